import { text } from '../../../kernel/message';

export const conflictMessages = {
  title: text('Conflits entre concepteurs', 'Conflicts between designers'),
  none: text('Aucun conflit à résoudre.', 'No conflict to resolve.'),
  count: text('{n} {n|conflit|conflits} à résoudre', '{n} {n|conflict|conflicts} to resolve'),
  ofTemplate: text('Le modèle lui-même', 'The template itself'),
  /** Where neither holds: what one deleted stays until a designer decides. */
  firstDid: text('Première modification', 'First change'),
  first: text('Version actuelle', 'Current version'),
  second: text('Modification de {who}', '{who}’s change'),
  keepFirst: text('Garder', 'Keep'),
  keepSecond: text('Prendre', 'Take'),
  keepFirstOf: text('Garder la version actuelle : {place}', 'Keep the current version: {place}'),
  keepSecondOf: text('Prendre la modification de {who} : {place}', 'Take {who}’s change: {place}'),
  decided: text('Le choix est enregistré.', 'Choice saved.'),
};
