import { text } from '../../kernel/message';

export const placementPageMessages = {
  addOne: text('Ajouter une affectation', 'Add a placement'),
  people: text('Personnes', 'People'),
  peopleMissing: text('Choisissez au moins une personne.', 'Choose at least one person.'),
  removePerson: text('Retirer {name}', 'Remove {name}'),
  endsEarlier: text('Terminer la veille leurs affectations en cours', 'End their current placements the day before'),
  endsEarlierHelp: text(
    'À cocher pour un changement de service ; à laisser pour un second poste.',
    'Tick for a move to another department; leave for a second post.',
  ),
  submit: text('Affecter', 'Place'),
  added: text(
    '{n} {n|affectation ajoutée|affectations ajoutées}, {ended} {ended|terminée|terminées}.',
    '{n} {n|placement|placements} added, {ended} ended.',
  ),
  of: text('Affectations de {name}', 'Placements of {name}'),
  none: text('Aucune affectation connue.', 'No placement is known.'),
  noneHelp: text(
    'Sans affectation connue, une personne ne peut pas auditer : son indépendance ne se vérifie pas.',
    'Without a known placement a person cannot audit: independence cannot be checked.',
  ),
  since: text('depuis le {from}', 'since {from}'),
  period: text('du {from} au {until}', 'from {from} to {until}'),
  toPeople: text('Utilisateurs', 'Users'),
};
