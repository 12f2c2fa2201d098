import { type Actor, hasRole, type Role } from './actor';

/** When a company asks its people for more than a password. */
export const secondFactorRules = ['not_required', 'signers', 'everyone'] as const;
export type SecondFactorRule = (typeof secondFactorRules)[number];

/** Those whom some workflow lets sign. A test compares this with every table that asks for a signature. */
export const signingRoles: readonly Role[] = ['validator', 'qa'];

export function mustHaveSecondFactor(rule: SecondFactorRule, person: Pick<Actor, 'roles'>): boolean {
  if (rule === 'everyone') return true;
  return rule === 'signers' && hasRole(person, ...signingRoles);
}

/** What somebody must do before anything else, one thing at a time. */
export const obligations = ['password_change', 'second_factor'] as const;
export type Obligation = (typeof obligations)[number];

interface Standing {
  readonly mustChangePassword: boolean;
  readonly rule: SecondFactorRule;
  readonly roles: readonly Role[];
  readonly hasSecondFactor: boolean;
}

export function obligationOf({ mustChangePassword, rule, roles, hasSecondFactor }: Standing): Obligation | null {
  if (mustChangePassword) return 'password_change';
  return !hasSecondFactor && mustHaveSecondFactor(rule, { roles }) ? 'second_factor' : null;
}

export const factors = ['passkey', 'totp', 'recovery_code'] as const;
export type Factor = (typeof factors)[number];
