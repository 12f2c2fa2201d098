import { text } from '../../kernel/message';

/** Addresses that lead nowhere, or to a page for others. */
export const addressMessages = {
  forbidden: text('Cette page ne vous est pas destinée', 'This page is not for you'),
  forbiddenHelp: text(
    'Elle est réservée à : {readers}. L’administrateur de votre entreprise peut vous donner un rôle.',
    'It is for: {readers}. The administrator of your company can give you a role.',
  ),
  forbiddenPlatform: text(
    'Seuls les administrateurs de la plateforme l’ouvrent. Les utilisateurs et les rôles de votre entreprise se gèrent dans Paramétrage.',
    'Only the administrators of the platform open it. The users and roles of your company are managed in Parameters.',
  ),
  everyCompany: text('les utilisateurs d’une entreprise', 'the users of a company'),
  toLanding: text('Retour à l’accueil', 'Back to the home page'),
  unknown: text('Il n’y a pas de page à l’adresse {address}.', 'There is no page at the address {address}.'),
};
