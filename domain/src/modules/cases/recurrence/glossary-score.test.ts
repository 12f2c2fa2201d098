import { expect, it } from 'vitest';
import { glossaryLookup } from '../../glossary/public';
import { type Collection, usualLengths } from './collection';
import { documentOf, shownTermsOf, sourceOfText } from './document';
import { glossaryAlternatives } from './glossary-terms';
import { pieceCodes } from './pieces';
import { questionOf } from './question';
import { compare } from './score';

const groups = [
  ['pompe', 'pump'],
  ['joint', 'seal'],
  ['clé dynamométrique', 'torque wrench'],
];
const collection: Collection = {
  documents: 1000,
  frequencyOf: () => undefined,
  pieceRarities: new Float32Array(pieceCodes).fill(1),
  ...usualLengths,
};

function compared(one: string, other: string, known: readonly (readonly string[])[] = groups) {
  const [asked, found] = [one, other].map((text) => sourceOfText(text, '2026-03-10')) as [
    ReturnType<typeof sourceOfText>,
    ReturnType<typeof sourceOfText>,
  ];
  const alternatives = glossaryAlternatives(one, glossaryLookup(known)).map((same) => ({ ...same, share: 0.8 }));
  return compare(questionOf(documentOf(asked), collection, alternatives), documentOf(found), shownTermsOf(asked));
}

it('a word of the other language stands for its own, and the reason names both', () => {
  const asked = 'Fuite au joint des pompes 12';
  const { score, reasons } = compared(asked, 'Pump 12 seal');
  expect(score).toBeGreaterThan(compared(asked, 'Pump 12 seal', []).score);
  expect(reasons[0]?.values).toEqual(expect.arrayContaining(['joint ≈ seal', 'pompes ≈ pump']));
  expect(compared(asked, 'Pump').reasons[0]?.values).toEqual(['pompes ≈ pump']);
});

it('a phrase stands for a phrase only where all of it is said', () => {
  const asked = 'Clé dynamométrique déréglée A7';
  const [whole = 0, half = 0] = ['Torque wrench A7', 'Blue wrench A7'].map((other) => compared(asked, other).score);
  expect(whole).toBeGreaterThan(half + 10);
  expect(compared(asked, 'Blue wrench').score).toBe(0);
});
