import type { WalkStop } from '@vigie/domain/modules/gemba/walks/contract';
import { empty, sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

/** How many observations of each verdict a walk has, those that were withdrawn left out; for a row called `e`. */
export const observedInWalk = {
  good: observed('good'),
  improve: observed('improve'),
};

function observed(verdict: 'good' | 'improve'): string {
  return `(select count(*)::int from observations o where o.company_id = e.company_id and o.walk_id = e.id
    and o.verdict = '${verdict}' and o.status <> 'withdrawn')`;
}

export interface RouteOption {
  readonly id: string;
  readonly title: string;
  readonly stationCount: number;
  readonly stations: string[];
}

export function listRouteOptions(reader: Reader, companyId: number, limit: number): Promise<RouteOption[]> {
  return reader.query(sql`select id, title, cardinality(stations)::int as "stationCount", stations
    from gemba_routes
    where company_id = ${companyId} and status = 'active' order by title, id limit ${limit}`);
}

/** The stations of the route in their order, then the others where something was observed. */
export function listStops(reader: Reader, companyId: number, walkId: string): Promise<WalkStop[]> {
  return reader.query(sql`
    with walk as (select w.id, r.stations from gemba_walks w
        left join gemba_routes r on r.company_id = w.company_id and r.id = w.route_id
        where w.company_id = ${companyId} and w.id = ${walkId}),
      on_route as (select s.id, s.place from walk, unnest(walk.stations) with ordinality as s (id, place)),
      observed as (select o.station_id as id, count(*) filter (where o.verdict = 'good') as good,
          count(*) filter (where o.verdict = 'improve') as improve, min(o.id) as first
        from observations o where o.company_id = ${companyId} and o.walk_id = ${walkId} and o.status <> 'withdrawn'
        group by o.station_id)
    select s.id as "stationId", s.label, s.department, s.status = 'active' as "isActive",
      r.id is not null as "isOnRoute", coalesce(o.good, 0)::int as good, coalesce(o.improve, 0)::int as improve
    from on_route r full join observed o on o.id = r.id
    join gemba_stations s on s.company_id = ${companyId} and s.id = coalesce(r.id, o.id)
    order by r.place nulls last, o.first`);
}

export async function findOpenWalk(reader: Reader, companyId: number, userId: number | null): Promise<string | null> {
  const row = await reader.find<{ id: string }>(sql`select id from gemba_walks where company_id = ${companyId}
    and walker_id = ${userId} and status = 'in_progress' order by started_at desc limit 1`);
  return row?.id ?? null;
}

/** While its person has left or its route is retired, a duty plans nothing; what was missed comes when that changes. */
export async function listActiveDuties(reader: Reader, companyId: number): Promise<readonly string[]> {
  const rows = await reader.query<{ id: string }>(sql`select d.id from gemba_duties d
    join users u on u.company_id = d.company_id and u.id = d.person_id and u.state = 'active'
    join gemba_routes r on r.company_id = d.company_id and r.id = d.route_id and r.status = 'active'
    where d.company_id = ${companyId} and d.status = 'active' order by d.number`);
  return rows.map(({ id }) => id);
}

/** The latest occurrence of a duty that has a walk; asked while the duty is locked. */
export async function findLastOccurrence(tx: Tx, dutyId: string): Promise<number | null> {
  const { last } = await tx.get<{ last: number | null }>(sql`select max(occurrence) as last from gemba_walks
    where company_id = ${tx.context.actor.companyId} and duty_id = ${dutyId}`);
  return last;
}

/** Walks that began before this moment and go on. */
export async function listLongWalks(reader: Reader, companyId: number, before: Date): Promise<readonly string[]> {
  const rows = await reader.query<{ id: string }>(sql`select id from gemba_walks where company_id = ${companyId}
    and status = 'in_progress' and started_at < ${before} order by number limit 500`);
  return rows.map(({ id }) => id);
}

/** Conditions of the list of walks, on a row called `e`. */
export const walkFilters = {
  from: (day: unknown) => sql`e.due_date >= ${day as string}::date`,
  until: (day: unknown) => sql`e.due_date <= ${day as string}::date`,
};

/** Of the walks due on these days, those that the reader may see, how many are finished; of a site, those whose route passes there. */
export function countWalksDue(
  reader: Reader,
  companyId: number,
  { from, to, site }: { readonly from: string; readonly to: string; readonly site?: string | undefined },
): Promise<{ walksDue: number; walksDone: number }> {
  const there = site
    ? sql`and exists (select from gemba_routes r join gemba_stations s on s.company_id = r.company_id and s.id = any (r.stations)
        where r.company_id = w.company_id and r.id = w.route_id and s.site = ${site})`
    : empty;
  return reader.get(sql`select count(*)::int as "walksDue",
      count(*) filter (where w.status = 'finished')::int as "walksDone"
    from gemba_walks w where w.company_id = ${companyId}
      and w.due_date between ${from}::date and least(${to}::date, (now() at time zone 'UTC')::date) ${there}`);
}
