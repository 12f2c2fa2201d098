import { type Sql, sql } from '../../platform/database/statement';
import type { Reader } from '../../platform/database/tx';

export interface NamedTeam {
  readonly id: number;
  readonly name: string;
}

/** Ids that are no team of the company are left out. */
export function findTeams(reader: Reader, companyId: number, ids: readonly number[]): Promise<NamedTeam[]> {
  return reader.query(sql`select id, name from teams where company_id = ${companyId} and id = any (${ids}::int[])`);
}

/** Of one company, in the order and from the place that `page` says. */
export function listTeamsAfter(reader: Reader, companyId: number, page: Sql): Promise<NamedTeam[]> {
  return reader.query(sql`select id, name from teams where company_id = ${companyId} ${page}`);
}

export async function listActiveMembers(
  reader: Reader,
  companyId: number,
  teamIds: readonly number[],
): Promise<number[]> {
  const rows = await reader.query<{ id: number }>(sql`select id from users
    where company_id = ${companyId} and team_id = any (${teamIds}::int[]) and state = 'active'`);
  return rows.map(({ id }) => id);
}

export interface TeamWithSize extends NamedTeam {
  readonly memberCount: number;
}

export function searchTeams(reader: Reader, companyId: number, search: string, limit: number): Promise<TeamWithSize[]> {
  return reader.query(sql`select t.id, t.name, coalesce(m.total, 0) as "memberCount" from teams t
    left join (select team_id, count(*) as total from users where company_id = ${companyId} and state = 'active'
      group by team_id) as m on m.team_id = t.id
    where t.company_id = ${companyId} and strpos(lower(t.name), ${search.trim().toLowerCase()}) > 0
    order by t.name collate "fr-x-icu", t.id limit ${limit}`);
}
