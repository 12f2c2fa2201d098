import { describe, expect, it } from 'vitest';
import { type Role, roles } from './actor';
import {
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

describe('what somebody must do first', () => {
  const yesNo = [false, true];
  const all = secondFactorRules.flatMap((rule) =>
    yesNo.flatMap((mustChangePassword) =>
      yesNo.flatMap((hasSecondFactor) =>
        (['reporter', 'qa'] as const).map((role) => ({ rule, mustChangePassword, hasSecondFactor, roles: [role] })),
      ),
    ),
  );

  it.each(all)('%j', (standing) => {
    const { rule, mustChangePassword, hasSecondFactor, roles: held } = standing;
    const lacks = !hasSecondFactor && (rule === 'everyone' || (rule === 'signers' && held[0] === 'qa'));
    const expected = mustChangePassword ? 'password_change' : lacks ? 'second_factor' : null;
    expect(obligationOf(standing)).toBe(expected);
  });
});
