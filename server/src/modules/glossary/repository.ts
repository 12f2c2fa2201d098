import type { GlossaryGroup } from '@vigie/domain/modules/glossary/contract';
import type { GlossaryGroupState } from '@vigie/domain/modules/glossary/own-groups';
import { empty, type Sql, sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';
import type { NewState } from '../../platform/transition';

interface GroupRow extends Omit<GlossaryGroup, 'changedAt'> {
  changedAt: Date;
}

const groups = sql`select g.id, g.words, g.state, u.first_name || ' ' || u.last_name as "changedBy",
    g.changed_at as "changedAt", g.version
  from glossary_groups g join users u on u.company_id = g.company_id and u.id = g.changed_by`;

export async function listGroups(reader: Reader, companyId: number): Promise<GlossaryGroup[]> {
  const rows = await reader.query<GroupRow>(sql`${groups} where g.company_id = ${companyId} order by g.id`);
  return rows.map(toGroup);
}

/** Until the end of the transaction no other one of the company changes its groups: no word comes into two of them. */
export async function lockGroups(tx: Tx): Promise<GlossaryGroup[]> {
  const { companyId } = tx.context.actor;
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('glossary_groups'), ${companyId})`);
  return listGroups(tx, companyId);
}

export async function lockGroup(tx: Tx, id: number): Promise<GlossaryGroup | null> {
  return (await lockGroups(tx)).find((group) => group.id === id) ?? null;
}

async function getGroup(tx: Tx, id: number): Promise<GlossaryGroup> {
  return toGroup(
    await tx.get<GroupRow>(sql`${groups} where g.company_id = ${tx.context.actor.companyId} and g.id = ${id}`),
  );
}

export async function insertGroup(
  tx: Tx,
  words: readonly string[],
  state: NewState<GlossaryGroupState>,
): Promise<GlossaryGroup> {
  const { companyId, userId } = tx.context.actor;
  const { id } = await tx.get<{ id: number }>(sql`insert into glossary_groups (company_id, words, state, changed_by)
    values (${companyId}, ${words}::text[], ${state}, ${userId}) returning id`);
  return getGroup(tx, id);
}

export async function saveGroup(
  tx: Tx,
  { id, words }: { readonly id: number; readonly words: readonly string[] },
  state?: NewState<GlossaryGroupState>,
): Promise<GlossaryGroup> {
  const { companyId, userId } = tx.context.actor;
  const moved = state ? sql`state = ${state},` : empty;
  await tx.query(sql`update glossary_groups set words = ${words}::text[], ${moved} changed_by = ${userId},
    changed_at = now(), version = version + 1 where company_id = ${companyId} and id = ${id}`);
  return getGroup(tx, id);
}

function toGroup({ changedAt, ...row }: GroupRow): GlossaryGroup {
  return { ...row, changedAt: changedAt.toISOString() };
}

export interface Switch {
  readonly key: string;
  readonly isOff: boolean;
  readonly version: number;
}

export function listSwitches(reader: Reader, companyId: number): Promise<Switch[]> {
  return reader.query<Switch>(sql`select group_key as key, is_off as "isOff", version from glossary_switches
    where company_id = ${companyId} order by group_key`);
}

export function findSwitch(reader: Reader, companyId: number, key: string): Promise<Switch | null> {
  return reader.find<Switch>(sql`select group_key as key, is_off as "isOff", version from glossary_switches
    where company_id = ${companyId} and group_key = ${key}`);
}

/** False when another user has switched it since `next.version - 1`. */
export async function saveSwitch(tx: Tx, { key, isOff, version }: Switch): Promise<boolean> {
  const saved = await tx.find(sql`insert into glossary_switches (company_id, group_key, is_off, version)
    values (${tx.context.actor.companyId}, ${key}, ${isOff}, ${version})
    on conflict (company_id, group_key) do update set is_off = excluded.is_off, version = excluded.version
    where glossary_switches.version = excluded.version - 1 returning 1`);
  return saved !== null;
}

/** What a company has made of the glossary, as one text each: it is compared with what is remembered. */
export function findCompanyGlossary(
  reader: Reader,
  companyId: number,
): Promise<{ own: string | null; switchedOff: string | null }> {
  return reader.get(sql`select
    (select json_agg(words order by id) from glossary_groups
      where company_id = ${companyId} and state = 'active')::text as own,
    (select json_agg(group_key order by group_key) from glossary_switches
      where company_id = ${companyId} and is_off)::text as "switchedOff"`);
}

/** Of one company, in the order and from the place that `page` says. */
export function listGroupsAfter(
  reader: Reader,
  companyId: number,
  page: Sql,
): Promise<Pick<GlossaryGroup, 'id' | 'words' | 'state'>[]> {
  return reader.query(sql`select id, words, state from glossary_groups where company_id = ${companyId} ${page}`);
}

export function listSwitchesAfter(reader: Reader, companyId: number, page: Sql): Promise<Switch[]> {
  return reader.query(sql`select group_key as key, is_off as "isOff", version from glossary_switches
    where company_id = ${companyId} ${page}`);
}
