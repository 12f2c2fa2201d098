import { english, french } from '../kernel/message';

/** What the six lists of cases say, beside the words that they share with the inbox. */
export const caseListMessages = {
  dashboardHse: english('Dashboard HSE', 'Dashboard HSE'),
  countMore: french('plus de {n}', 'more than {n}'),
  sortAndFilter: english('Trier et filtrer', 'Sort & Filter'),
  view: french('Affichage', 'View'),
  kanban: english('Kanban', 'Kanban'),
  list: english('Liste', 'List'),
  criticality: english('Criticité', 'Criticality'),
  owner: english('Rédacteur principal', 'Owner'),
  origin: english('Mode de détection', 'Detection Mode'),
  dueDate: english('Échéance', 'Due Date'),
  urgency: english('Urgence', 'Urgency'),
  waitingApproval: english('En attente de validation', 'Waiting approval'),
  setWithApproval: french('Fixé à l’approbation', 'Set with the approval'),
  notGiven: french('Non précisé', 'Not given'),
  commentCount: french('{n} {n|commentaire|commentaires}', '{n} {n|comment|comments}'),
  empty: french('Aucun dossier', 'No case'),
  emptyTeam: french(
    'Rien n’est affecté à votre équipe. Les dossiers des autres sont sous « Tout le monde ».',
    'Nothing is assigned to your team. The cases of others are under “Everyone”.',
  ),
  emptyMe: french('Aucun dossier ne vous est affecté.', 'No case is assigned to you.'),
  emptyEveryone: french(
    'Un signalement approuvé devient un dossier : il apparaîtra ici.',
    'A report that is approved becomes a case: it will appear here.',
  ),
  emptyFiltered: french('Aucun dossier ne correspond', 'No case matches'),
  emptyFilteredHelp: french(
    'Aucun dossier ne correspond à cette recherche et à ces filtres.',
    'No case matches this search and these filters.',
  ),
  nextRow: french('Dossier suivant', 'Next case'),
  previousRow: french('Dossier précédent', 'Previous case'),
};

export const caseFilterMessages = {
  overdue: english('En retard', 'Overdue'),
  week: french('7 jours ou moins', '7 days or less'),
  later: french('Plus de 7 jours', 'More than 7 days'),
  closed: english('Clos', 'Closed'),
  detectedFrom: french('Détecté à partir du', 'Detected from'),
  detectedTo: french('Détecté jusqu’au', 'Detected until'),
  dueFrom: french('Échéance à partir du', 'Due from'),
  dueTo: french('Échéance jusqu’au', 'Due until'),
};

export const caseOrderMessages = {
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

export const caseExportMessages = {
  export: english('Exporter .xls', 'Export .xls'),
  exporting: french('Export en cours...', 'Exporting...'),
  received: french('{size} reçus', '{size} received'),
  cancel: french('Annuler l’export', 'Cancel the export'),
  cancelled: french('Export annulé', 'Export cancelled'),
  done: french('Export terminé : {name}', 'Export done: {name}'),
  nothing: french('Il n’y a rien à exporter.', 'There is nothing to export.'),
};

export const caseSelectionMessages = {
  label: french('Sélection', 'Selection'),
  count: french('{n} {n|sélectionné|sélectionnés}', '{n} selected'),
  all: french('Sélectionner toute la page', 'Select the whole page'),
  row: french('Sélectionner {id}', 'Select {id}'),
  clear: french('Annuler la sélection', 'Clear the selection'),
  waiting: french(
    'Ce signalement attend une décision : ce n’est pas encore un dossier.',
    'This report is waiting for a decision: it is not a case yet.',
  ),
  tooMany: french('{most} dossiers au plus à la fois.', 'At most {most} cases at a time.'),
  changeOwner: french('Changer de rédacteur principal', 'Change the lead writer'),
  changeDueDate: french('Changer l’échéance', 'Change the due date'),
  whichCases: french(
    '{n} {n|dossier est concerné|dossiers sont concernés} : {ids}',
    '{n} {n|case is|cases are} concerned: {ids}',
  ),
  newOwner: french('Nouveau rédacteur principal', 'New lead writer'),
  newDueDate: french('Nouvelle échéance', 'New due date'),
  choosePerson: french('Choisissez une personne de la liste.', 'Choose a person from the list.'),
  chooseDay: french('Écrivez une date comme 31/12/2026.', 'Write a date like 31/12/2026.'),
  reason: french('Raison', 'Reason'),
  change: french('Changer', 'Change'),
  changed: french('{n} {n|dossier modifié|dossiers modifiés}', '{n} {n|case|cases} changed'),
  refused: french(
    '{n} {n|dossier n’a pas changé|dossiers n’ont pas changé}',
    '{n} {n|case has|cases have} not changed',
  ),
};

export const kanbanMessages = {
  label: french('Dossiers par statut', 'Cases by status'),
  unknown: english('inconnu', 'unknown'),
  more: french('Afficher les {n} autres', 'Show the other {n}'),
  noCard: french('Aucun dossier', 'No case'),
  move: french('Déplacer {id} vers…', 'Move {id} to…'),
  moveAs: french('{status} : {action}', '{status}: {action}'),
  decide: french('Décider de ce signalement', 'Decide on this report'),
  noWay: french(
    'On ne passe pas directement de « {from} » à « {to} ».',
    'There is no direct way from “{from}” to “{to}”.',
  ),
  nowhere: french('Un dossier annulé ne change plus de statut.', 'A void case no longer changes its status.'),
  waiting: french(
    'Ce signalement attend une décision : ouvrez-le pour décider.',
    'This report is waiting for a decision: open it to decide.',
  ),
  unknownStatus: french('Ce statut n’est pas connu.', 'This status is not known.'),
};
