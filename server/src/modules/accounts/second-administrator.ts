import { hasRole } from '@vigie/domain/kernel/identity/actor';
import { invalidField } from '@vigie/domain/kernel/refusal';
import { givesSigningRole, rolesGiven } from '@vigie/domain/modules/accounts/identity';
import {
  independentAfterDays,
  secondAdministratorObjection,
} from '@vigie/domain/modules/accounts/second-administrator';
import { type Sql, sql } from '../../platform/database/statement';
import type { Tx } from '../../platform/database/tx';
import { findUser, type UserRecord } from './repository';

/** That `by` has made or changed the account `whose` in the last days, as the trail of the company tells. */
export function hasChangedAccount(companyId: Sql, by: Sql, whose: Sql): Sql {
  return sql`exists (select from audit_events e where e.company_id = ${companyId} and e.record = 'user'
    and e.record_id = (${whose})::text and e.actor_id = ${by} and e.action like 'user.%'
    and e.at > now() - make_interval(days => ${independentAfterDays}))`;
}

/** R42: an administrator could make another one, who then gives them the role. */
export async function refuseGivenByOwnHand(tx: Tx, before: UserRecord, roles: UserRecord['roles']): Promise<void> {
  const { actor } = tx.context;
  const administers = hasRole(before, 'company_admin') || roles.includes('company_admin');
  if (!administers || !givesSigningRole(rolesGiven(before.roles, roles)) || hasRole(actor, 'platform_admin')) return;
  const giver = await findUser(tx, before.companyId, actor.userId ?? -1);
  const { areTied } = await tx.get<{ areTied: boolean }>(
    sql`select ${hasChangedAccount(sql`${before.companyId}`, sql`${before.id}`, sql`${actor.userId}::int`)} as "areTied"`,
  );
  const isIdentityConfirmed = giver !== null && giver.identityConfirmedAt !== null;
  const objection = secondAdministratorObjection({ isPlatform: false, isIdentityConfirmed, areTied });
  if (objection) throw invalidField('roles', objection.message, objection.values);
}
