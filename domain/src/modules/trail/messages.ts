import { text } from '../../kernel/message';

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

export const trailVerificationMessages = {
  title: text('Vérifier sans Vigie', 'Check without Vigie'),
  help: text(
    'Chaque ligne de l’export porte de quoi recalculer son empreinte. Le script le fait avec Node, sans Vigie : il dit si chaque événement suit le précédent, ou nomme la première ligne qui ne tient pas.',
    'Each line of the export holds what its hash is recomputed from. The script does so with Node, without Vigie: it says whether each event follows the one before, or names the first line that does not hold.',
  ),
  download: text('Télécharger le script', 'Download the script'),
  key: text(
    'Clé publique de cette installation (Ed25519), avec laquelle sont signées les têtes de chaîne',
    'Public key of this installation (Ed25519), which the chain heads are signed with',
  ),
};
