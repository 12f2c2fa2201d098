import { type Message, text } from '../kernel/message';
import { fieldWords } from './words/fields';

/** What a line of a record's history says. An action or field that is missing here is shown by its code. */
export const historyMessages = {
  system: text('Système', 'System'),
  empty: text('Aucun événement', 'No event'),
  noMatch: text('Aucun événement ne correspond à ce choix.', 'No event matches this choice.'),
  person: fieldWords.person,
  kind: text('Type d’événement', 'Kind of event'),
  everybody: text('Tout le monde', 'Everybody'),
  everything: text('Tout', 'Everything'),
  count: text('{n} {n|événement|événements}', '{n} {n|event|events}'),
  saveCount: text('{n} enregistrements', '{n} saves'),
  eachSave: text('Voir les {n} enregistrements', 'Show the {n} saves'),
  times: text('modifié {n} fois', 'changed {n} times'),
  asBefore: text('inchangé au final', 'unchanged in the end'),
  earlier: text('Charger les événements précédents ({n})', 'Load earlier events ({n} left)'),
  readSoFar: text(
    '{n} {n|événement chargé|événements chargés} sur {total}. Les filtres ci-dessus ne portent que sur {n|celui-ci|ceux-ci}.',
    '{n} of {total} events loaded. The filters above apply to these only.',
  ),
  fieldCount: text('{n} {n|champ|champs}', '{n} {n|field|fields}'),
  reason: text('Raison : {reason}', 'Reason: {reason}'),
  becomes: text('devient', 'becomes'),
  nothing: fieldWords.empty,
  yes: fieldWords.yes,
  no: fieldWords.no,
  isNew: text('nouveau', 'new'),
  aFile: text('fichier', 'file'),
  part: text('{name} : {value}', '{name}: {value}'),
};

/** Events that the records of every kind have. */
export const commonEventMessages: Readonly<Record<string, Message>> = {
  file_attached: text('a joint un fichier', 'attached a file'),
  file_removed: text('a retiré un fichier', 'removed a file'),
  commented: text('a commenté', 'commented'),
};

/** Fields that the records of every kind may have. */
export const commonFieldMessages: Readonly<Record<string, Message>> = {
  status: fieldWords.status,
  comment: text('Commentaire', 'Comment'),
  files: text('Fichier', 'File'),
  title: fieldWords.title,
  dueDate: fieldWords.dueDate,
  summary: text('Résumé', 'Summary'),
  description: fieldWords.description,
  'assisted.model': text('Texte assisté par le modèle', 'Text assisted by the model'),
  'assisted.promptHash': text('Empreinte de la consigne', 'Hash of the prompt'),
  'assisted.inputHash': text('Empreinte du texte soumis', 'Hash of the text submitted'),
  'assisted.suggestion': text('Suggestion n°', 'Suggestion no.'),
};
