import { describe, expect, it } from 'vitest';
import { liedTexts, lies, unseenLies } from '../testing/text-pairs';
import { checkSuggestion } from './check-suggestion';

describe('a provider that lies', () => {
  it('does so in 200 different ways', () => {
    expect(new Set(lies.map(({ suggestion }) => suggestion)).size).toBe(lies.length);
    expect(lies.length).toBeGreaterThanOrEqual(200);
  });

  it.each(liedTexts)('could have said the truth: $faithful', ({ from, to, original, faithful }) => {
    const { marks, missing } = checkSuggestion(original, faithful, { language: to, translatedFrom: from });
    const shown = [
      ...marks.map(({ start, end, reason }) => `${reason}: ${faithful.slice(start, end)}`),
      ...missing.map(({ start, end, reason }) => `${reason}: ${original.slice(start, end)}`),
    ];
    expect(shown).toEqual([]);
  });

  it.each(lies)('is marked, $from to $to, $what: $suggestion', ({ from, to, original, suggestion }) => {
    const { marks, missing, mayAcceptUnread } = checkSuggestion(original, suggestion, {
      language: to,
      translatedFrom: from,
    });
    expect(marks.length + missing.length).toBeGreaterThan(0);
    expect(mayAcceptUnread).toBe(false);
  });

  it.each(unseenLies)('is marked, $from to $to: $suggestion', ({ from, to, original, suggestion }) => {
    expect(checkSuggestion(original, suggestion, { language: to, translatedFrom: from }).mayAcceptUnread).toBe(false);
  });
});
