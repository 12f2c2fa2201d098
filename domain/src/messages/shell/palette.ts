import { text } from '../../kernel/message';
import { shellMessages } from './shell';

export const paletteMessages = {
  title: shellMessages.search,
  empty: text('Rien ne correspond.', 'Nothing matches.'),
  count: text('{n} {n|résultat|résultats}', '{n} {n|result|results}'),
  goTo: text('Aller à', 'Go to'),
  doIt: text('Faire', 'Do'),
  display: text('Affichage', 'Display'),
  auditTrail: text("Piste d'audit", 'Audit trail'),
  sendFeedback: text('Donner un avis (Feedback)', 'Send feedback'),
  help: text('Aide', 'Help'),
  helpOn: text('Aide : {page}', 'Help: {page}'),
  showShortcuts: text('Raccourcis clavier', 'Keyboard shortcuts'),
  themeTo: text('Thème : {theme}', 'Theme: {theme}'),
  languageTo: text('Langue : {language}', 'Language: {language}'),
};

export const shortcutMessages = {
  title: text('Raccourcis clavier', 'Keyboard shortcuts'),
  palette: shellMessages.search,
  help: text('Aide de cette page', 'Help on this page'),
  report: text('Signaler un problème', 'Report an issue'),
  goOverview: text('Aller à la vue d’ensemble', 'Go to the overview'),
  goInbox: text('Aller à la boîte de réception', 'Go to the inbox'),
  goActions: text('Aller aux actions', 'Go to the actions'),
  goAlerts: text('Aller aux alertes', 'Go to the alerts'),
  goNotifications: text('Aller aux notifications', 'Go to the notifications'),
  goHome: text("Aller à l'accueil", 'Go to the home page'),
  search: text('Chercher dans la page', 'Search in the page'),
  thenKey: text('puis', 'then'),
  singleKeysOff: text(
    'Les raccourcis d’une seule touche sont désactivés dans vos paramètres.',
    'Single-key shortcuts are switched off in your settings.',
  ),
};
