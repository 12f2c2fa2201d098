import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../../kernel/identity/actor';
import { signingRoles } from '../../kernel/identity/second-factor';
import {
  givesSigningRole,
  type IdentityAct,
  identityAfter,
  linkAddress,
  lostFactorWaitDays,
  ownEmailObjection,
  userChangeObjection,
  vouchedAct,
} from './identity';
import { accountsMessages as m } from './messages/accounts';
import { secondAdministratorMessages as second } from './messages/second-administrator';

const before = new Date('2026-01-01T00:00:00Z');
const now = new Date('2026-02-01T00:00:00Z');

describe('R15 who is known to hold an account', () => {
  it.each<[IdentityAct, Date | null, Date | null]>([
    ['link_redeemed', null, now],
    ['link_redeemed', before, before],
    ['password_given', before, null],
    ['initial_password_replaced', null, null],
    ['initial_password_replaced', before, null],
    ['own_password_changed', null, null],
    ['own_password_changed', before, before],
    ['email_changed_by_administrator', before, null],
    ['email_changed_by_self', null, null],
    ['email_changed_by_self', before, before],
    ['second_factor_added', null, null],
    ['second_factor_added', before, before],
    ['second_factor_passed', null, now],
    ['second_factor_passed', before, before],
    ['unconfirmed_factor_passed', null, null],
    ['unconfirmed_factor_passed', before, before],
    ['vouched_link_redeemed', null, now],
    ['vouched_link_redeemed', before, before],
    ['vouched_link_redeemed_after_lost_factor', null, null],
    ['vouched_link_redeemed_after_lost_factor', before, null],
    ['second_factor_removed_by_administrator', null, null],
    ['second_factor_removed_by_administrator', before, null],
  ])('%s, from %s to %s', (act, confirmedAt, expected) => {
    expect(identityAfter(act, confirmedAt, now)).toBe(expected);
  });

  it('two administrators vouch for nobody whose second factor one of them took off within a week', () => {
    const after = 'vouched_link_redeemed_after_lost_factor';
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
    expect(vouchedAct(null, now)).toBe('vouched_link_redeemed');
    expect([0, 1, 6.99].map((days) => vouchedAct(daysAgo(days), now))).toEqual([after, after, after]);
    expect(vouchedAct(daysAgo(lostFactorWaitDays), now)).toBe('vouched_link_redeemed');
  });

  it('an address is left by its person once they have confirmed it', () => {
    expect(ownEmailObjection(true)).toBeNull();
    expect(ownEmailObjection(false)).toBe(m.confirmEmailFirst);
  });
});

describe('R15 where a link goes', () => {
  const addresses = { email: 'old@x.example', pendingEmail: 'new@x.example' };

  it('only a confirmation goes to an address that is not confirmed yet', () => {
    expect(linkAddress('email_confirmation', addresses)).toBe('new@x.example');
    expect(linkAddress('email_confirmation', { ...addresses, pendingEmail: null })).toBe('old@x.example');
    expect(linkAddress('password_reset', addresses)).toBe('old@x.example');
    expect(linkAddress('invitation', addresses)).toBe('old@x.example');
  });
});

describe('R15 an administrator who changes who a user is', () => {
  const user = {
    firstName: 'Ana',
    lastName: 'Riou',
    email: 'ana@x.example',
    roles: ['reporter', 'validator'] as Role[],
  };

  it.each(['firstName', 'lastName', 'email'])('gives a reason for %s', (field) => {
    expect(userChangeObjection(user, { [field]: 'other' }, false)).toEqual({
      field: 'reason',
      message: m.identityReasonMissing,
    });
    expect(userChangeObjection(user, { [field]: 'other', reason: '  ' }, false)?.field).toBe('reason');
    expect(userChangeObjection(user, { [field]: 'other', reason: 'Mariage' }, false)).toBeNull();
  });

  it('R42 gives a reason for each change of roles, and themselves no role that signs', () => {
    const reason = 'Nouvelle fonction';
    const asked = (changed: Role[], isSelf: boolean, why?: string) =>
      userChangeObjection(user, { roles: changed, reason: why }, isSelf);
    for (const changed of [['validator', 'qa'], ['designer'], []] as Role[][]) {
      expect(asked(changed, false)).toEqual({ field: 'reason', message: second.rolesReasonMissing });
      expect(asked(changed, false, reason)).toBeNull();
    }
    expect(asked(['validator'], false)).toBeNull();
    expect(asked(['validator', 'qa'], true, reason)).toEqual({ field: 'roles', message: second.ownSigningRoles });
    expect(asked(['validator', 'designer', 'company_admin'], true, reason)).toBeNull();
    expect(asked([], true, reason)).toBeNull();
    const signing = roles.filter((role) => givesSigningRole([role]));
    expect([...signing].sort()).toEqual([...signingRoles].sort());
  });

  it('says nothing when name and address stay', () => {
    expect(userChangeObjection(user, {}, false)).toBeNull();
    expect(userChangeObjection(user, { ...user }, true)).toBeNull();
  });

  it('does not change their own address this way, which asks for no password', () => {
    expect(userChangeObjection(user, { email: 'b@x.example', reason: 'x' }, true)).toEqual({
      field: 'email',
      message: m.ownEmailInProfile,
    });
    expect(userChangeObjection(user, { lastName: 'Bras', reason: 'Mariage' }, true)).toBeNull();
  });
});
