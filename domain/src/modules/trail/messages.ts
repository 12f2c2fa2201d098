import { text } from '../../kernel/message';
import { historyMessages } from '../../messages/history';
import { listMessages } from '../../messages/lists';
import { commandWords } from '../../messages/words/commands';
import { fieldWords } from '../../messages/words/fields';

export const trailMessages = {
  title: text("Piste d'audit", 'Audit trail'),
  count: historyMessages.count,
  actor: text('Qui', 'Who'),
  action: text('Action', 'Action'),
  record: text('Élément', 'Record'),
  recordId: text("N° de l'élément", 'Record no.'),
  from: fieldWords.from,
  to: fieldWords.to,
  dateFormat: fieldWords.dateFormat,
  dateInvalid: fieldWords.dateInvalid,
  when: text('Date', 'Date'),
  what: text('Ce qui s’est passé', 'What happened'),
  rawEvent: text('Événement brut', 'Raw event'),
  hash: text('N° {seq}, empreinte {hash}', 'No. {seq}, hash {hash}'),
  exportCsv: text('Exporter en CSV', 'Export CSV'),
  exporting: commandWords.exporting,
  print: text('Imprimer', 'Print'),
  filters: text('Filtres', 'Filters'),
  removeFilter: listMessages.removeFilter,
  clearFilters: commandWords.clearAll,
  empty: historyMessages.empty,
  emptyHelp: text('Aucun événement ne correspond à ces filtres.', 'No event matches these filters.'),
  loadFailedHelp: listMessages.loadFailedHelp,
  nothing: fieldWords.empty,
  becomes: historyMessages.becomes,
  system: text('Système', 'System'),
};

export const trailVerificationMessages = {
  title: text('Vérifier sans Vigie', 'Check without Vigie'),
  help: text(
    'Chaque ligne de l’export contient de quoi recalculer son empreinte. Le script le fait avec Node, sans Vigie : il vérifie que chaque événement suit le précédent et indique la première ligne en défaut.',
    'Each line of the export contains the data its hash is computed from. The script recomputes it with Node, without Vigie: it checks that each event follows the previous one and names the first line that fails.',
  ),
  download: text('Télécharger le script', 'Download the script'),
  key: text(
    'Clé publique de cette installation (Ed25519), pour vérifier les têtes de chaîne signées',
    'Public key of this installation (Ed25519), to verify the signed chain heads',
  ),
};
