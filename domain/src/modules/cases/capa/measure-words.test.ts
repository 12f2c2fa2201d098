import { describe, expect, it } from 'vitest';
import { say } from '../../../kernel/message';
import { measureWords } from '../messages/capa-page';

const words = (days: number, sameCause: boolean, sameProduct: boolean) => {
  const { message, values } = measureWords({ days, sameCause, sameProduct });
  return say('en', message, values);
};

describe('a measurable criterion in words', () => {
  it('names what a case must share to count', () => {
    expect(words(90, true, true)).toBe('No case with this cause on this product for 90 days');
    expect(words(90, true, false)).toBe('No case with this cause for 90 days');
    expect(words(1, false, true)).toBe('No case on this product for 1 day');
    expect(words(30, false, false)).toBe('No new case of this type for 30 days');
  });
});
