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
  readonly month: string;
  readonly improve: number;
  readonly good: number;
}

/** Active stations, and those that are retired and were observed in these days. */
export function listCountedStations(
  reader: Reader,
  companyId: number,
  { from, until, limit }: { readonly from: string; readonly until: string; readonly limit: number },
): Promise<CountedStation[]> {
  return reader.query(sql`select s.id, s.label, s.site, s.department from gemba_stations s
    where s.company_id = ${companyId} and (s.status = 'active' or exists (select from observations o
      where o.company_id = s.company_id and o.station_id = s.id and o.status <> 'withdrawn'
        and o.observed_on between ${from}::date and ${until}::date))
    order by s.site, s.department, s.label, s.number limit ${limit}`);
}

export function countByStationAndMonth(
  reader: Reader,
  companyId: number,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<CountedMonth[]> {
  return reader.query(sql`select o.station_id as "stationId", to_char(o.month, 'YYYY-MM') as month,
      sum(o.n) filter (where o.verdict = 'improve')::int as improve, sum(o.n) filter (where o.verdict = 'good')::int as good
    from (select station_id, date_trunc('month', observed_on::timestamp) as month, verdict, count(*) as n from observations
      where company_id = ${companyId} and observed_on between ${from}::date and ${until}::date and status <> 'withdrawn'
      group by 1, 2, 3) o
    group by 1, 2`);
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
