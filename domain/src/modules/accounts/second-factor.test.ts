import { describe, expect, it } from 'vitest';
import { totpCodeKey } from '../../kernel/identity/second-factor';
import { secondFactorAdminMessages, secondFactorMessages } from '../../messages/second-factor';
import { lostFactorObjection, newFactorObjection, recoveryCodeKey } from './second-factor';

describe('R15 a second factor', () => {
  it('is added by a user who has shown who they are, and where no mail could show it', () => {
    expect(newFactorObjection({ isConfirmed: true, sendsMail: true })).toBeNull();
    expect(newFactorObjection({ isConfirmed: true, sendsMail: false })).toBeNull();
    expect(newFactorObjection({ isConfirmed: false, sendsMail: false })).toBeNull();
    expect(newFactorObjection({ isConfirmed: false, sendsMail: true })).toBe(secondFactorMessages.confirmFirst);
  });

  it.each([
    [true, false, null],
    [false, false, secondFactorAdminMessages.none],
    [true, true, secondFactorAdminMessages.ownInSettings],
    [false, true, secondFactorAdminMessages.ownInSettings],
  ])('is taken off by an administrator: there %s, own %s', (hasSecondFactor, isSelf, expected) => {
    expect(lostFactorObjection({ hasSecondFactor, isSelf })).toBe(expected);
  });
});

describe('a code as people write it', () => {
  it.each(['ABCDE-01234', 'abcde 01234', ' abcdeo1234 ', 'ABCDE-0L234', 'abcde-0i234'])('%s', (typed) => {
    expect(recoveryCodeKey(typed)).toBe('ABCDE01234');
  });

  it('loses its spaces', () => {
    expect(totpCodeKey(' 123 456 ')).toBe('123456');
  });
});
