import { french } from '../kernel/message';

export const settingsMessages = {
  title: french('Paramètres', 'Settings'),
  display: french('Affichage', 'Display'),
  language: french('Langue', 'Language'),
  languageHelp: french(
    'Mixte garde chaque texte dans la langue du métier.',
    'Mixed keeps each text in the language of the trade.',
  ),
  theme: french('Thème', 'Theme'),
  themeSystem: french('Système', 'System'),
  themeLight: french('Clair', 'Light'),
  themeDark: french('Sombre', 'Dark'),
  keyboard: french('Clavier', 'Keyboard'),
  singleKeys: french("Raccourcis d'une seule touche", 'Single-key shortcuts'),
  singleKeysHelp: french(
    'Par exemple ? pour l’aide. Ctrl+K reste toujours actif.',
    'For example ? for help. Ctrl+K always works.',
  ),
  showShortcuts: french('Voir les raccourcis', 'See the shortcuts'),
  notifications: french('Notifications', 'Notifications'),
  chooseNotifications: french('Choisir ce qui vous est dit', 'Choose what you are told'),
  mailOnSignIn: french('E-mail à chaque connexion', 'Email at each sign-in'),
  mailOnSignInHelp: french(
    'Pour remarquer une connexion qui n’est pas la vôtre.',
    'To notice a sign-in that is not yours.',
  ),
  sessions: french('Sessions ouvertes', 'Open sessions'),
  sessionsHelp: french('Fermez celles que vous ne reconnaissez pas.', 'Close those that you do not recognise.'),
  thisSession: french('Cette session', 'This session'),
  sessionSince: french('Depuis le {date}, {address}', 'Since {date}, {address}'),
  unknownBrowser: french('Navigateur inconnu', 'Unknown browser'),
  browserOn: french('{browser} sur {system}', '{browser} on {system}'),
  revoke: french('Fermer la session', 'Close the session'),
  revoked: french('Session fermée.', 'Session closed.'),
  revokeOthers: french('Fermer les autres sessions', 'Close the other sessions'),
  othersRevoked: french('{n} {n|session fermée|sessions fermées}.', '{n} {n|session|sessions} closed.'),
  signOutEverywhere: french('Se déconnecter partout', 'Sign out everywhere'),
  signOutEverywhereAsk: french(
    'Toutes vos sessions, celle-ci comprise, seront fermées.',
    'All your sessions, this one included, will be closed.',
  ),
  savedAtOnce: french('Chaque choix est enregistré aussitôt.', 'Each choice is saved at once.'),
  changedMeanwhile: french(
    'Vos paramètres ont changé entre-temps : les valeurs actuelles sont affichées.',
    'Your settings changed meanwhile: the current values are shown.',
  ),
};
