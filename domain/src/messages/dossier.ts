import { text } from '../kernel/message';
import { commandWords } from './words/commands';
import { fieldWords } from './words/fields';
import { recordPartWords } from './words/record-parts';

/** What the dossier of every kind of record says, on paper. */
export const paperMessages = {
  madeAt: text('Établi le {when} par {who}', 'Made on {when} by {who}'),
  times: text('Les heures sont en UTC.', 'Times are in UTC.'),
  hash: text('Empreinte SHA-256 des données : {hash}', 'SHA-256 hash of the data: {hash}'),
  unchanged: text(
    'Aucune donnée n’a été remplacée depuis sa première saisie.',
    'No data has been replaced since it was first entered.',
  ),
  changed: text(
    '{n} {n|donnée a été remplacée|données ont été remplacées} depuis la première saisie : {fields}.',
    '{n} {n|value has|values have} been replaced since first entry: {fields}.',
  ),
  overview: text('Résumé', 'Overview'),
  files: recordPartWords.files,
  signatures: text('Signatures électroniques', 'Electronic signatures'),
  signature: text(
    '{name} ({username}), {when} : {meaning}, {method}',
    '{name} ({username}), {when}: {meaning}, {method}',
  ),
  valid: text('Valide', 'Valid'),
  void: text('Nulle : le contenu a changé depuis', 'Void: the content has changed since'),
  comments: recordPartWords.comments,
  history: recordPartWords.history,
  reason: text('Raison : {reason}', 'Reason: {reason}'),
  none: text('Aucun', 'None'),
  yes: fieldWords.yes,
  no: fieldWords.no,
};

/** Taking a dossier from the page of a record, or several from a list. */
export const dossierMenuMessages = {
  label: commandWords.export,
  pdf: text('Tout en PDF', 'Everything as PDF'),
  json: text('Tout en données (JSON)', 'Everything as data (JSON)'),
  several: text('Télécharger tout, en PDF et en données', 'Download everything, as PDF and as data'),
  preparing: text('Préparation de {name}…', 'Preparing {name}…'),
  saved: text('{name} est enregistré', '{name} is saved'),
  failed: text('Le fichier n’a pas pu être préparé.', 'The file could not be prepared.'),
};
