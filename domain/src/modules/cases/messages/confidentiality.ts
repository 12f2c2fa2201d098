import { text } from '../../../kernel/message';
import { generalMessages, reasonMessages } from '../../../messages/shell/shell';

/** Who may read a confidential case, and who says so. */
export const confidentialityMessages = {
  notYours: text(
    'Seuls le rédacteur principal et l’AQ décident de l’accès à ce dossier.',
    'Only the lead writer and QA decide who can read this case.',
  ),
  notYourself: text(
    'Vous n’auriez plus accès à ce dossier : ajoutez-vous, ou gardez votre rôle.',
    'You would lose access to this case: add yourself, or keep your role.',
  ),
  readerUnknown: text('Cette personne n’est pas active dans la société.', 'This person is not active in the company.'),
  title: text('Confidentialité', 'Confidentiality'),
  ordinary: text('Tous les collègues peuvent lire ce dossier.', 'Every colleague can read this case.'),
  restricted: text('Accès réservé à :', 'Access limited to:'),
  roleHolders: text('Rôle : {role}', 'Role: {role}'),
  lead: text('rédacteur principal', 'lead writer'),
  team: text('équipe du dossier', 'case team'),
  action: text('une action du dossier', 'a case action'),
  named: text('nommément', 'named'),
  change: text('Modifier l’accès', 'Change access'),
  dialogTitle: text('Qui peut lire {id} ?', 'Who can read {id}?'),
  switch: text('Dossier confidentiel', 'Confidential case'),
  switchHelp: text(
    'Les autres collègues ne le voient plus : ni dans les listes, la recherche et les chiffres, ni dans les notifications.',
    'Other colleagues no longer see it in lists, search, figures or notifications.',
  ),
  always: text(
    'Le rédacteur principal, l’équipe du dossier et les personnes de ses actions y ont toujours accès.',
    'The lead writer, the case team and the people of its actions always have access.',
  ),
  roles: text('Rôles autorisés', 'Roles with access'),
  people: text('Personnes autorisées', 'People with access'),
  reason: reasonMessages.reason,
  save: generalMessages.save,
  saved: text('L’accès au dossier est enregistré.', 'Access to the case is saved.'),
  hiddenEvent: text('Événement d’un dossier confidentiel', 'Event of a confidential case'),
};
