import { text } from '../../kernel/message';

/** Where roles are given: what each one lets a person do. */
export const roleHelpMessages = {
  reporter: text(
    'Signale, suit ses signalements, fait ses actions.',
    'Reports, follows own reports, does own actions.',
  ),
  validator: text('Décide des signalements et signe.', 'Decides on reports and signs.'),
  qa: text('Revoit, approuve et clôt les dossiers ; signe.', 'Reviews, approves and closes cases; signs.'),
  designer: text(
    'Crée les questionnaires, tient à jour les listes et le glossaire.',
    'Builds questionnaires, maintains the lists and the glossary.',
  ),
  company_admin: text(
    'Invite les utilisateurs, donne les rôles, fixe les règles.',
    'Invites users, gives roles, sets the rules.',
  ),
};
