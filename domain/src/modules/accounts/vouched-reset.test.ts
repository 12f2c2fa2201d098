import { describe, expect, it } from 'vitest';
import { secondAdministratorMessages as second } from './messages/second-administrator';
import { vouchedResetMessages as m } from './messages/vouched-resets';
import { confirmObjection } from './vouched-reset';

const reset = { userId: 3, askedById: 7, isAskerConfirmed: true, areTied: false, wasConfirmed: true };
const company = { userId: 8, isPlatform: false, isIdentityConfirmed: true };
const platform = { userId: 9, isPlatform: true, isIdentityConfirmed: false };
const why = (...given: Parameters<typeof confirmObjection>) => confirmObjection(...given)?.message ?? null;

describe('R15 confirmObjection', () => {
  it.each([
    [7, m.askedByYou],
    [3, m.isYourself],
    [8, null],
  ])('for the administrator %i', (userId, expected) => {
    expect(why(reset, { ...company, userId })).toBe(expected);
    expect(why(reset, { ...platform, userId })).toBe(expected);
  });

  it('does not let a user ask for themselves and confirm it', () => {
    expect(why({ ...reset, userId: 7 }, { ...company, userId: 7 })).toBe(m.askedByYou);
  });

  const yesNo = [false, true];
  const all = yesNo.flatMap((isPlatform) =>
    yesNo.flatMap((isIdentityConfirmed) =>
      yesNo.flatMap((isAskerConfirmed) =>
        yesNo.flatMap((areTied) =>
          yesNo.map((wasConfirmed) => ({ isPlatform, isIdentityConfirmed, isAskerConfirmed, areTied, wasConfirmed })),
        ),
      ),
    ),
  );

  it.each(all)('%j', ({ isPlatform, isIdentityConfirmed, ...facts }) => {
    const ofCompany = !isIdentityConfirmed
      ? second.unconfirmed
      : facts.areTied
        ? second.tied
        : facts.isAskerConfirmed
          ? null
          : second.askerUnconfirmed;
    const ofPlatform = facts.areTied && facts.wasConfirmed ? second.tied : null;
    const confirmer = { userId: 8, isPlatform, isIdentityConfirmed };
    expect(why({ ...reset, ...facts }, confirmer)).toBe(isPlatform ? ofPlatform : ofCompany);
  });
});
