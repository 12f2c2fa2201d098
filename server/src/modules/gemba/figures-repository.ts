import { sql } from '../../platform/database/statement';
import type { Reader } from '../../platform/database/tx';

export interface CountedStation {
  readonly id: string;
  readonly label: string;
  readonly site: string;
  readonly department: string;
}

export interface CountedMonth {
  readonly stationId: string;
  /** As `observed_month` counts them. */
  readonly month: number;
  readonly improve: number | null;
  readonly good: number | null;
}

interface Months {
  readonly from: number;
  readonly until: number;
}

/** Active stations, and those that are retired and where something was observed in these months. */
export function listCountedStations(
  reader: Reader,
  companyId: number,
  { from, until, limit }: Months & { readonly limit: number },
): Promise<CountedStation[]> {
  return reader.query(sql`select s.id, s.label, s.site, s.department from gemba_stations s
    where s.company_id = ${companyId} and (s.status = 'active' or exists (select from observation_month_totals m
      where m.company_id = s.company_id and m.station_id = s.id and m.total > 0
        and m.observed_month between ${from} and ${until}))
    order by s.site, s.department, s.label, s.number limit ${limit}`);
}

export function countByStationAndMonth(
  reader: Reader,
  companyId: number,
  { from, until }: Months,
): Promise<CountedMonth[]> {
  return reader.query(sql`select station_id as "stationId", observed_month as month,
      max(total) filter (where verdict = 'improve') as improve, max(total) filter (where verdict = 'good') as good
    from observation_month_totals where company_id = ${companyId} and observed_month between ${from} and ${until}
    group by station_id, observed_month`);
}

export interface CountedWalks {
  readonly id: number;
  readonly name: string;
  readonly month: string;
  readonly done: number;
  readonly due: number;
}

export function countWalksByPerson(
  reader: Reader,
  companyId: number,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<CountedWalks[]> {
  return reader.query(sql`select w.id, u.first_name || ' ' || u.last_name as name, w.month, w.done, w.due
    from (select walker_id as id, to_char(date_trunc('month', due_date::timestamp), 'YYYY-MM') as month,
        count(*) filter (where status = 'finished')::int as done, count(*)::int as due
      from gemba_walks where company_id = ${companyId} and due_date between ${from}::date and ${until}::date
      group by 1, 2) w
    join users u on u.company_id = ${companyId} and u.id = w.id
    order by name, w.id, w.month`);
}
