import type { Role } from '../../kernel/identity/actor';
import { english, french, type Message, text } from '../../kernel/message';

/** Words that every page may need. */
export const generalMessages = {
  loading: text('Chargement...', 'Loading...'),
  close: text('Fermer', 'Close'),
  cancel: text('Annuler', 'Cancel'),
  save: text('Enregistrer', 'Save'),
  saving: text('Enregistrement...', 'Saving...'),
  retry: text('Réessayer', 'Try again'),
  loadFailed: text('Erreur de chargement', 'Could not load'),
  showPassword: text('Afficher le mot de passe', 'Show the password'),
  hidePassword: text('Masquer le mot de passe', 'Hide the password'),
};

export const shellMessages = {
  skipToContent: text('Aller au contenu', 'Skip to content'),
  sessionLoading: french('Chargement...', 'Loading...'),
  homeLink: text('Vigie, accueil', 'Vigie, home'),
  home: text('Accueil', 'Home'),
  search: text('Rechercher ou aller à…', 'Search or go to…'),
  searchShort: text('Rechercher', 'Search'),
  navigation: text('Menu', 'Menu'),
  foldNavigation: text('Réduire le menu', 'Collapse the menu'),
  unfoldNavigation: text('Agrandir le menu', 'Expand the menu'),
  help: text('Aide', 'Help'),
  breadcrumbs: text('Fil d’Ariane', 'Breadcrumbs'),
  waitingHere: text('{n} à traiter', '{n} to do'),
  alsoHere: text('Aussi dans Vigie', 'Also in Vigie'),
  feedback: english('Feedback', 'Feedback'),
  userMenu: text('Menu de {name}', 'Menu of {name}'),
  myProfile: french('Mon profil', 'My profile'),
  settings: french('Paramètres', 'Settings'),
  offline: text('Sans réseau', 'Without a network'),
  signOut: french('Déconnexion', 'Sign out'),
  greeting: text('Bonjour {name}', 'Hello {name}'),
  notAvailableYet: text('Pas encore disponible', 'Not available yet'),
  reservedTo: text('Réservé : {roles}', 'Only: {roles}'),
  everyCompany: text('entreprises', 'companies'),
  pageFailed: text('Cette page n’a pas pu s’afficher', 'This page could not be shown'),
  pageFailedHelp: text(
    'Ce que vous avez enregistré n’est pas perdu. Réessayez, ou revenez à l’accueil.',
    'What you saved is not lost. Try again, or go back to the home page.',
  ),
  pageOffline: text('Pas de réseau', 'No network'),
  pageOfflineHelp: text(
    'Cette page s’ouvrira dès que le réseau sera revenu. Ce que vous avez enregistré n’est pas perdu.',
    'This page opens as soon as the network is back. What you saved is not lost.',
  ),
  newVersion: text(
    'Une nouvelle version de Vigie est disponible. Enregistrez d’abord votre saisie.',
    'A new version of Vigie is available. Save your work first.',
  ),
  loadNewVersion: text('Recharger', 'Reload'),
  networkLost: text(
    'Connexion perdue. Vigie se reconnecte dès que possible.',
    'Connection lost. Vigie reconnects as soon as it can.',
  ),
};

/** Whom a tile that exists is for, in the one line that a tile has for it. */
export const shortRoleMessages: Record<Role, Message> = {
  reporter: text('déclarant', 'reporter'),
  validator: text('validateur', 'validator'),
  qa: text('AQ', 'QA'),
  designer: text('design', 'designer'),
  company_admin: text('admin', 'admin'),
  platform_admin: text('plateforme', 'platform'),
};

export const reasonMessages = {
  reason: text('Raison', 'Reason'),
  optional: text('facultatif', 'optional'),
};

/** The launcher's groups, which the sources do not name. */
export const launcherGroupMessages = {
  steer: text('Piloter', 'Manage'),
  report: text('Signaler', 'Report'),
  handle: text('Traiter', 'Cases'),
  control: text('Maîtriser', 'Control'),
};
export type LauncherGroup = keyof typeof launcherGroupMessages;

/** Everything that has an address under /apps; the launcher shows all of them but quick-win. */
export const appMessages = {
  overview: english("Vue d'ensemble", 'Overview'),
  notifications: english('Notifications', 'Notifications'),
  kpi: english('Indicateurs', 'KPI'),
  parameters: english('Paramétrage', 'Parameters'),
  'new-issue': english('Nouveau signalement', 'New Issue'),
  inbox: english('Boîte de réception', 'Inbox'),
  audit: english('Audit', 'Audit'),
  gemba: english('Gemba', 'Gemba'),
  hse: english('HSE', 'HSE'),
  'non-conformity': english('Non-conformité', 'Non-conformity'),
  improvement: english("Projet d'amélioration", 'Improvement Project'),
  'quick-win': english('Gain rapide', 'Quick Win'),
  'it-bug': english('Bug informatique', 'IT Bug'),
  complaint: english('Réclamation', 'Complaint'),
  'equipment-failure': english('Maintenance', 'Maintenance'),
  actions: english('Actions', 'Actions'),
  'change-control': english('Maîtrise des changements', 'Change Control'),
  procedures: english('Procédures', 'Procedures'),
  training: english('Formation', 'Training'),
  'risk-management': english('Gestion des risques', 'Risk Management'),
} satisfies Record<string, Message>;
export type AppId = keyof typeof appMessages;
/** Those that have a tile on the launcher, and an address under /apps/. */
export type ModuleId = Exclude<AppId, 'quick-win'>;
