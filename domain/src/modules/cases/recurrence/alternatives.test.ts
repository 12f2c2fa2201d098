import { expect, it } from 'vitest';
import { equivalentWords } from './alternatives';
import { type Collection, usualLengths } from './collection';
import { documentOf, sourceOfText } from './document';
import { pieceCodes } from './pieces';
import { questionOf } from './question';
import { compare } from './score';

const groups = [
  ['pompe', 'pump'],
  ['joint', 'seal'],
  ['clé dynamométrique', 'torque wrench'],
];
const source = (text: string) => sourceOfText(text, '2026-03-10');
const collection: Collection = {
  documents: 1000,
  frequencyOf: () => undefined,
  pieceRarities: new Float32Array(pieceCodes).fill(1),
  ...usualLengths,
};
const score = (one: string, other: string, known: typeof groups = groups) =>
  compare(
    questionOf(documentOf(source(one)), collection, equivalentWords(source(one), known)),
    documentOf(source(other)),
  ).score;

it('a word of the other language stands for its own, in the plural too', () => {
  expect(equivalentWords(source('Pompes arrêtées'), groups)).toEqual([
    { said: ['pomp'], instead: ['pump'], share: 0.8 },
  ]);
  expect(score('Fuite au joint de la pompe 12', 'Pump 12 seal')).toBeGreaterThan(
    score('Fuite au joint de la pompe 12', 'Pump 12 seal', []),
  );
});

it('a phrase stands for a phrase only where all of it is said', () => {
  const asked = 'Clé dynamométrique déréglée';
  const [whole, half, none] = ['Torque wrench A7', 'Wrench A7', 'Hammer A7'].map((other) => score(asked, other));
  expect(whole).toBeGreaterThan(half ?? 0);
  expect(half).toBe(none);
});

it('nothing stands for words that no group has', () => {
  expect(equivalentWords(source('Étiquette illisible'), groups)).toEqual([]);
  expect(equivalentWords(source('Pompe'), [])).toEqual([]);
});
