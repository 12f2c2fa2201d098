import { type Actor, hasRole, type Role } from './actor';

/** When a company asks its people for more than a password. */
export const secondFactorRules = ['not_required', 'signers', 'signers_and_administrators', 'everyone'] as const;
export type SecondFactorRule = (typeof secondFactorRules)[number];

/** Those whom some workflow lets sign. A test compares this with every table that asks for a signature. */
export const signingRoles: readonly Role[] = ['validator', 'qa'];

const rolesBound: Record<Exclude<SecondFactorRule, 'everyone'>, readonly Role[]> = {
  not_required: [],
  signers: signingRoles,
  signers_and_administrators: [...signingRoles, 'company_admin'],
};

export function mustHaveSecondFactor(rule: SecondFactorRule, person: Pick<Actor, 'roles'>): boolean {
  return rule === 'everyone' || hasRole(person, ...rolesBound[rule]);
}

interface Signer {
  readonly rule: SecondFactorRule;
  readonly roles: readonly Role[];
  readonly hasSecondFactor: boolean;
  /** They sign on the page of a session that they opened themselves. */
  readonly isOwnPage: boolean;
}

/**
 * R42: a required second factor is asked at every signature. One that is not required was asked when the own page was
 * opened; on a colleague's page it was not, and the password alone would stand for the whole account there.
 */
export function asksFactorToSign({ rule, roles, hasSecondFactor, isOwnPage }: Signer): boolean {
  return hasSecondFactor && (!isOwnPage || mustHaveSecondFactor(rule, { roles }));
}

/** What a user must do before anything else, one thing at a time. */
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

/** A code as people type it, with or without a space in the middle. */
export function totpCodeKey(typed: string): string {
  return typed.replace(/\s/g, '');
}
