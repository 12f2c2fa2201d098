import { sql } from '../../platform/database/statement';
import type { Reader } from '../../platform/database/tx';
import type { NamedRecord, RecordTitle } from '../../platform/records/record-kinds';
import { actionsByOrigin } from '../actions/public';
import { caseStates, casesByReport } from '../cases/public';
import { reportStates } from '../reports/public';

/** Conditions of the list of observations, on a row called `e`. */
export const observationFilters = {
  station: (text: unknown) => sql`e.station ilike ${`${likeText(String(text))}%`}`,
  from: (day: unknown) => sql`e.observed_on >= ${day as string}::date`,
  until: (day: unknown) => sql`e.observed_on <= ${day as string}::date`,
  walk: (id: unknown) => sql`e.walk_id = ${id as string}`,
  stationId: (id: unknown) => sql`e.station_id = ${id as string}`,
};

const likeText = (text: string) => text.trim().replace(/[\\%_]/g, (letter) => `\\${letter}`);

export interface FollowedObservation {
  readonly id: string;
  readonly effect: 'conclude' | 'release';
}

/**
 * Followed observations whose report or action has ended since. A report that was approved has ended with its case; one whose
 * draft was discarded leaves the observation as it was.
 */
export function listEndedFollowUps(reader: Reader, companyId: number, limit: number): Promise<FollowedObservation[]> {
  return reader.query(sql`select o.id, case when r.status = 'discarded' then 'release' else 'conclude' end as effect
    from observations o
    left join ${actionsByOrigin} a on a.company_id = o.company_id and a.id = o.action_id
    left join ${reportStates} r on r.company_id = o.company_id and r.id = o.report_id
    left join ${casesByReport} c on c.company_id = o.company_id and c.report_id = o.report_id
    left join ${caseStates} j on j.company_id = o.company_id and j.id = o.case_id
    where o.company_id = ${companyId} and o.status = 'followed'
      and (a.status in ('completed', 'cancelled') or r.status in ('rejected', 'discarded') or c.status in ('closed', 'void')
        or j.status in ('closed', 'void'))
    order by o.id limit ${limit}`);
}

/** Sent reports that name an observation which nobody has followed up yet. */
export function listNamedByReports(
  reader: Reader,
  companyId: number,
  limit: number,
): Promise<{ id: string; reportId: string }[]> {
  return reader.query(sql`select o.id, min(r.id) as "reportId"
    from observations o join ${reportStates} r on r.company_id = o.company_id and r.detection_reference = o.id
    where o.company_id = ${companyId} and o.status = 'open' and o.report_id is null
      and r.status not in ('draft', 'discarded', 'rejected')
    group by o.id order by o.id limit ${limit}`);
}

const mostRelated = 20;

/** Observations that became a record, or that a report names as what it was detected by; a case stands for its report, too. */
export function listObservationsOf(
  reader: Reader,
  companyId: number,
  { kind, id }: NamedRecord,
): Promise<RecordTitle[]> {
  const from = sql`select o.id, o.title, o.number from observations o where o.company_id = ${companyId}
    and o.status <> 'withdrawn'`;
  if (kind === 'action')
    return reader.query(sql`${from} and o.action_id = ${id} order by o.number limit ${mostRelated}`);
  if (kind !== 'report' && kind !== 'case') return Promise.resolve([]);
  const report =
    kind === 'report'
      ? sql`${id}`
      : sql`(select c.report_id from ${casesByReport} c
    where c.company_id = ${companyId} and c.id = ${id})`;
  return reader.query(sql`select id, title from (${from} and o.report_id = ${report}
      union ${from} and o.case_id = ${kind === 'case' ? id : null}
      union ${from} and o.id = (select r.detection_reference from ${reportStates} r
        where r.company_id = ${companyId} and r.id = ${report})) as found
    order by number limit ${mostRelated}`);
}

export async function isCaseEnded(reader: Reader, companyId: number, id: string): Promise<boolean> {
  const found = await reader.find(sql`select 1 from ${caseStates} c
    where c.company_id = ${companyId} and c.id = ${id} and c.status in ('closed', 'void')`);
  return found !== null;
}
