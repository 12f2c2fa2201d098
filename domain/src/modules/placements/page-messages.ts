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
  fromFile: text('Importer un fichier', 'Import a file'),
  fileTitle: text('Importer des affectations', 'Import placements'),
  fileHelp: text(
    'Un fichier CSV dont la première ligne nomme les colonnes : nom d’utilisateur, service, site, poste, premier jour, dernier jour. Rien n’est écrit avant que toutes les lignes soient justes.',
    'A CSV file whose first line names the columns: username, department, site, post, first day, last day. Nothing is written until every line is right.',
  ),
  chooseFile: text('Choisir un fichier CSV', 'Choose a CSV file'),
  pasteLines: text('Ou collez les lignes ici', 'Or paste the lines here'),
  nothingToRead: text('Choisissez un fichier ou collez des lignes.', 'Choose a file or paste lines.'),
  editLines: text('Modifier les lignes', 'Edit the lines'),
  checkedLines: text('Lignes du fichier', 'Lines of the file'),
  line: text('Ligne', 'Line'),
  ready: text('Prêt', 'Ready'),
  linesWrong: text(
    '{n} {n|ligne est à corriger|lignes sont à corriger} : rien n’est écrit tant qu’il en reste.',
    '{n} {n|line is|lines are} to be mended: nothing is written while any is left.',
  ),
  importAll: text('Ajouter {n} {n|affectation|affectations}', 'Add {n} {n|placement|placements}'),
  toPeople: text('Utilisateurs', 'Users'),
};
