export const companyRoles = ['reporter', 'validator', 'qa', 'designer', 'company_admin'] as const;
export type CompanyRole = (typeof companyRoles)[number];
export const roles = [...companyRoles, 'platform_admin'] as const;
export type Role = (typeof roles)[number];

/**
 * The platform itself holds company id 0, so that its administrators and its audit chain live in the same tables, under
 * the same keys and policies, as those of client companies. No client company ever has this id.
 */
export const platformCompanyId = 0;

/** The author of an action: a signed-in person, or the system itself (no user id). */
export interface Actor {
  readonly companyId: number;
  readonly userId: number | null;
  readonly username: string;
  readonly displayName: string;
  readonly roles: readonly Role[];
}

export function systemActor(companyId: number): Actor {
  return { companyId, userId: null, username: 'system', displayName: 'Vigie', roles: [] };
}

export function hasRole(actor: Pick<Actor, 'roles'>, ...wanted: readonly Role[]): boolean {
  return wanted.some((role) => actor.roles.includes(role));
}
