import { text } from '../../../kernel/message';

export const valuesPageMessages = {
  intro: text(
    'Ce que les formulaires proposent. Un dossier garde le texte choisi : renommer ou retirer une valeur ne change rien à ce qui est écrit, et l’on peut toujours écrire autre chose. Un changement vaut aussitôt.',
    'What the forms offer. A record keeps the text that was chosen: renaming or retiring a value changes nothing that is written, and something else can always be written. A change holds at once.',
  ),
  list: text('Liste', 'List'),
  search: text('Rechercher dans la liste', 'Search the list'),
  state: text('État', 'State'),
  all: text('Toutes', 'All'),
  count: text('{n} {n|valeur|valeurs}', '{n} {n|value|values}'),
  empty: text('Cette liste est vide', 'This list is empty'),
  emptyHelp: text(
    'Tant qu’elle est vide, les formulaires laissent écrire librement. Ajoutez une valeur, ou collez une colonne d’un tableur.',
    'As long as it is empty, the forms let people write freely. Add a value, or paste a column of a spreadsheet.',
  ),
  nothingFound: text('Rien ne correspond à cette recherche', 'Nothing matches this search'),
  onlyOf: text('Seulement : {parent}', 'Only: {parent}'),
  clearSearch: text('Tout afficher', 'Show all'),

  label: text('Nom', 'Name'),
  code: text('Code', 'Code'),
  codeHelp: text('Celui d’un autre système, s’il y en a un.', 'That of another system, if there is one.'),
  product: text('Produit', 'Product'),
  site: text('Site', 'Site'),
  offered: text('Proposée', 'Offered'),
  always: text('toujours', 'always'),
  fromDay: text('à partir du {day}', 'from {day}'),
  untilDay: text('jusqu’au {day}', 'until {day}'),
  betweenDays: text('du {from} au {until}', 'from {from} until {until}'),
  from: text('Proposée à partir du', 'Offered from'),
  until: text('Proposée jusqu’au', 'Offered until'),
  optional: text('facultatif', 'optional'),
  notYet: text('Pas encore', 'Not yet'),
  noLonger: text('Plus proposée', 'No longer'),
  changed: text('Modifiée', 'Changed'),
  actions: text('Actions', 'Actions'),

  add: text('Ajouter', 'Add'),
  addTitle: text('Ajouter : {list}', 'Add: {list}'),
  lines: text('Valeurs, une par ligne', 'Values, one a line'),
  linesHelp: text(
    'Le nom, puis si besoin un point-virgule ou une tabulation et le code. Jusqu’à 1 000 lignes, par exemple collées d’un tableur : toutes sont ajoutées, ou aucune.',
    'The name and, if need be, a semicolon or a tab and the code. Up to 1,000 lines, pasted from a spreadsheet for example: all are added, or none.',
  ),
  problems: text('À corriger', 'To mend'),
  onLine: text('Ligne {line} : {problem}', 'Line {line}: {problem}'),
  moreProblems: text('et {n} {n|autre ligne|autres lignes}', 'and {n} other {n|line|lines}'),
  mendFirst: text(
    'Corrigez d’abord {n} {n|ligne|lignes} : tout est ajouté, ou rien.',
    'First mend {n} {n|line|lines}: everything is added, or nothing.',
  ),
  chooseParent: text('Choisissez une valeur de la liste.', 'Choose a value of the list.'),
  added: text('{n} {n|valeur ajoutée|valeurs ajoutées}.', '{n} {n|value|values} added.'),

  edit: text('Modifier', 'Edit'),
  editValue: text('Modifier : {label}', 'Edit: {label}'),
  saved: text('Valeur enregistrée.', 'Value saved.'),
  changedMeanwhile: text(
    'Cette valeur a changé entre-temps. Vérifiez, puis recommencez.',
    'This value changed meanwhile. Check it, then try again.',
  ),
  keepsRecords: text('Les dossiers gardent le texte qu’ils ont.', 'Records keep the text that they have.'),

  retireValue: text('Retirer : {label}', 'Retire: {label}'),
  retireAsk: text(
    '« {label} » ne sera plus proposé. La valeur est gardée et peut être rétablie.',
    '“{label}” will no longer be offered. The value is kept and can be brought back.',
  ),
  retired: text('Valeur retirée. Elle est gardée.', 'Value retired. It is kept.'),
  restoreValue: text('Rétablir : {label}', 'Bring back: {label}'),
  restored: text('Valeur rétablie.', 'Value brought back.'),
};
