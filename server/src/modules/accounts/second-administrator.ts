import { hasRole } from '@vigie/domain/kernel/identity/actor';
import { invalidField } from '@vigie/domain/kernel/refusal';
import { givesSigningRole, rolesGiven } from '@vigie/domain/modules/accounts/identity';
import { secondAdministratorObjection } from '@vigie/domain/modules/accounts/second-administrator';
import type { Tx } from '../../platform/database/tx';
import { findUser, type UserRecord } from './repository';
import { hasChangedAccountOf } from './second-administrator-repository';

/** R42: an administrator could make another one, who then gives them the role. */
export async function refuseGivenByOwnHand(tx: Tx, before: UserRecord, roles: UserRecord['roles']): Promise<void> {
  const { actor } = tx.context;
  const administers = hasRole(before, 'company_admin') || roles.includes('company_admin');
  if (!administers || !givesSigningRole(rolesGiven(before.roles, roles)) || hasRole(actor, 'platform_admin')) return;
  const giver = await findUser(tx, before.companyId, actor.userId ?? -1);
  const areTied = await hasChangedAccountOf(tx, before, actor.userId);
  const isIdentityConfirmed = giver !== null && giver.identityConfirmedAt !== null;
  const objection = secondAdministratorObjection({ isPlatform: false, isIdentityConfirmed, areTied });
  if (objection) throw invalidField('roles', objection.message, objection.values);
}
