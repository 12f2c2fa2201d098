import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { glossaryLookup } from '../../glossary/public';
import { type Collection, usualLengths } from './collection';
import { documentOf, shownTermsOf, sourceOfText } from './document';
import { glossaryAlternatives } from './glossary-terms';
import { pieceCodes } from './pieces';
import { questionOf } from './question';
import { compare } from './score';
import { termsOf } from './terms';

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
  expect(reasons[0]).toEqual({ kind: 'words', values: ['12'] });
  expect(reasons[1]?.kind).toBe('glossary');
  expect(reasons[1]?.values.toSorted()).toEqual(['joint ≈ seal', 'pompes ≈ pump']);
  expect(compared(asked, 'Pump').reasons[0]).toEqual({ kind: 'glossary', values: ['pompes ≈ pump'] });
});

it('a phrase stands for a phrase only where all of it is said', () => {
  const asked = 'Clé dynamométrique déréglée A7';
  const [whole = 0, half = 0] = ['Torque wrench A7', 'Blue wrench A7'].map((other) => compared(asked, other).score);
  expect(whole).toBeGreaterThan(half + 10);
  expect(compared(asked, 'Blue wrench').score).toBe(0);
});

it('what the glossary is a reason for is said in both texts, and the score falls without it', () => {
  const said = fc.array(fc.constantFrom('pompe', 'joint', 'clé dynamométrique', 'fuite', 'B7'), { minLength: 1 });
  const found = fc.array(fc.constantFrom('pump', 'seal', 'torque wrench', 'wrench', 'B7', 'leak'), { minLength: 1 });
  const terms = (text: string) => termsOf(text).map(({ term }) => term);
  fc.assert(
    fc.property(said, found, (ours, theirs) => {
      const [asked, other] = [ours.join(', '), theirs.join(', ')];
      const { score, reasons } = compared(asked, other);
      for (const value of reasons.find(({ kind }) => kind === 'glossary')?.values ?? []) {
        const [own = '', instead = ''] = value.split(' ≈ ');
        expect(terms(asked)).toEqual(expect.arrayContaining(terms(own)));
        expect(terms(other)).toEqual(expect.arrayContaining(terms(instead)));
        const without = theirs.map((word) => (word === instead ? 'zzqxk' : word)).join(', ');
        expect(compared(asked, without).score).toBeLessThan(score);
      }
    }),
  );
});
