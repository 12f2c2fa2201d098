import { describe, expect, it } from 'vitest';
import { faithfulTexts as ownTexts, unseenFaithfulTexts } from '../testing/text-pairs';
import { checkSuggestion } from './check-suggestion';

const shown = (text: string, marks: readonly { start: number; end: number; reason: string }[]) =>
  marks.map(({ start, end, reason }) => `${reason}: ${text.slice(start, end)}`);

const faithfulTexts = [...ownTexts, ...unseenFaithfulTexts];

describe('a faithful suggestion', () => {
  it('is tried in every direction', () => {
    expect(faithfulTexts.length).toBeGreaterThanOrEqual(60);
  });

  it.each(faithfulTexts)('$from to $to passes unmarked: $suggestion', ({ from, to, original, suggestion }) => {
    const { marks, missing, mayAcceptUnread } = checkSuggestion(original, suggestion, {
      language: to,
      translatedFrom: from,
    });
    expect([...shown(suggestion, marks), ...shown(original, missing)]).toEqual([]);
    expect(mayAcceptUnread).toBe(true);
  });

  it.each(faithfulTexts)('is the text itself: $original', ({ from, original }) => {
    expect(checkSuggestion(original, original, { language: from }).mayAcceptUnread).toBe(true);
  });
});
