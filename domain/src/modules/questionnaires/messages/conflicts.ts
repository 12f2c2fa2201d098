import { text } from '../../../kernel/message';

export const conflictMessages = {
  title: text('Conflits entre concepteurs', 'Conflicts between designers'),
  none: text('Aucun conflit à résoudre.', 'No conflict to resolve.'),
  count: text('{n} {n|conflit|conflits} à résoudre', '{n} {n|conflict|conflicts} to resolve'),
  ofTemplate: text('Le modèle lui-même', 'The template itself'),
  /** Where neither holds: what one deleted stays until a designer decides. */
  firstDid: text('Ce qui a été fait d’abord', 'What was done first'),
  first: text('Ce qui vaut pour l’instant', 'What holds for now'),
  second: text('Ce que {who} a fait', 'What {who} did'),
  keepFirst: text('Garder', 'Keep'),
  keepSecond: text('Prendre', 'Take'),
  keepFirstOf: text('Garder ce qui vaut : {place}', 'Keep what holds: {place}'),
  keepSecondOf: text('Prendre ce que {who} a fait : {place}', 'Take what {who} did: {place}'),
  decided: text('Le choix est enregistré.', 'The choice is kept.'),
};
