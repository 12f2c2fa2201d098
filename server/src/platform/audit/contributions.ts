import { type Contribution, type Deed, deeds, type WorkEvents } from '@vigie/domain/kernel/identity/own-work';
import { sql } from '../database/statement';
import type { Reader } from '../database/tx';

/**
 * Who took part in these records, as the trail tells: by what they did, and by being charged with it. What the trail says
 * cannot be taken back, so giving the work away helps nobody to review it.
 */
export async function listContributions(
  reader: Reader,
  companyId: number,
  { record, deeds: deedOf, charged }: WorkEvents,
  recordIds: readonly string[],
): Promise<Contribution[]> {
  if (recordIds.length === 0) return [];
  const events = sql`audit_events e where e.company_id = ${companyId} and e.record = ${record}
    and e.record_id = any (${recordIds}::text[])`;
  const doing = reader.query<{ user_id: number; action: string }>(sql`
    select distinct e.actor_id as user_id, e.action from ${events}
      and e.action = any (${Object.keys(deedOf)}::text[]) and e.actor_id is not null`);
  // Events of earlier releases say the name alone.
  const charging = reader.query<{ user_id: number }>(sql`
    with told as (
      select c.value ->> 'field' as field, c.value -> 'from' as before, c.value -> 'to' as after,
        jsonb_path_exists(e.changes, '$[*] ? (@.field == $name)', jsonb_build_object('name', ${`${charged.field}Id`}::text))
          as has_id
      from (select e.changes from ${events} and e.action = any (${[...charged.events]}::text[])) e
        cross join jsonb_array_elements(e.changes) c
      where c.value ->> 'field' in (${charged.field}, ${`${charged.field}Id`}))
    select u.id as user_id from told cross join lateral (values (before), (after)) as who (value)
      join users u on u.company_id = ${companyId}
        and u.id = case when jsonb_typeof(who.value) = 'number' then who.value::integer end
      where field = ${`${charged.field}Id`}
    union
    select u.id from told join users u on u.company_id = ${companyId}
        and to_jsonb(u.first_name || ' ' || u.last_name) in (before, after)
      where field = ${charged.field} and not has_id`);
  const [did, wereCharged] = await Promise.all([doing, charging]);
  return [
    ...did.map(({ user_id, action }) => ({ userId: user_id, deed: deedOf[action] as Deed })),
    ...wereCharged.map(({ user_id }) => ({ userId: user_id, deed: charged.deed })),
  ];
}

/** Each deed of each person once, in the same order every time. */
export function withoutRepetition(contributions: readonly Contribution[]): Contribution[] {
  const byKey = new Map(contributions.map((one) => [`${one.userId} ${one.deed}`, one]));
  return [...byKey.values()].sort((a, b) => a.userId - b.userId || deeds.indexOf(a.deed) - deeds.indexOf(b.deed));
}
