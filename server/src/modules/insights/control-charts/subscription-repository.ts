import { type Sql, sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';

export interface SubscriptionRow {
  readonly userId: number;
  readonly isOn: boolean;
  /** The first day of the last month that was sent. */
  readonly sentMonth: string | null;
}

const columns = sql`user_id as "userId", is_on as "isOn", sent_month as "sentMonth"`;

export function findSubscription(reader: Reader, companyId: number, userId: number): Promise<SubscriptionRow | null> {
  return reader.find<SubscriptionRow>(
    sql`select ${columns} from kpi_subscriptions where company_id = ${companyId} and user_id = ${userId}`,
  );
}

/** Locked from now on, so that of two changes each records what it found. */
export async function lockSubscription(tx: Tx, userId: number): Promise<SubscriptionRow | null> {
  const { companyId } = tx.context.actor;
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('kpi_subscriptions'), ${userId})`);
  return findSubscription(tx, companyId, userId);
}

export async function saveSubscription(tx: Tx, userId: number, isOn: boolean): Promise<void> {
  await tx.query(sql`insert into kpi_subscriptions (company_id, user_id, is_on)
    values (${tx.context.actor.companyId}, ${userId}, ${isOn})
    on conflict (company_id, user_id) do update set is_on = excluded.is_on`);
}

export function listSubscriptionsAfter(reader: Reader, companyId: number, page: Sql): Promise<SubscriptionRow[]> {
  return reader.query<SubscriptionRow>(
    sql`select ${columns} from kpi_subscriptions where company_id = ${companyId} ${page}`,
  );
}

/** Users who subscribed, may still sign in, and have not had this month yet. */
export async function listWaitingSubscribers(reader: Reader, companyId: number, month: string): Promise<number[]> {
  const rows = await reader.query<{ id: number }>(sql`select s.user_id as id from kpi_subscriptions s
    join users u on u.company_id = s.company_id and u.id = s.user_id
    where s.company_id = ${companyId} and s.is_on and u.state = 'active'
      and (s.sent_month is null or s.sent_month < ${month}::date) order by s.user_id`);
  return rows.map(({ id }) => id);
}

/** The month that was sent before; undefined when another copy of the program was faster. */
export async function claimMonth(tx: Tx, userId: number, month: string): Promise<{ before: string | null } | null> {
  return tx.find<{ before: string | null }>(sql`update kpi_subscriptions s set sent_month = ${month}::date
    from (select company_id, user_id, sent_month from kpi_subscriptions
      where company_id = ${tx.context.actor.companyId} and user_id = ${userId} for update) was
    where s.company_id = was.company_id and s.user_id = was.user_id and s.is_on
      and (was.sent_month is null or was.sent_month < ${month}::date)
    returning was.sent_month as before`);
}
