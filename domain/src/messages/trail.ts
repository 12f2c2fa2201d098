import { text } from '../kernel/message';

export const trailMessages = {
  title: text("Piste d'audit", 'Audit trail'),
  count: text('{n} {n|événement|événements}', '{n} {n|event|events}'),
  actor: text('Qui', 'Who'),
  action: text('Action', 'Action'),
  record: text('Élément', 'Record'),
  recordId: text("N° de l'élément", 'Record no.'),
  from: text('Du', 'From'),
  to: text('Au', 'To'),
  dateFormat: text('jj/mm/aaaa', 'dd/mm/yyyy'),
  dateInvalid: text('Écrivez une date comme 31/12/2026.', 'Write a date like 31/12/2026.'),
  when: text('Date', 'Date'),
  changes: text('Changements', 'Changes'),
  reason: text('Raison', 'Reason'),
  exportCsv: text('Exporter en CSV', 'Export CSV'),
  exporting: text('Export en cours...', 'Exporting...'),
  print: text('Imprimer', 'Print'),
  filters: text('Filtres', 'Filters'),
  removeFilter: text('Retirer le filtre {name}', 'Remove the filter {name}'),
  clearFilters: text('Tout effacer', 'Clear all'),
  empty: text('Aucun événement', 'No event'),
  emptyHelp: text('Aucun événement ne correspond à ces filtres.', 'No event matches these filters.'),
  loadFailedHelp: text('La liste n’a pas pu être lue : {reason}', 'The list could not be read: {reason}'),
  nothing: text('vide', 'empty'),
  becomes: text('devient', 'becomes'),
  changeCount: text('{n} {n|champ|champs}', '{n} {n|field|fields}'),
  system: text('Système', 'System'),
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
