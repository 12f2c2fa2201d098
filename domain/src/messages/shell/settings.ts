import { text } from '../../kernel/message';
import { shellMessages } from './shell';

export const settingsMessages = {
  title: shellMessages.settings,
  display: text('Affichage', 'Display'),
  language: text('Langue', 'Language'),
  languageHelp: text('Mixte : les termes de la qualité restent en anglais.', 'Mixed: quality terms stay in English.'),
  theme: text('Thème', 'Theme'),
  themeSystem: text('Système', 'System'),
  themeLight: text('Clair', 'Light'),
  themeDark: text('Sombre', 'Dark'),
  keyboard: text('Clavier', 'Keyboard'),
  singleKeys: text("Raccourcis d'une seule touche", 'Single-key shortcuts'),
  singleKeysHelp: text(
    'Par exemple ? pour l’aide. Ctrl+K reste toujours actif.',
    'For example ? for help. Ctrl+K always works.',
  ),
  showShortcuts: text('Voir les raccourcis', 'See the shortcuts'),
  notifications: text('Notifications', 'Notifications'),
  chooseNotifications: text('Préférences de notification', 'Notification preferences'),
  mailOnSignIn: text('E-mail à chaque connexion', 'Email at each sign-in'),
  mailOnSignInHelp: text(
    'Pour remarquer une connexion qui n’est pas la vôtre.',
    'To notice a sign-in that is not yours.',
  ),
  sessions: text('Sessions ouvertes', 'Open sessions'),
  sessionsHelp: text('Fermez celles que vous ne reconnaissez pas.', 'Close those that you do not recognise.'),
  thisSession: text('Cette session', 'This session'),
  sessionSince: text('Depuis le {date}, {address}', 'Since {date}, {address}'),
  unknownBrowser: text('Navigateur inconnu', 'Unknown browser'),
  browserOn: text('{browser} sur {system}', '{browser} on {system}'),
  revoke: text('Fermer la session', 'Close the session'),
  revoked: text('Session fermée.', 'Session closed.'),
  revokeOthers: text('Fermer les autres sessions', 'Close the other sessions'),
  othersRevoked: text('{n} {n|session fermée|sessions fermées}.', '{n} {n|session|sessions} closed.'),
  signOutEverywhere: text('Se déconnecter partout', 'Sign out everywhere'),
  signOutEverywhereAsk: text(
    'Toutes vos sessions, celle-ci comprise, seront fermées.',
    'All your sessions, this one included, will be closed.',
  ),
  savedAtOnce: text('Chaque choix est enregistré aussitôt.', 'Each choice is saved at once.'),
  changedMeanwhile: text(
    'Vos paramètres ont changé entre-temps : les valeurs actuelles sont affichées.',
    'Your settings changed meanwhile: the current values are shown.',
  ),
};
