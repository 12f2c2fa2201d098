import { describe, expect, it } from 'vitest';
import { faithfulTexts, liedTexts } from '../testing/text-pairs';
import { checkSuggestion } from './check-suggestion';
import type { Fact } from './fact';
import { readText } from './read-facts';

const texts = [
  ...faithfulTexts,
  ...liedTexts.map(({ from, to, original, faithful }) => ({ from, to, original, suggestion: faithful })),
];

describe('whatever is changed at random', () => {
  it.each(texts)('every other digit is marked: $suggestion', ({ from, to, original, suggestion }) => {
    const options = { language: to, translatedFrom: from };
    const silent = [...suggestion.matchAll(/\d/g)].flatMap(({ 0: digit, index }) => {
      const changed = `${suggestion.slice(0, index)}${(Number(digit) + 4) % 10}${suggestion.slice(index + 1)}`;
      return checkSuggestion(original, changed, options).mayAcceptUnread ? [changed] : [];
    });
    expect(silent).toEqual([]);
  });

  it.each(texts)('two facts that changed places are marked: $original', ({ from, original }) => {
    const { facts } = readText(original, from);
    const swapped = (a: Fact, b: Fact) =>
      original.slice(0, a.start) +
      original.slice(b.start, b.end) +
      original.slice(a.end, b.start) +
      original.slice(a.start, a.end) +
      original.slice(b.end);
    const pairs = facts.flatMap((a, index) =>
      facts
        .slice(index + 1)
        .filter((b) => a.kind === b.kind && a.key !== b.key && !a.soft && !b.soft)
        .map((b) => swapped(a, b)),
    );
    expect(pairs.filter((text) => checkSuggestion(original, text, { language: from }).mayAcceptUnread)).toEqual([]);
  });

  it.each(texts)('a fact left out is marked: $original', ({ from, original }) => {
    const needed = readText(original, from).facts.filter(({ soft, optional }) => !soft && !optional);
    const shortened = needed.map(({ start, end }) => original.slice(0, start) + original.slice(end));
    expect(shortened.filter((text) => checkSuggestion(original, text, { language: from }).mayAcceptUnread)).toEqual([]);
  });
});
