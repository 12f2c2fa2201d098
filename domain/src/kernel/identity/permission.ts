import type { Actor, Role } from './actor';
import { companyRoles, hasRole } from './actor';

/** Who may call an endpoint at all. What they may do to one record is decided by the module's workflow or policy. */
export type Permission = 'anyone' | 'signed_in' | readonly Role[];

/** Everyone who belongs to a company, whatever their roles in it; not the administrators of the platform. */
export const everyColleague: Permission = companyRoles;

export function permits(permission: Permission, actor: Pick<Actor, 'roles'> | null): boolean {
  if (permission === 'anyone') return true;
  if (actor === null) return false;
  return permission === 'signed_in' || hasRole(actor, ...permission);
}
