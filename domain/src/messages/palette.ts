import { french } from '../kernel/message';

export const paletteMessages = {
  title: french('Rechercher ou aller à…', 'Search or go to…'),
  empty: french('Rien ne correspond.', 'Nothing matches.'),
  goTo: french('Aller à', 'Go to'),
  doIt: french('Faire', 'Do'),
  display: french('Affichage', 'Display'),
  auditTrail: french("Piste d'audit", 'Audit trail'),
  sendFeedback: french('Donner un avis (Feedback)', 'Send feedback'),
  showShortcuts: french('Raccourcis clavier', 'Keyboard shortcuts'),
  themeTo: french('Thème : {theme}', 'Theme: {theme}'),
  languageTo: french('Langue : {language}', 'Language: {language}'),
};

export const shortcutMessages = {
  title: french('Raccourcis clavier', 'Keyboard shortcuts'),
  palette: french('Rechercher ou aller à…', 'Search or go to…'),
  help: french('Afficher cette aide', 'Show this help'),
  report: french('Signaler un problème', 'Report an issue'),
  goInbox: french('Aller à la boîte de réception', 'Go to the inbox'),
  goActions: french('Aller aux actions', 'Go to the actions'),
  goAlerts: french('Aller aux alertes', 'Go to the alerts'),
  goNotifications: french('Aller aux notifications', 'Go to the notifications'),
  goHome: french("Aller à l'accueil", 'Go to the home page'),
  search: french('Chercher dans la page', 'Search in the page'),
  thenKey: french('puis', 'then'),
  singleKeysOff: french(
    'Les raccourcis d’une seule touche sont désactivés dans vos paramètres.',
    'Single-key shortcuts are switched off in your settings.',
  ),
};
