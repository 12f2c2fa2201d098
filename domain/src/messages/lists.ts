import { english, french } from '../kernel/message';

/** What every list of records says, beside the words that it shares with the inbox. */
export const listMessages = {
  countMore: french('plus de {n}', 'more than {n}'),
  sortAndFilter: english('Trier et filtrer', 'Sort & Filter'),
  view: french('Affichage', 'View'),
  kanban: english('Kanban', 'Kanban'),
  list: english('Liste', 'List'),
  notGiven: french('Non précisé', 'Not given'),
  commentCount: french('{n} {n|commentaire|commentaires}', '{n} {n|comment|comments}'),
};

export const dueFilterMessages = {
  overdue: english('En retard', 'Overdue'),
  week: french('7 jours ou moins', '7 days or less'),
  later: french('Plus de 7 jours', 'More than 7 days'),
  undated: french('Sans échéance', 'No due date'),
  dueFrom: french('Échéance à partir du', 'Due from'),
  dueTo: french('Échéance jusqu’au', 'Due until'),
};

export const listOrderMessages = {
  sortBy: french('Trier par', 'Sort by'),
  direction: french('Ordre', 'Order'),
  ascending: french('Croissant', 'Ascending'),
  descending: french('Décroissant', 'Descending'),
};

export const savedViewMessages = {
  title: french('Vues enregistrées', 'Saved views'),
  save: french('Enregistrer la vue', 'Save the view'),
  saveHelp: french(
    'La recherche, les filtres, l’ordre et l’affichage de cette liste, pour vous seul.',
    'The search, the filters, the order and the display of this list, for you alone.',
  ),
  name: french('Nom de la vue', 'Name of the view'),
  saved: french('Vue « {name} » enregistrée', 'View “{name}” saved'),
  none: french('Aucune vue enregistrée.', 'No saved view.'),
  failed: french('Les vues n’ont pas pu être lues.', 'The views could not be read.'),
  remove: french('Retirer la vue « {name} »', 'Remove the view “{name}”'),
  removed: french('Vue « {name} » retirée.', 'View “{name}” removed.'),
  undo: french('Rétablir', 'Put it back'),
};

export const exportMessages = {
  export: english('Exporter .xls', 'Export .xls'),
  exporting: french('Export en cours...', 'Exporting...'),
  received: french('{size} reçus', '{size} received'),
  cancel: french('Annuler l’export', 'Cancel the export'),
  cancelled: french('Export annulé', 'Export cancelled'),
  done: french('Export terminé : {name}', 'Export done: {name}'),
  nothing: french('Il n’y a rien à exporter.', 'There is nothing to export.'),
};

export const selectionMessages = {
  label: french('Sélection', 'Selection'),
  count: french('{n} {n|sélectionné|sélectionnés}', '{n} selected'),
  all: french('Sélectionner toute la page', 'Select the whole page'),
  row: french('Sélectionner {id}', 'Select {id}'),
  clear: french('Annuler la sélection', 'Clear the selection'),
  changeDueDate: french('Changer l’échéance', 'Change the due date'),
  newDueDate: french('Nouvelle échéance', 'New due date'),
  choosePerson: french('Choisissez une personne de la liste.', 'Choose a person from the list.'),
  chooseDay: french('Écrivez une date comme 31/12/2026.', 'Write a date like 31/12/2026.'),
  reason: french('Raison', 'Reason'),
  change: french('Changer', 'Change'),
};

export const boardMessages = {
  unknown: english('inconnu', 'unknown'),
  more: french('Afficher les {n} autres', 'Show the other {n}'),
  move: french('Déplacer {id} vers…', 'Move {id} to…'),
  moveAs: french('{status} : {action}', '{status}: {action}'),
  noWay: french(
    'On ne passe pas directement de « {from} » à « {to} ».',
    'There is no direct way from “{from}” to “{to}”.',
  ),
  unknownStatus: french('Ce statut n’est pas connu.', 'This status is not known.'),
};
