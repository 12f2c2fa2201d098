import { type Contribution, type Deed, deeds, type WorkEvents } from '@vigie/domain/kernel/identity/own-work';
import type { FieldChange } from '@vigie/domain/kernel/trail/audit-event';
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
  const idField = `${charged.field}Id`;
  // Events that say the name alone are those of earlier releases, and of actions that nobody with an account has done.
  const charging = reader.query<{ told: FieldChange[]; namesakes: number[] | null }>(sql`
    select told, case when not told @> ${JSON.stringify([{ field: idField }])}::jsonb then array(
        select u.id from users u where u.company_id = ${companyId}
          and to_jsonb(u.first_name || ' ' || u.last_name) in (told -> 0 -> 'from', told -> 0 -> 'to')) end as namesakes
    from (select jsonb_path_query_array(e.changes, '$[*] ? (@.field == $name || @.field == $id)',
        jsonb_build_object('name', ${charged.field}::text, 'id', ${idField}::text)) as told
      from ${events} and e.action = any (${[...charged.events]}::text[]) offset 0) as said`);
  const [did, charges] = await Promise.all([doing, charging]);
  const wereCharged = charges.flatMap(
    ({ told, namesakes }) =>
      namesakes ?? told.filter(({ field }) => field === idField).flatMap(({ from, to }) => [from, to]),
  );
  return [
    ...did.map(({ user_id, action }) => ({ userId: user_id, deed: deedOf[action] as Deed })),
    ...wereCharged.flatMap((id) => (typeof id === 'number' ? [{ userId: id, deed: charged.deed }] : [])),
  ];
}

/** Each deed of each person once, in the same order every time. */
export function withoutRepetition(contributions: readonly Contribution[]): Contribution[] {
  const byKey = new Map(contributions.map((one) => [`${one.userId} ${one.deed}`, one]));
  return [...byKey.values()].sort((a, b) => a.userId - b.userId || deeds.indexOf(a.deed) - deeds.indexOf(b.deed));
}
