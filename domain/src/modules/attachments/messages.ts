import { text } from '../../kernel/message';

/** What is different from when somebody looked. */
export const changedSinceMessages = {
  field: text('{field} : {value}', '{field}: {value}'),
  written: text('{step}, écrit par {who}', '{step}, written by {who}'),
  fileAdded: text('Fichier ajouté : {name}, par {who}', 'File added: {name}, by {who}'),
  fileRemoved: text('Fichier retiré : {name}', 'File removed: {name}'),
  actionAdded: text('Action ajoutée : {id} - {summary}', 'Action added: {id} - {summary}'),
  actionChanged: text('Action modifiée : {id} - {summary} ({status})', 'Action changed: {id} - {summary} ({status})'),
  checkChanged: text('Efficacité de {capa} : conclusion', 'Effectiveness of {capa}: verdict'),
  effectivenessChanged: text('Vérification d’efficacité', 'Effectiveness check'),
};
