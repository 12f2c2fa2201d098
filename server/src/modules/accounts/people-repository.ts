import type { Actor, Role } from '@vigie/domain/kernel/identity/actor';
import type { Assignment } from '@vigie/domain/kernel/listing';
import type { Person } from '@vigie/domain/modules/accounts/contract';
import { empty, type Sql, sql } from '../../platform/database/statement';
import type { Reader } from '../../platform/database/tx';

/** What other modules ask about the people of a company. */

interface PersonRow {
  id: number;
  username: string;
  first_name: string;
  last_name: string;
}

/** The holders of the roles, and one person beside them; of these, those who may read a record. */
export interface Circle {
  readonly roles: readonly Role[];
  readonly andId: number;
  readonly readersOf?: string;
}

export async function listActiveIds(reader: Reader, companyId: number, roles: readonly Role[]): Promise<number[]> {
  const rows = await reader.query<{ id: number }>(sql`select id from users
    where company_id = ${companyId} and state = 'active' and roles && ${roles}::text[] order by id`);
  return rows.map(({ id }) => id);
}

export async function listEveryActiveId(reader: Reader, companyId: number): Promise<number[]> {
  const rows = await reader.query<{ id: number }>(sql`select id from users
    where company_id = ${companyId} and state = 'active'`);
  return rows.map(({ id }) => id);
}

/** Of all who have or had an account, the newest first. */
export async function listNames(reader: Reader, companyId: number, most: number): Promise<string[]> {
  const rows = await reader.query<PersonRow>(sql`select id, username, first_name, last_name from users
    where company_id = ${companyId} order by id desc limit ${most}`);
  return rows.map((row) => toPerson(row).displayName);
}

/** Of those who have or had these accounts. */
export async function findNames(
  reader: Reader,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await reader.query<PersonRow>(sql`select id, username, first_name, last_name from users
    where company_id = ${companyId} and id = any (${ids}::int[])`);
  return new Map(rows.map((row) => [row.id, toPerson(row).displayName]));
}

export interface Account {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isActive: boolean;
}

/** All who have or had an account: old records name those who left, too. */
export function listAccounts(reader: Reader, companyId: number): Promise<Account[]> {
  return reader.query(sql`select id, username, email, first_name as "firstName", last_name as "lastName",
    state = 'active' as "isActive" from users where company_id = ${companyId} order by id`);
}

async function listTeammates(reader: Reader, companyId: number, userId: number): Promise<number[]> {
  const rows = await reader.query<{ id: number }>(sql`select u.id from users me
    join users u on u.company_id = me.company_id and u.team_id = me.team_id
    where me.company_id = ${companyId} and me.id = ${userId}`);
  return rows.map(({ id }) => id);
}

/** Whose records a list shows; null for everyone's. For a user without a team, the team is everyone. */
export async function listAssigned(
  reader: Reader,
  { companyId, userId }: Pick<Actor, 'companyId' | 'userId'>,
  assigned: Assignment,
): Promise<readonly number[] | null> {
  if (assigned === 'everyone') return null;
  if (assigned === 'me') return [userId ?? -1];
  const teammates = await listTeammates(reader, companyId, userId ?? -1);
  return teammates.length > 0 ? teammates : null;
}

export async function searchCircle(
  reader: Reader,
  companyId: number,
  circle: Circle,
  search: string,
  limit: number,
): Promise<Person[]> {
  const wanted = search.trim().toLowerCase();
  const rows = await reader.query<PersonRow>(sql`select id, username, first_name, last_name from users
    where ${isOf(companyId, circle)}
      and strpos(lower(first_name || ' ' || last_name || ' ' || username), ${wanted}) > 0
    order by last_name collate "fr-x-icu", first_name collate "fr-x-icu", id limit ${limit}`);
  return rows.map(toPerson);
}

export async function filterCircle(
  reader: Reader,
  companyId: number,
  circle: Circle,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await reader.query<{ id: number }>(sql`select id from users
    where ${isOf(companyId, circle)} and id = any (${ids}::int[])`);
  return rows.map(({ id }) => id);
}

export async function findActiveByName(
  reader: Reader,
  companyId: number,
  usernames: readonly string[],
): Promise<Person[]> {
  if (usernames.length === 0) return [];
  const rows = await reader.query<PersonRow>(sql`select id, username, first_name, last_name from users
    where company_id = ${companyId} and state = 'active' and lower(username) = any (${usernames}::text[])`);
  return rows.map(toPerson);
}

/** Only active ones; inactive ids are missing in the map. */
export async function listPeople(
  reader: Reader,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await reader.query<PersonRow>(sql`select id, username, first_name, last_name from users
    where company_id = ${companyId} and state = 'active' and id = any (${ids}::int[])
    order by last_name collate "fr-x-icu", first_name collate "fr-x-icu", id`);
  return new Map(rows.map((row) => [row.id, toPerson(row)]));
}

function isOf(companyId: number, { roles, andId, readersOf }: Circle): Sql {
  const readers = readersOf ? sql`and not is_closed_to(company_id, ${readersOf}, id)` : empty;
  return sql`company_id = ${companyId} and state = 'active' and (roles && ${roles}::text[] or id = ${andId}) ${readers}`;
}

function toPerson(row: PersonRow): Person {
  return { id: row.id, username: row.username, displayName: `${row.first_name} ${row.last_name}` };
}

export interface SetUpOfPeople {
  readonly hasColleagues: boolean;
  readonly hasTeams: boolean;
  readonly identityConfirmed: boolean;
}

/** What a company has of its people, seen by one of its administrators. */
export function findSetUpOfPeople(reader: Reader, companyId: number, userId: number): Promise<SetUpOfPeople> {
  return reader.get(sql`select
    exists (select from users where company_id = ${companyId} and id <> ${userId} and state <> 'deactivated')
      as "hasColleagues",
    exists (select from teams where company_id = ${companyId}) as "hasTeams",
    exists (select from users where company_id = ${companyId} and id = ${userId} and identity_confirmed_at is not null)
      as "identityConfirmed"`);
}
