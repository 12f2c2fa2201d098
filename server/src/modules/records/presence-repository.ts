import { sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

export interface Place {
  readonly record: string;
  readonly recordId: string;
  /** Where in the record: a step of a case. */
  readonly place: string;
}

export interface PresentPerson {
  readonly id: number;
  readonly username: string;
  readonly displayName: string;
  readonly place: string;
}

/** A page says every twenty seconds that it is open; who has not said so for longer has gone. */
const goneAfterSeconds = 50;

/** Whether this is new: the person was elsewhere, or not there. */
export async function savePresence(tx: Tx, { record, recordId, place }: Place, isHere: boolean): Promise<boolean> {
  const { companyId, userId } = tx.context.actor;
  const where = sql`company_id = ${companyId} and record = ${record} and record_id = ${recordId}
    and user_id = ${userId}`;
  const before = await tx.find<{ place: string; is_here: boolean }>(sql`select place,
    seen_at > now() - make_interval(secs => ${goneAfterSeconds}) as is_here from record_presence where ${where}`);
  const seenAt = isHere ? sql`clock_timestamp()` : sql`'-infinity'::timestamptz`;
  await tx.query(sql`insert into record_presence (company_id, record, record_id, user_id, place, seen_at)
    values (${companyId}, ${record}, ${recordId}, ${userId}, ${place}, ${seenAt})
    on conflict (company_id, record, record_id, user_id)
      do update set place = excluded.place, seen_at = excluded.seen_at`);
  return (before?.is_here ?? false) !== isHere || before?.place !== place;
}

export function listOthersPresent(tx: Tx, { record, recordId }: Omit<Place, 'place'>): Promise<PresentPerson[]> {
  const { companyId, userId } = tx.context.actor;
  return tx.query<PresentPerson>(sql`select u.id, u.username, u.first_name || ' ' || u.last_name as "displayName",
      p.place
    from record_presence p join users u on u.company_id = p.company_id and u.id = p.user_id
    where p.company_id = ${companyId} and p.record = ${record} and p.record_id = ${recordId}
      and p.user_id <> ${userId} and not is_closed_to(p.company_id, p.record_id, p.user_id)
      and p.seen_at > now() - make_interval(secs => ${goneAfterSeconds}) order by u.id limit 50`);
}

/** Up to which event of its history the person has looked; 0 for none. */
export async function findViewedUpTo(
  reader: Reader,
  { companyId, userId }: { companyId: number; userId: number | null },
  { record, recordId }: Omit<Place, 'place'>,
): Promise<number> {
  const row = await reader.find<{ up_to: number }>(sql`select up_to from record_views
    where company_id = ${companyId} and record = ${record} and record_id = ${recordId} and user_id = ${userId}`);
  return row?.up_to ?? 0;
}

export async function saveViewedUpTo(tx: Tx, { record, recordId }: Omit<Place, 'place'>, upTo: number): Promise<void> {
  const { companyId, userId } = tx.context.actor;
  await tx.query(sql`insert into record_views (company_id, record, record_id, user_id, up_to)
    values (${companyId}, ${record}, ${recordId}, ${userId}, ${upTo})
    on conflict (company_id, record, record_id, user_id)
      do update set up_to = greatest(record_views.up_to, excluded.up_to)`);
}
