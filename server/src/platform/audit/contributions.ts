import { type Contribution, type DraftWork, deeds, type WorkEvents } from '@vigie/domain/kernel/identity/own-work';
import type { FieldChange } from '@vigie/domain/kernel/trail/audit-event';
import { join, planOnce, Sql, sql } from '../database/statement';
import type { Reader } from '../database/tx';

/** Their numbers, or a statement that finds them. */
type RecordIds = readonly string[] | Sql;

type RecordContribution = Contribution & { readonly recordId: string };

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
  events: WorkEvents,
  recordIds: RecordIds,
): Promise<RecordContribution[]> {
  if (Array.isArray(recordIds) && recordIds.length === 0) return [];
  return listContributionsTo(reader, companyId, [{ events, recordIds }]);
}

export interface Work {
  readonly events: WorkEvents;
  readonly recordIds: RecordIds;
}

/** To records of several sorts, in one statement. */
export async function listContributionsTo(
  reader: Reader,
  companyId: number,
  works: readonly Work[],
): Promise<RecordContribution[]> {
  const each = works.map((work, place) => selectContributions(companyId, work, place));
  const rows = await reader.query<ContributionRow>(planOnce(join(each, ' union all ')));
  return works.flatMap(({ events }, place) =>
    toContributions(
      events,
      rows.filter((row) => row.place === place),
    ),
  );
}

function selectContributions(
  companyId: number,
  { events: { records, deeds: deedOf, charged }, recordIds }: Work,
  place: number,
): Sql {
  // As an array that is found first, in the order that the trail's index has: joined with it, the events of all records are read.
  const ids = recordIds instanceof Sql ? sql`array(${recordIds}) collate "default"` : sql`${recordIds}::text[]`;
  // Of one kind by equality: a list of kinds is planned anew each time.
  const isOfKinds =
    records.length === 1 ? sql`e.record = ${records[0]}` : sql`e.record = any (${[...records]}::text[])`;
  const idField = `${charged.field}Id`;
  const actions = [...new Set([...Object.keys(deedOf), ...charged.events])];
  // One walk through the events of a record for both. Events that say the name alone are those of earlier releases, and of
  // actions done by people without an account; those that say neither charge no one, and need no search.
  return sql`
    select ${place}::int as place, record_id, user_id, action, charges,
      case when charges <> '[]' and not charges @> ${JSON.stringify([{ field: idField }])}::jsonb then array(
        select u.id from users u where u.company_id = ${companyId}
          and to_jsonb(u.first_name || ' ' || u.last_name) in (charges -> 0 -> 'from', charges -> 0 -> 'to')) end as namesakes
    from (select distinct e.record_id, e.actor_id as user_id, e.action,
        case when e.action = any (${[...charged.events]}::text[]) then
          jsonb_path_query_array(e.changes, '$[*] ? (@.field == $name || @.field == $id)',
            jsonb_build_object('name', ${charged.field}::text, 'id', ${idField}::text)) end as charges
      from audit_events e where e.company_id = ${companyId} and ${isOfKinds}
        and e.record_id = any (${ids}) and e.action = any (${actions}::text[]) offset 0) as said`;
}

function toContributions(
  { deeds: deedOf, charged }: WorkEvents,
  rows: readonly ContributionRow[],
): RecordContribution[] {
  const idField = `${charged.field}Id`;
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
  /** Which of several sorts of records it is about. */
  readonly place: number;
  readonly record_id: string;
  readonly user_id: number | null;
  readonly action: string;
  /** Changes of an event that charges a person. */
  readonly charges: readonly FieldChange[] | null;
  readonly namesakes: readonly number[] | null;
}

/** Each deed of each person once, in the same order every time. */
export function withoutRepetition(contributions: readonly Contribution[]): Contribution[] {
  const byKey = new Map(contributions.map(({ userId, deed }) => [`${userId} ${deed}`, { userId, deed }]));
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
