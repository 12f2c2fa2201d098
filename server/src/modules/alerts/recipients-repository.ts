import { sql } from '../../platform/database/statement';
import type { Reader } from '../../platform/database/tx';

export interface NamedRecipients {
  readonly people: readonly { readonly id: number; readonly username: string }[];
  readonly teams: readonly { readonly id: number; readonly name: string }[];
}

/** Those of the ids that are active people and teams of the company. */
export async function findNamed(
  reader: Reader,
  companyId: number,
  { recipientIds, teamIds }: { recipientIds: readonly number[]; teamIds: readonly number[] },
): Promise<NamedRecipients> {
  const people = await reader.query<{ id: number; username: string }>(sql`select id, username from users
    where company_id = ${companyId} and id = any (${recipientIds}::int[]) and state = 'active'`);
  const teams = await reader.query<{ id: number; name: string }>(sql`select id, name from teams
    where company_id = ${companyId} and id = any (${teamIds}::int[])`);
  return { people, teams };
}

export async function listMembers(reader: Reader, companyId: number, teamIds: readonly number[]): Promise<number[]> {
  const rows = await reader.query<{ id: number }>(sql`select id from users
    where company_id = ${companyId} and team_id = any (${teamIds}::int[]) and state = 'active'`);
  return rows.map(({ id }) => id);
}

export async function listEveryone(reader: Reader, companyId: number): Promise<number[]> {
  const rows = await reader.query<{ id: number }>(sql`select id from users
    where company_id = ${companyId} and state = 'active'`);
  return rows.map(({ id }) => id);
}

export interface OfferedTeam {
  readonly id: number;
  readonly name: string;
  readonly memberCount: number;
}

export function searchTeams(reader: Reader, companyId: number, search: string, limit: number): Promise<OfferedTeam[]> {
  return reader.query<OfferedTeam>(sql`select t.id, t.name, coalesce(m.total, 0) as "memberCount" from teams t
    left join (select team_id, count(*) as total from users where company_id = ${companyId} and state = 'active'
      group by team_id) as m on m.team_id = t.id
    where t.company_id = ${companyId} and strpos(lower(t.name), ${search.trim().toLowerCase()}) > 0
    order by t.name collate "fr-x-icu", t.id limit ${limit}`);
}
