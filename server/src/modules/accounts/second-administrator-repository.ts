import { independentAfterDays } from '@vigie/domain/modules/accounts/second-administrator';
import { type Sql, sql } from '../../platform/database/statement';
import type { Tx } from '../../platform/database/tx';
import type { UserRecord } from './repository';

/** That `by` has made or changed the account `whose` in the last days, according to the trail of the company. */
export function hasChangedAccount(companyId: Sql, by: Sql, whose: Sql): Sql {
  return sql`exists (select from audit_events e where e.company_id = ${companyId} and e.record = 'user'
    and e.record_id = (${whose})::text and e.actor_id = ${by} and e.action like 'user.%'
    and e.at > now() - make_interval(days => ${independentAfterDays}))`;
}

export async function hasChangedAccountOf(
  tx: Tx,
  by: Pick<UserRecord, 'companyId' | 'id'>,
  whose: number | null,
): Promise<boolean> {
  const changed = hasChangedAccount(sql`${by.companyId}`, sql`${by.id}`, sql`${whose}::int`);
  const { isTied } = await tx.get<{ isTied: boolean }>(sql`select ${changed} as "isTied"`);
  return isTied;
}
