import { text } from '../../../kernel/message';

/** Who may read a confidential case, and who says so. */
export const confidentialityMessages = {
  notYours: text(
    'Seuls le rédacteur principal et l’AQ décident de qui lit ce dossier.',
    'Only the lead writer and QA decide who reads this case.',
  ),
  notYourself: text(
    'Vous ne liriez plus ce dossier vous-même : nommez-vous, ou gardez votre rôle.',
    'You would no longer read this case yourself: name yourself, or keep your role.',
  ),
  readerUnknown: text('Cette personne n’est pas active dans la société.', 'This person is not active in the company.'),
  title: text('Confidentialité', 'Confidentiality'),
  ordinary: text('Tous les collègues lisent ce dossier.', 'Every colleague reads this case.'),
  restricted: text('Ce dossier est lu seulement par :', 'This case is read only by:'),
  roleHolders: text('Rôle : {role}', 'Role: {role}'),
  lead: text('rédacteur principal', 'lead writer'),
  team: text('équipe du dossier', 'team of the case'),
  action: text('une action du dossier', 'an action of the case'),
  named: text('nommément', 'by name'),
  change: text('Modifier l’accès', 'Change access'),
  dialogTitle: text('Qui lit {id} ?', 'Who reads {id}?'),
  switch: text('Dossier confidentiel', 'Confidential case'),
  switchHelp: text(
    'Les autres collègues ne le trouvent plus : ni listes, ni recherche, ni chiffres, ni notifications.',
    'Other colleagues no longer find it: not in lists, search, figures or notifications.',
  ),
  always: text(
    'Le rédacteur principal, l’équipe du dossier et les personnes de ses actions le lisent toujours.',
    'The lead writer, the team of the case and the people of its actions always read it.',
  ),
  roles: text('Rôles qui le lisent', 'Roles that read it'),
  people: text('Personnes nommées', 'Named people'),
  reason: text('Raison', 'Reason'),
  save: text('Enregistrer', 'Save'),
  saved: text('L’accès au dossier est enregistré.', 'Access to the case is saved.'),
  hiddenEvent: text('Événement d’un dossier confidentiel', 'Event of a confidential case'),
};
