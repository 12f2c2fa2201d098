import { english, text } from '../kernel/message';

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
  clearFilters: text('Tout effacer', 'Clear all'),
  filters: english('Filtres', 'Filters'),
  removeFilter: text('Retirer le filtre {name}', 'Remove the filter {name}'),
  loadFailedHelp: text('La liste n’a pas pu être lue : {reason}', 'The list could not be read: {reason}'),
  any: text('Tous', 'All'),
  assigned: english('Affecté à', 'Assigned to'),
  filtersOn: text('{n} {n|filtre actif|filtres actifs}', '{n} active {n|filter|filters}'),
  search: english('Rechercher par ID, nom...', 'Search by ID, name...'),
  dateFormat: text('jj/mm/aaaa', 'dd/mm/yyyy'),
  dateInvalid: text('Écrivez une date comme 31/12/2026.', 'Write a date like 31/12/2026.'),
  untitled: text('Sans description', 'No description'),
  id: english('ID', 'ID'),
  status: english('Statut', 'Status'),
  summary: english('Résumé', 'Summary'),
  team: english('Mon équipe', 'My Team'),
  me: english('Moi', 'Me'),
  everyone: english('Tout le monde', 'Everyone'),
};

export const dueFilterMessages = {
  overdue: english('En retard', 'Overdue'),
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
    'La recherche, les filtres, l’ordre et l’affichage de cette liste, pour vous seul.',
    'The search, the filters, the order and the display of this list, for you alone.',
  ),
  name: text('Nom de la vue', 'Name of the view'),
  saved: text('Vue « {name} » enregistrée', 'View “{name}” saved'),
  none: text('Aucune vue enregistrée.', 'No saved view.'),
  failed: text('Les vues n’ont pas pu être lues.', 'The views could not be read.'),
  remove: text('Retirer la vue « {name} »', 'Remove the view “{name}”'),
  removed: text('Vue « {name} » retirée.', 'View “{name}” removed.'),
  undo: text('Rétablir', 'Put it back'),
};

export const exportMessages = {
  export: english('Exporter .xls', 'Export .xls'),
  exporting: text('Export en cours...', 'Exporting...'),
  received: text('{size} reçus', '{size} received'),
  cancel: text('Annuler l’export', 'Cancel the export'),
  cancelled: text('Export annulé', 'Export cancelled'),
  done: text('Export terminé : {name}', 'Export done: {name}'),
  nothing: text('Il n’y a rien à exporter.', 'There is nothing to export.'),
};

export const selectionMessages = {
  label: text('Sélection', 'Selection'),
  count: text('{n} {n|sélectionné|sélectionnés}', '{n} selected'),
  all: text('Sélectionner toute la page', 'Select the whole page'),
  row: text('Sélectionner {id}', 'Select {id}'),
  clear: text('Annuler la sélection', 'Clear the selection'),
  changeDueDate: text('Changer l’échéance', 'Change the due date'),
  newDueDate: text('Nouvelle échéance', 'New due date'),
  choosePerson: text('Choisissez une personne de la liste.', 'Choose a person from the list.'),
  chooseDay: text('Écrivez une date comme 31/12/2026.', 'Write a date like 31/12/2026.'),
  reason: text('Raison', 'Reason'),
  change: text('Changer', 'Change'),
};

export const boardMessages = {
  unknown: english('inconnu', 'unknown'),
  more: text('Afficher les {n} autres', 'Show the other {n}'),
  move: text('Déplacer {id} vers…', 'Move {id} to…'),
  moveAs: text('{status} : {action}', '{status}: {action}'),
  noWay: text(
    'On ne passe pas directement de « {from} » à « {to} ».',
    'There is no direct way from “{from}” to “{to}”.',
  ),
  unknownStatus: text('Ce statut n’est pas connu.', 'This status is not known.'),
};

export const boardDragMessages = {
  instructions: text(
    'Espace soulève la carte, les flèches la portent d’une colonne à l’autre, Espace la dépose, Échap la laisse où elle était.',
    'Space lifts the card, the arrow keys carry it from column to column, Space drops it, Escape leaves it where it was.',
  ),
  lifted: text('{id} soulevée dans « {lane} ».', '{id} lifted in “{lane}”.'),
  over: text('{id} au-dessus de « {lane} ».', '{id} is over “{lane}”.'),
  refused: text('« {lane} » n’accepte pas {id}. {reason}', '“{lane}” does not take {id}. {reason}'),
  dropped: text('{id} déposée dans « {lane} ».', '{id} dropped in “{lane}”.'),
  cancelled: text('{id} est restée où elle était.', '{id} stays where it was.'),
};

export const pagerMessages = {
  label: text('Pages', 'Pages'),
  previous: text('Précédent', 'Previous'),
  next: text('Suivant', 'Next'),
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
