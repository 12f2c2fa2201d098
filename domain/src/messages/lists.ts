import { english, text } from '../kernel/message';
import { reasonMessages } from './shell/shell';
import { commandWords } from './words/commands';
import { fieldWords } from './words/fields';
import { recordPartWords } from './words/record-parts';
import { stateWords } from './words/states';

/** What every list of records says, beside the words that it shares with the inbox. */
export const listMessages = {
  countMore: text('plus de {n}', 'more than {n}'),
  sortAndFilter: english('Trier et filtrer', 'Sort & Filter'),
  view: text('Affichage', 'View'),
  kanban: english('Kanban', 'Kanban'),
  list: english('Liste', 'List'),
  notGiven: text('Non précisé', 'Not given'),
  commentCount: text('{n} {n|commentaire|commentaires}', '{n} {n|comment|comments}'),
  showAll: text('Effacer la recherche et les filtres', 'Clear the search and the filters'),
  showEveryone: text('Afficher tout le monde', 'Show everyone'),
  clearFilters: commandWords.clearAll,
  filters: english('Filtres', 'Filters'),
  removeFilter: text('Retirer le filtre {name}', 'Remove the filter {name}'),
  loadFailedHelp: text('La liste n’a pas pu être lue : {reason}', 'The list could not be read: {reason}'),
  any: fieldWords.all,
  assigned: english('Affecté à', 'Assigned to'),
  filtersOn: text('{n} {n|filtre actif|filtres actifs}', '{n} active {n|filter|filters}'),
  search: english('Rechercher par ID, nom...', 'Search by ID, name...'),
  dateFormat: fieldWords.dateFormat,
  dateInvalid: fieldWords.dateInvalid,
  untitled: text('Sans description', 'No description'),
  id: english('ID', 'ID'),
  status: fieldWords.statusInEnglish,
  summary: fieldWords.summaryInEnglish,
  team: english('Mon équipe', 'My Team'),
  me: english('Moi', 'Me'),
  everyone: english('Tout le monde', 'Everyone'),
};

export const dueFilterMessages = {
  overdue: stateWords.overdueInEnglish,
  week: text('7 jours ou moins', '7 days or less'),
  later: text('Plus de 7 jours', 'More than 7 days'),
  undated: text('Sans échéance', 'No due date'),
  dueFrom: text('Échéance à partir du', 'Due from'),
  dueTo: text('Échéance jusqu’au', 'Due until'),
};

export const listOrderMessages = {
  sortBy: text('Trier par', 'Sort by'),
  direction: text('Ordre', 'Order'),
  ascending: text('Croissant', 'Ascending'),
  descending: text('Décroissant', 'Descending'),
};

export const savedViewMessages = {
  title: text('Vues enregistrées', 'Saved views'),
  save: text('Enregistrer la vue', 'Save the view'),
  saveHelp: text(
    'La recherche, les filtres, l’ordre et l’affichage de cette liste, visibles par vous seul.',
    'The search, filters, order and display of this list, visible only to you.',
  ),
  name: text('Nom de la vue', 'View name'),
  saved: text('Vue « {name} » enregistrée', 'View “{name}” saved'),
  none: text('Aucune vue enregistrée.', 'No saved view.'),
  failed: text('Les vues n’ont pas pu être lues.', 'The views could not be read.'),
  remove: text('Retirer la vue « {name} »', 'Remove the view “{name}”'),
  removed: text('Vue « {name} » retirée.', 'View “{name}” removed.'),
  undo: text('Rétablir', 'Restore'),
};

export const exportMessages = {
  export: english('Exporter .xls', 'Export .xls'),
  exporting: commandWords.exporting,
  received: text('{size} reçus', '{size} received'),
  cancel: text('Annuler l’export', 'Cancel the export'),
  cancelled: text('Export annulé', 'Export cancelled'),
  done: text('Export terminé : {name}', 'Export complete: {name}'),
  nothing: text('Il n’y a rien à exporter.', 'There is nothing to export.'),
};

export const selectionMessages = {
  label: text('Sélection', 'Selection'),
  count: text('{n} {n|sélectionné|sélectionnés}', '{n} selected'),
  all: text('Sélectionner toute la page', 'Select the whole page'),
  row: text('Sélectionner {id}', 'Select {id}'),
  clear: text('Annuler la sélection', 'Clear the selection'),
  changeDueDate: recordPartWords.changeDueDate,
  newDueDate: recordPartWords.newDueDate,
  choosePerson: text('Choisissez une personne de la liste.', 'Choose a person from the list.'),
  chooseDay: fieldWords.dateInvalid,
  reason: reasonMessages.reason,
  change: commandWords.change,
};

export const boardMessages = {
  unknown: english('inconnu', 'unknown'),
  more: text('Afficher les {n} autres', 'Show the other {n}'),
  move: text('Déplacer {id} vers…', 'Move {id} to…'),
  moveAs: text('{status} : {action}', '{status}: {action}'),
  noWay: text('Passage direct de « {from} » à « {to} » impossible.', 'Cannot go directly from “{from}” to “{to}”.'),
  unknownStatus: text('Ce statut n’est pas connu.', 'This status is not known.'),
};

export const boardDragMessages = {
  instructions: text(
    'Espace saisit la carte, les flèches la déplacent d’une colonne à l’autre, Espace la dépose, Échap annule.',
    'Space picks up the card, the arrow keys move it from column to column, Space drops it, Escape cancels.',
  ),
  lifted: text('{id} saisie dans « {lane} ».', '{id} picked up in “{lane}”.'),
  over: text('{id} au-dessus de « {lane} ».', '{id} is over “{lane}”.'),
  refused: text('« {lane} » n’accepte pas {id}. {reason}', '“{lane}” does not accept {id}. {reason}'),
  dropped: text('{id} déposée dans « {lane} ».', '{id} dropped in “{lane}”.'),
  cancelled: text('{id} est restée où elle était.', '{id} stays where it was.'),
};

export const pagerMessages = {
  label: text('Pages', 'Pages'),
  previous: commandWords.previous,
  next: commandWords.next,
  page: text('Page {n}', 'Page {n}'),
  range: text('{first} à {last} sur {total}', '{first} to {last} of {total}'),
};

export const orderMessages = {
  sortBy: text('Trier par', 'Sort by'),
  ascending: text('Ordre croissant ; inverser', 'Ascending; reverse'),
  descending: text('Ordre décroissant ; inverser', 'Descending; reverse'),
};

export const confidentialMessages = {
  mark: text('Confidentiel', 'Confidential'),
};

/** R43: of what was brought from elsewhere, wherever it is listed, counted or printed. */
export const importedMarkMessages = {
  mark: text('Importé', 'Imported'),
};

export const importedOriginMessages = {
  imported: importedMarkMessages.mark,
  here: text('De Vigie', 'From Vigie'),
};
