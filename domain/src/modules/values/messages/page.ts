import { text } from '../../../kernel/message';
import { reasonMessages } from '../../../messages/shell/shell';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { commandWords } from '../../../messages/words/commands';
import { fieldWords } from '../../../messages/words/fields';

export const valuesPageMessages = {
  intro: text(
    'Valeurs proposées dans les formulaires. Un dossier garde le texte choisi : renommer ou retirer une valeur ne modifie pas les dossiers existants, et la saisie libre reste possible. Un changement s’applique aussitôt.',
    'Values offered in the forms. A record keeps the text that was chosen: renaming or retiring a value does not change existing records, and free text is always possible. A change applies at once.',
  ),
  list: text('Liste', 'List'),
  search: text('Rechercher dans la liste', 'Search the list'),
  state: fieldWords.state,
  all: text('Toutes', 'All'),
  count: text('{n} {n|valeur|valeurs}', '{n} {n|value|values}'),
  empty: text('Cette liste est vide', 'This list is empty'),
  emptyHelp: text(
    'Tant qu’elle est vide, la saisie est libre dans les formulaires. Ajoutez une valeur, ou collez une colonne d’un tableur.',
    'While it is empty, forms accept free text. Add a value, or paste a spreadsheet column.',
  ),
  nothingFound: text('Rien ne correspond à cette recherche', 'Nothing matches this search'),
  onlyOf: text('Seulement : {parent}', 'Only: {parent}'),
  clearSearch: commandWords.showAll,

  label: text('Nom', 'Name'),
  code: text('Code', 'Code'),
  codeHelp: text('Code dans un autre système, le cas échéant.', 'Code in another system, if any.'),
  product: caseFieldWords.product,
  site: caseFieldWords.site,
  offered: text('Proposée', 'Offered'),
  always: fieldWords.always,
  fromDay: text('à partir du {day}', 'from {day}'),
  untilDay: text('jusqu’au {day}', 'until {day}'),
  betweenDays: text('du {from} au {until}', 'from {from} until {until}'),
  from: text('Proposée à partir du', 'Offered from'),
  until: text('Proposée jusqu’au', 'Offered until'),
  optional: reasonMessages.optional,
  notYet: text('Pas encore', 'Not yet'),
  noLonger: text('Plus proposée', 'No longer'),
  changed: text('Modifiée', 'Changed'),
  actions: text('Actions', 'Actions'),

  add: commandWords.add,
  addTitle: text('Ajouter : {list}', 'Add: {list}'),
  lines: text('Valeurs, une par ligne', 'Values, one per line'),
  linesHelp: text(
    'Le nom, puis si besoin un point-virgule ou une tabulation et le code. Jusqu’à 1 000 lignes, par exemple collées d’un tableur : toutes sont ajoutées, ou aucune.',
    'The name and, if needed, a semicolon or a tab and the code. Up to 1,000 lines, for example pasted from a spreadsheet: all are added, or none.',
  ),
  problems: fieldWords.toFix,
  onLine: text('Ligne {line} : {problem}', 'Line {line}: {problem}'),
  moreProblems: text('et {n} {n|autre ligne|autres lignes}', 'and {n} other {n|line|lines}'),
  mendFirst: text(
    'Corrigez d’abord {n} {n|ligne|lignes} : tout est ajouté, ou rien.',
    'Fix {n} {n|line|lines} first: everything is added, or nothing.',
  ),
  chooseParent: text('Choisissez une valeur de la liste.', 'Choose a value from the list.'),
  added: text('{n} {n|valeur ajoutée|valeurs ajoutées}.', '{n} {n|value|values} added.'),

  edit: commandWords.edit,
  editValue: text('Modifier : {label}', 'Edit: {label}'),
  saved: text('Valeur enregistrée.', 'Value saved.'),
  changedMeanwhile: text(
    'Cette valeur a changé entre-temps. Vérifiez, puis recommencez.',
    'This value changed meanwhile. Check it, then try again.',
  ),
  keepsRecords: text('Les dossiers existants ne changent pas.', 'Existing records do not change.'),

  retireValue: text('Retirer : {label}', 'Retire: {label}'),
  retireAsk: text(
    '« {label} » ne sera plus proposé. La valeur est gardée et peut être rétablie.',
    '“{label}” will no longer be offered. The value is kept and can be restored.',
  ),
  retired: text('Valeur retirée, mais conservée.', 'Value retired, but kept.'),
  restoreValue: text('Rétablir : {label}', 'Restore: {label}'),
  restored: text('Valeur rétablie.', 'Value restored.'),
};
