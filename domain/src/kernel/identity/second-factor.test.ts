import { describe, expect, it } from 'vitest';
import { type Role, roles } from './actor';
import {
  asksFactorToSign,
  mustHaveSecondFactor,
  obligationOf,
  type SecondFactorRule,
  secondFactorRules,
  signingRoles,
} from './second-factor';

describe('R12 who must have a second factor', () => {
  const expected: Record<SecondFactorRule, readonly Role[]> = {
    not_required: [],
    signers: ['validator', 'qa'],
    signers_and_administrators: ['validator', 'qa', 'company_admin'],
    everyone: roles,
  };

  it.each(secondFactorRules)('%s, for each role', (rule) => {
    expect(roles.filter((role) => mustHaveSecondFactor(rule, { roles: [role] }))).toEqual(expected[rule]);
  });

  it('one role that signs is enough', () => {
    expect(mustHaveSecondFactor('signers', { roles: ['reporter', 'qa'] })).toBe(true);
    expect(mustHaveSecondFactor('signers', { roles: [] })).toBe(false);
    expect(mustHaveSecondFactor('everyone', { roles: [] })).toBe(true);
    expect(signingRoles).toEqual(['validator', 'qa']);
  });
});

describe('R42 when a signature asks for the second factor', () => {
  it.each(secondFactorRules)(
    '%s: at every signature where it is required, and always on a colleague’s page',
    (rule) => {
      const asks = (isOwnPage: boolean, hasSecondFactor = true) =>
        asksFactorToSign({ rule, roles: ['validator'], hasSecondFactor, isOwnPage });
      expect(asks(true)).toBe(rule !== 'not_required');
      expect(asks(false)).toBe(true);
      expect([asks(true, false), asks(false, false)]).toEqual([false, false]);
    },
  );
});

describe('what a user must do first', () => {
  const yesNo = [false, true];
  const all = secondFactorRules.flatMap((rule) =>
    yesNo.flatMap((mustChangePassword) =>
      yesNo.flatMap((hasSecondFactor) =>
        (['reporter', 'qa', 'company_admin'] as const).map((role) => ({
          rule,
          mustChangePassword,
          hasSecondFactor,
          roles: [role],
        })),
      ),
    ),
  );

  it.each(all)('%j', (standing) => {
    const { rule, mustChangePassword, hasSecondFactor, roles: held } = standing;
    const bound: Record<SecondFactorRule, readonly Role[]> = {
      not_required: [],
      signers: ['qa'],
      signers_and_administrators: ['qa', 'company_admin'],
      everyone: ['reporter', 'qa', 'company_admin'],
    };
    const lacks = !hasSecondFactor && held.some((role) => bound[rule].includes(role));
    const expected = mustChangePassword ? 'password_change' : lacks ? 'second_factor' : null;
    expect(obligationOf(standing)).toBe(expected);
  });
});
