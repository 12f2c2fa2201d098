import { english, french } from '../kernel/message';

export const trailMessages = {
  title: french("Piste d'audit", 'Audit trail'),
  count: french('{n} {n|événement|événements}', '{n} {n|event|events}'),
  actor: french('Qui', 'Who'),
  action: french('Action', 'Action'),
  record: french('Élément', 'Record'),
  recordId: french("N° de l'élément", 'Record no.'),
  from: french('Du', 'From'),
  to: french('Au', 'To'),
  dateFormat: french('jj/mm/aaaa', 'dd/mm/yyyy'),
  dateInvalid: french('Écrivez une date comme 31/12/2026.', 'Write a date like 31/12/2026.'),
  when: french('Date', 'Date'),
  changes: french('Changements', 'Changes'),
  reason: french('Raison', 'Reason'),
  exportCsv: french('Exporter en CSV', 'Export CSV'),
  exporting: french('Export en cours...', 'Exporting...'),
  print: french('Imprimer', 'Print'),
  filters: french('Filtres', 'Filters'),
  removeFilter: french('Retirer le filtre {name}', 'Remove the filter {name}'),
  clearFilters: french('Tout effacer', 'Clear all'),
  empty: french('Aucun événement', 'No event'),
  emptyHelp: french('Aucun événement ne correspond à ces filtres.', 'No event matches these filters.'),
  loadFailedHelp: french('La liste n’a pas pu être lue : {reason}', 'The list could not be read: {reason}'),
  nothing: french('vide', 'empty'),
  becomes: french('devient', 'becomes'),
  changeCount: french('{n} {n|champ|champs}', '{n} {n|field|fields}'),
  system: french('Système', 'System'),
};

export const pagerMessages = {
  label: french('Pages', 'Pages'),
  previous: english('Précédent', 'Previous'),
  next: english('Suivant', 'Next'),
  page: french('Page {n}', 'Page {n}'),
  range: french('{first} à {last} sur {total}', '{first} to {last} of {total}'),
};

export const orderMessages = {
  sortBy: french('Trier par', 'Sort by'),
  ascending: french('Ordre croissant ; inverser', 'Ascending; reverse'),
  descending: french('Ordre décroissant ; inverser', 'Descending; reverse'),
};
