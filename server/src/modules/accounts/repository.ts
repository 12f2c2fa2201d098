import type { CompanyRole, Role } from '@vigie/domain/kernel/identity/actor';
import { pageSize } from '@vigie/domain/kernel/listing';
import { offlineHours } from '@vigie/domain/kernel/offline/passcode';
import { defaultPreferences, type Preferences } from '@vigie/domain/modules/accounts/preferences';
import type { Team } from '@vigie/domain/modules/accounts/user-administration-contract';
import type { User } from '@vigie/domain/modules/accounts/user-list-contract';
import type { UserState } from '@vigie/domain/modules/accounts/workflow';
import { empty, type Sql, sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';
import type { NewState } from '../../platform/transition';

export interface UserRecord {
  readonly companyId: number;
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly pendingEmail: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly state: UserState;
  readonly roles: readonly Role[];
  readonly teamId: number | null;
  readonly mustChangePassword: boolean;
  readonly identityConfirmedAt: Date | null;
  readonly hasSecondFactor: boolean;
  readonly preferences: Preferences;
  readonly version: number;
}

interface UserRow {
  company_id: number;
  id: number;
  username: string;
  email: string;
  pending_email: string | null;
  first_name: string;
  last_name: string;
  state: UserState;
  roles: Role[];
  team_id: number | null;
  must_change_password: boolean;
  identity_confirmed_at: Date | null;
  has_second_factor: boolean;
  preferences: Partial<Preferences>;
  version: number;
}

const columns = sql`company_id, id, username, email, pending_email, first_name, last_name, state, roles, team_id,
  must_change_password, identity_confirmed_at, has_second_factor(company_id, id) as has_second_factor, preferences, version`;

export interface NewUser {
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
  readonly teamId: number | null;
  readonly passwordHash: string | null;
  readonly mustChangePassword: boolean;
  readonly identityConfirmedAt?: Date | null;
}

export async function insertUser(tx: Tx, user: NewUser, state: NewState<UserState>): Promise<UserRecord> {
  const row = await tx.get<UserRow>(sql`
    insert into users (company_id, username, email, first_name, last_name, roles, team_id, state, password_hash,
      must_change_password, identity_confirmed_at, preferences)
    values (${tx.context.actor.companyId}, ${user.username}, ${user.email}, ${user.firstName}, ${user.lastName},
      ${user.roles}, ${user.teamId}, ${state}, ${user.passwordHash}, ${user.mustChangePassword},
      ${user.identityConfirmedAt ?? null},
      coalesce((select jsonb_build_object('languageStyle', p.language_style) from parameters p
        where p.company_id = ${tx.context.actor.companyId} and p.language_style <> 'mixed'), '{}'))
    returning ${columns}`);
  return toRecord(row);
}

export async function registerLogin(tx: Tx, nameKey: string, emailKey: string, userId: number): Promise<void> {
  await tx.query(sql`select register_login(${nameKey}, ${emailKey}, ${userId})`);
}

export async function findTakenNames(reader: Reader, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await reader.query<{ key: string }>(sql`
    select key from unnest(${keys}::text[]) as key where exists (select from find_login(key))`);
  return new Set(rows.map(({ key }) => key));
}

export async function findOwnNames(
  reader: Reader,
  companyId: number,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await reader.query<{ key: string }>(sql`select key from unnest(${keys}::text[]) as key
    where exists (select from find_login(key) as login where login.company_id = ${companyId})`);
  return new Set(rows.map(({ key }) => key));
}

export async function findUser(reader: Reader, companyId: number, id: number): Promise<UserRecord | null> {
  const row = await reader.find<UserRow>(
    sql`select ${columns} from users where company_id = ${companyId} and id = ${id}`,
  );
  return row && toRecord(row);
}

/** Of one company, in the order and from the place that `page` says. */
export async function listUsersAfter(reader: Reader, companyId: number, page: Sql): Promise<UserRecord[]> {
  const rows = await reader.query<UserRow>(sql`select ${columns} from users where company_id = ${companyId} ${page}`);
  return rows.map(toRecord);
}

export async function lockUser(tx: Tx, id: number): Promise<UserRecord | null> {
  const row = await tx.find<UserRow>(sql`select ${columns} from users
    where company_id = ${tx.context.actor.companyId} and id = ${id} for update`);
  return row && toRecord(row);
}

/** Everything of the record that can change goes in together, with the next version; a new state only from its table. */
export async function saveUser(tx: Tx, user: UserRecord, state?: NewState<UserState>): Promise<UserRecord> {
  const moved = state ? sql`state = ${state},` : empty;
  const row = await tx.get<UserRow>(sql`
    update users set email = ${user.email}, pending_email = ${user.pendingEmail}, first_name = ${user.firstName}, last_name = ${user.lastName},
      ${moved} roles = ${user.roles}, team_id = ${user.teamId},
      must_change_password = ${user.mustChangePassword}, identity_confirmed_at = ${user.identityConfirmedAt},
      preferences = ${JSON.stringify(user.preferences)}::jsonb,
      version = version + 1
    where company_id = ${user.companyId} and id = ${user.id}
    returning ${columns}`);
  return toRecord(row);
}

/** Only the hash: whether it must be changed, and the version, are saved with the record. */
export async function savePassword(tx: Tx, userId: number, passwordHash: string): Promise<void> {
  await tx.query(sql`update users set password_hash = ${passwordHash}
    where company_id = ${tx.context.actor.companyId} and id = ${userId}`);
}

export async function changeLoginEmail(tx: Tx, userId: number, emailKey: string): Promise<void> {
  await tx.query(sql`select change_login_email(${userId}, ${emailKey})`);
}

export async function countOtherAdministrators(tx: Tx, userId: number): Promise<number> {
  // Locked, so that two administrators who remove each other at the same moment do not both succeed.
  const rows =
    await tx.query(sql`select id from users where company_id = ${tx.context.actor.companyId} and id <> ${userId}
    and state = 'active' and 'company_admin' = any (roles) order by id for update`);
  return rows.length;
}

export async function listAdministrators(reader: Reader, companyId: number): Promise<User[]> {
  const rows = await reader.query<UserRow>(sql`select ${columns} from users
    where company_id = ${companyId} and 'company_admin' = any (roles) order by id limit 1000`);
  return rows.map((row) => toUser(toRecord(row)));
}

export interface UserFilter {
  readonly search: string;
  readonly state: UserState | undefined;
  readonly role: CompanyRole | undefined;
  readonly page: number;
}

export async function listUsers(
  reader: Reader,
  companyId: number,
  filter: UserFilter,
): Promise<{ items: User[]; total: number }> {
  const where = sql`company_id = ${companyId} ${matching(filter)}`;
  const { total } = await reader.get<{ total: number }>(sql`select count(*) as total from users where ${where}`);
  const rows = await reader.query<UserRow>(sql`select ${columns} from users where ${where}
    order by last_name collate "fr-x-icu", first_name collate "fr-x-icu", id limit ${pageSize} offset ${(filter.page - 1) * pageSize}`);
  return { items: rows.map((row) => toUser(toRecord(row))), total };
}

function matching({ search, state, role }: UserFilter): Sql {
  const words = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return sql`${state ? sql`and state = ${state}` : empty} ${role ? sql`and ${role} = any (roles)` : empty}
    ${search.trim() ? sql`and (username || ' ' || first_name || ' ' || last_name || ' ' || email) ilike ${words}` : empty}`;
}

const teamsWithCounts = sql`select t.id, t.name, t.version,
  (select count(*) from users u where u.company_id = t.company_id and u.team_id = t.id and u.state <> 'deactivated')
    as "memberCount" from teams t`;

export async function insertTeam(tx: Tx, name: string): Promise<Team> {
  const team = await tx.get<{ id: number; version: number }>(sql`
    insert into teams (company_id, name) values (${tx.context.actor.companyId}, ${name}) returning id, version`);
  await tx.query(sql`select register_team(${team.id})`);
  return { ...team, name, memberCount: 0 };
}

export function lockTeam(tx: Tx, id: number): Promise<{ name: string; version: number } | null> {
  return tx.find(sql`select name, version from teams
    where company_id = ${tx.context.actor.companyId} and id = ${id} for update`);
}

export async function saveTeamName(tx: Tx, id: number, name: string): Promise<Team> {
  const { companyId } = tx.context.actor;
  await tx.query(sql`update teams set name = ${name}, version = version + 1
    where company_id = ${companyId} and id = ${id}`);
  return tx.get<Team>(sql`${teamsWithCounts} where t.company_id = ${companyId} and t.id = ${id}`);
}

export function listTeams(reader: Reader, companyId: number): Promise<Team[]> {
  return reader.query<Team>(sql`${teamsWithCounts} where t.company_id = ${companyId}
    order by t.name collate "fr-x-icu", t.id limit 1000`);
}

export async function hasTeam(reader: Reader, companyId: number, teamId: number): Promise<boolean> {
  return (await reader.find(sql`select 1 from teams where company_id = ${companyId} and id = ${teamId}`)) !== null;
}

export async function findCompanyOfTeam(reader: Reader, teamId: number): Promise<number | null> {
  const row = await reader.get<{ company: number | null }>(sql`select find_company_of_team(${teamId}) as company`);
  return row.company;
}

export async function findCompanyName(reader: Reader, companyId: number): Promise<string | null> {
  const row = await reader.find<{ name: string }>(sql`select name from companies where id = ${companyId}`);
  return row?.name ?? null;
}

export async function findIdleLockMinutes(reader: Reader, companyId: number): Promise<number> {
  const row = await reader.find<{ minutes: number }>(
    sql`select idle_lock_minutes as minutes from parameters where company_id = ${companyId}`,
  );
  return row?.minutes ?? 0;
}

export async function findOfflineHours(reader: Reader, companyId: number): Promise<number> {
  const row = await reader.find<{ hours: number }>(
    sql`select offline_hours as hours from parameters where company_id = ${companyId}`,
  );
  return row?.hours ?? offlineHours.usual;
}

export interface SessionRow {
  id: string;
  created_at: Date;
  expires_at: Date;
  user_agent: string;
  address: string;
}

export function listOpenSessions(reader: Reader, companyId: number, userId: number): Promise<SessionRow[]> {
  return reader.query<SessionRow>(sql`select id, created_at, expires_at, user_agent, address from sessions
    where company_id = ${companyId} and user_id = ${userId} and revoked_at is null and expires_at > now()
    order by created_at desc limit 200`);
}

export function findSession(
  reader: Reader,
  companyId: number,
  id: string,
): Promise<{ userId: number; address: string } | null> {
  return reader.find(sql`select user_id as "userId", address from sessions
    where company_id = ${companyId} and id = ${id}`);
}

/** As the trail records them, in the order and from the place that `page` says. */
export function listSessionsAfter(
  reader: Reader,
  companyId: number,
  page: Sql,
): Promise<{ id: string; fields: { address: string } }[]> {
  return reader.query(sql`select id, jsonb_build_object('address', address) as fields from sessions
    where company_id = ${companyId} ${page}`);
}

/** Wrong passwords for this person in the trail since their last sign-in, those refused unseen included. */
export function failuresSinceSignIn(reader: Tx, userId: number): Promise<{ attempts: number; since: Date | null }> {
  const { companyId } = reader.context.actor;
  return reader.get(sql`select min(at) as since,
      coalesce(sum(case when action like '%.held_off' then (changes -> 0 ->> 'to')::int else 1 end), 0)::int as attempts
    from audit_events where company_id = ${companyId} and record = 'user' and record_id = ${String(userId)}
      and action in ('sign_in.failed', 'sign_in.held_off', 'signature.failed', 'signature.held_off')
      and at > coalesce((select max(created_at) from sessions where company_id = ${companyId} and user_id = ${userId}),
        '-infinity')`);
}

function toRecord(row: UserRow): UserRecord {
  return {
    companyId: row.company_id,
    id: row.id,
    username: row.username,
    email: row.email,
    pendingEmail: row.pending_email,
    firstName: row.first_name,
    lastName: row.last_name,
    state: row.state,
    roles: row.roles,
    teamId: row.team_id,
    mustChangePassword: row.must_change_password,
    identityConfirmedAt: row.identity_confirmed_at,
    hasSecondFactor: row.has_second_factor,
    preferences: { ...defaultPreferences, ...row.preferences },
    version: row.version,
  };
}

export function toUser(record: UserRecord): User {
  const { mustChangePassword: _m, identityConfirmedAt: _i, preferences: _p, companyId: _c, ...user } = record;
  return { ...user, roles: [...user.roles] };
}
