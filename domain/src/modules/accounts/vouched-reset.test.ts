import { describe, expect, it } from 'vitest';
import { vouchedResetMessages as m } from './messages/vouched-resets';
import { confirmObjection } from './vouched-reset';

const reset = { userId: 3, askedById: 7 };

describe('R15 confirmObjection', () => {
  it.each([
    [7, m.askedByYou],
    [3, m.isYourself],
    [8, null],
  ])('for the administrator %i', (userId, expected) => {
    expect(confirmObjection(reset, { userId })).toBe(expected);
  });

  it('does not let somebody ask for themselves and confirm it', () => {
    expect(confirmObjection({ userId: 7, askedById: 7 }, { userId: 7 })).toBe(m.askedByYou);
  });
});
