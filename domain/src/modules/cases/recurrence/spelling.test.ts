import { expect, it } from 'vitest';
import { isLikelyMistyped, isSpellable, isTypingError } from './spelling';

it.each([
  ['temperatur', 'temperatr'],
  ['temperatur', 'temperrature'.slice(0, 11)],
  ['etiquet', 'etiqeut'],
  ['conditionn', 'conditiomn'],
])('%s and %s are one typing error apart', (one, other) => {
  expect(isTypingError(one, other)).toBe(true);
  expect(isTypingError(other, one)).toBe(true);
});

it.each([
  ['fuite', 'suite'],
  ['pomp', 'romp'],
  ['cuve', 'cave'],
  ['vanne', 'vannerie'],
  ['pompe', 'pompe'],
  ['abcdef', 'abdcfe'],
])('%s and %s are not', (one, other) => {
  expect(isTypingError(one, other)).toBe(false);
});

it('words are spelled, codes and numbers are not', () => {
  expect(['pompe', 'pr204', '2024', 'abc', 'x'.repeat(30)].map(isSpellable)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('two words that are both frequent are two words', () => {
  expect([
    isLikelyMistyped(0, 40),
    isLikelyMistyped(2, 2),
    isLikelyMistyped(40, 50),
    isLikelyMistyped(9, 2000),
  ]).toEqual([true, true, false, true]);
});
