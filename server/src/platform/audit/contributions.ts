import { type Contribution, type DraftWork, deeds, type WorkEvents } from '@vigie/domain/kernel/identity/own-work';
import type { FieldChange } from '@vigie/domain/kernel/trail/audit-event';
import { planOnce, Sql, sql } from '../database/statement';
import type { Reader } from '../database/tx';

/** Their numbers, or a statement that finds them. */
type RecordIds = readonly string[] | Sql;

/**
 * Who took part in these records, as the trail records: by what they did, and by being charged with it. What the trail
 * says cannot be taken back, so giving the work away does not make its author a reviewer.
 */
export async function listContributions(
  reader: Reader,
  companyId: number,
  events: WorkEvents,
  recordIds: RecordIds,
): Promise<Contribution[]> {
  const found = await listContributionsByRecord(reader, companyId, events, recordIds);
  return found.map(({ userId, deed }) => ({ userId, deed }));
}

/** The same, each with the record that it is about. */
export async function listContributionsByRecord(
  reader: Reader,
  companyId: number,
  { records, deeds: deedOf, charged }: WorkEvents,
  recordIds: RecordIds,
): Promise<(Contribution & { readonly recordId: string })[]> {
  if (Array.isArray(recordIds) && recordIds.length === 0) return [];
  // As an array that is found first, in the order that the trail's index has: joined with it, the events of all records are read.
  const ids = recordIds instanceof Sql ? sql`array(${recordIds}) collate "default"` : sql`${recordIds}::text[]`;
  // Of one kind by equality: a list of kinds is planned anew each time.
  const isOfKinds =
    records.length === 1 ? sql`e.record = ${records[0]}` : sql`e.record = any (${[...records]}::text[])`;
  const idField = `${charged.field}Id`;
  const actions = [...new Set([...Object.keys(deedOf), ...charged.events])];
  // One walk through the events of a record for both. Events that say the name alone are those of earlier releases, and of
  // actions done by people without an account; those that say neither charge no one, and need no search.
  const said = sql`
    select record_id, user_id, action, charges, case when charges <> '[]' and not charges @> ${JSON.stringify([{ field: idField }])}::jsonb then array(
        select u.id from users u where u.company_id = ${companyId}
          and to_jsonb(u.first_name || ' ' || u.last_name) in (charges -> 0 -> 'from', charges -> 0 -> 'to')) end as namesakes
    from (select distinct e.record_id, e.actor_id as user_id, e.action,
        case when e.action = any (${[...charged.events]}::text[]) then
          jsonb_path_query_array(e.changes, '$[*] ? (@.field == $name || @.field == $id)',
            jsonb_build_object('name', ${charged.field}::text, 'id', ${idField}::text)) end as charges
      from audit_events e where e.company_id = ${companyId} and ${isOfKinds}
        and e.record_id = any (${ids}) and e.action = any (${actions}::text[]) offset 0) as said`;
  const rows = await reader.query<ContributionRow>(planOnce(said));
  const did = rows.flatMap(({ record_id: recordId, user_id: userId, action }) => {
    const deed = deedOf[action];
    return deed && userId !== null ? [{ recordId, userId, deed }] : [];
  });
  const wereCharged = rows.flatMap(({ record_id: recordId, charges, namesakes }) => {
    const ids =
      namesakes ?? charges?.filter(({ field }) => field === idField).flatMap(({ from, to }) => [from, to]) ?? [];
    return ids.flatMap((id) => (typeof id === 'number' ? [{ recordId, userId: id, deed: charged.deed }] : []));
  });
  return [...did, ...wereCharged];
}

interface ContributionRow {
  readonly record_id: string;
  readonly user_id: number | null;
  readonly action: string;
  /** Changes of an event that charges a person. */
  readonly charges: readonly FieldChange[] | null;
  readonly namesakes: readonly number[] | null;
}

/** Each deed of each person once, in the same order every time. */
export function withoutRepetition(contributions: readonly Contribution[]): Contribution[] {
  const byKey = new Map(contributions.map((one) => [`${one.userId} ${one.deed}`, one]));
  return [...byKey.values()].sort((a, b) => a.userId - b.userId || deeds.indexOf(a.deed) - deeds.indexOf(b.deed));
}

/** Who worked on the present draft of a record, by number. */
export async function listDraftAuthors(
  reader: Reader,
  companyId: number,
  { record, begins, events }: DraftWork,
  recordId: string,
): Promise<number[]> {
  const isOfRecord = sql`e.company_id = ${companyId} and e.record = ${record} and e.record_id = ${recordId}`;
  const wanted = Object.entries(events).map(([action, field]) => ({ action, has: field === null ? [] : [{ field }] }));
  const rows = await reader.query<{ id: number }>(sql`select distinct e.actor_id as id from audit_events e
    join jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (action text, has jsonb)
      on w.action = e.action and e.changes @> w.has
    where ${isOfRecord} and e.actor_id is not null and e.seq >= (select max(e.seq) from audit_events e
      where ${isOfRecord} and e.action = any (${[...begins]}::text[]))`);
  return rows.map(({ id }) => id);
}
