import { sql } from '../../platform/database/statement';
import type { Reader } from '../../platform/database/tx';
import { actionsByOrigin } from '../actions/public';
import { casesByReport } from '../cases/public';
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
    where o.company_id = ${companyId} and o.status = 'followed'
      and (a.status in ('completed', 'cancelled') or r.status in ('rejected', 'discarded') or c.status in ('closed', 'void'))
    order by o.id limit ${limit}`);
}
