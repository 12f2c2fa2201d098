import type { CompanyRole } from '@vigie/domain/kernel/identity/actor';
import { asDoneBy } from '@vigie/domain/kernel/identity/own-work';
import type { Person } from '@vigie/domain/modules/accounts/public';
import type { Effectiveness } from '@vigie/domain/modules/cases/capa/effectiveness';
import { type Definition, readDefinition } from '@vigie/domain/modules/cases/definition';
import type { Criticality } from '@vigie/domain/modules/cases/due-date';
import type { Kind } from '@vigie/domain/modules/cases/kinds';
import type { ImportedFrom, LinkedCase } from '@vigie/domain/modules/cases/record';
import type { StepName } from '@vigie/domain/modules/cases/steps/steps';
import type { CaseStatus } from '@vigie/domain/modules/cases/workflow';
import { empty, planOnce, type Sql, sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';
import type { NewState } from '../../platform/transition';

export interface CaseData {
  readonly companyId: number;
  readonly id: string;
  readonly kind: Kind;
  readonly number: number;
  readonly status: CaseStatus;
  readonly title: string;
  readonly criticality: Criticality;
  readonly ownerId: number;
  readonly owner: Person;
  readonly detectionDate: string;
  readonly dueDate: string;
  /** In euros; null while none was entered. */
  readonly cost: number | null;
  readonly definition: Definition;
  /** Null for one that was imported. */
  readonly reportId: string | null;
  readonly imported: ImportedFrom | null;
  readonly reporter: Person;
  readonly commentCount: number;
  readonly effectiveness: Effectiveness | null;
  /** Steps of its kind that the rule of the company left out when it was opened. */
  readonly leftOutSteps: readonly StepName[];
  readonly isConfidential: boolean;
  /** Who reads it beside those who work on it, while it is confidential. */
  readonly readerIds: readonly number[];
  readonly readerRoles: readonly CompanyRole[];
  readonly createdAt: string;
  /** Moves with everything that a signature on the case covers. */
  readonly version: number;
  /** The version in which the case's own fields last changed. */
  readonly settledVersion: number;
}

export type NewCase = Pick<
  CaseData,
  | 'id'
  | 'number'
  | 'kind'
  | 'title'
  | 'criticality'
  | 'ownerId'
  | 'detectionDate'
  | 'dueDate'
  | 'definition'
  | 'reportId'
  | 'leftOutSteps'
  | 'isConfidential'
  | 'readerRoles'
> & { readonly reporterId: number };

interface CaseRow {
  company_id: number;
  id: string;
  kind: Kind;
  number: number;
  status: CaseStatus;
  title: string;
  criticality: Criticality;
  owner_id: number;
  owner_username: string;
  owner_name: string;
  detection_date: string;
  due_date: string;
  cost: number | null;
  definition: Partial<Definition>;
  report_id: string | null;
  imported_at: Date | null;
  import_id: number | null;
  original_number: string | null;
  opened_on: string | null;
  closed_on: string | null;
  reporter_id: number;
  reporter_username: string;
  reporter_name: string;
  comment_count: number;
  effectiveness: Effectiveness | null;
  left_out_steps: StepName[];
  is_confidential: boolean;
  reader_ids: number[];
  reader_roles: CompanyRole[];
  created_at: Date;
  version: number;
  settled_version: number;
}

export async function insertCase(tx: Tx, opened: NewCase, status: NewState<CaseStatus>): Promise<CaseData> {
  const { companyId } = tx.context.actor;
  await tx.query(sql`insert into cases (company_id, id, number, kind, status, title, criticality, owner_id,
      detection_date, due_date, definition, report_id, reporter_id, left_out_steps, is_confidential, reader_roles)
    values (${companyId}, ${opened.id}, ${opened.number}, ${opened.kind}, ${status}, ${opened.title},
      ${opened.criticality}, ${opened.ownerId}, ${opened.detectionDate}, ${opened.dueDate},
      ${JSON.stringify(opened.definition)}::jsonb, ${opened.reportId}, ${opened.reporterId},
      ${opened.leftOutSteps}::text[], ${opened.isConfidential}, ${opened.readerRoles}::text[])`);
  return toCase(await tx.get<CaseRow>(selectCase(companyId, opened.id)));
}

export async function findCase(reader: Reader, companyId: number, id: string): Promise<CaseData | null> {
  const row = await reader.find<CaseRow>(selectCase(companyId, id));
  return row && toCase(row);
}

/** The user who holds the case stays let in until the commit, even if they give it away with what they do. */
export async function lockCase(tx: Tx, id: string): Promise<CaseData | null> {
  const { companyId } = tx.context.actor;
  // Two statements, one after the other: one that waits for a lock would go on seeing the case's parts as they were before.
  tx.send(sql`select set_config('vigie.case', id, true) from cases
    where company_id = ${companyId} and id = ${id} for update`);
  return findCase(tx, companyId, id);
}

export function findCaseStatus(
  reader: Reader,
  companyId: number,
  id: string,
): Promise<Pick<CaseData, 'status'> | null> {
  return reader.find(sql`select status from cases where company_id = ${companyId} and id = ${id}`);
}

/** A change of what belongs to the case holds it meanwhile, and its user stays let in. */
export function lockCaseStatus(tx: Tx, id: string): Promise<Pick<CaseData, 'status'> | null> {
  return tx.find(sql`select status, set_config('vigie.case', id, true) as let_in from cases
    where company_id = ${tx.context.actor.companyId} and id = ${id} for no key update`);
}

/** Everything of the record that can change goes in together, with the next version; a new state only from its table. */
export async function saveCase(tx: Tx, changed: CaseData, status?: NewState<CaseStatus>): Promise<CaseData> {
  const moved = status ? sql`status = ${status},` : empty;
  await tx.query(sql`update cases set ${moved} criticality = ${changed.criticality},
      owner_id = ${changed.ownerId}, due_date = ${changed.dueDate}, cost = ${changed.cost}, is_confidential = ${changed.isConfidential},
      reader_ids = ${changed.readerIds}::int[], reader_roles = ${changed.readerRoles}::text[],
      effectiveness = ${changed.effectiveness && JSON.stringify(changed.effectiveness)}::jsonb, version = version + 1,
      settled_version = version + 1 + case_parts_version(company_id, id)
    where company_id = ${changed.companyId} and id = ${changed.id}`);
  return toCase(await tx.get<CaseRow>(selectCase(changed.companyId, changed.id)));
}

/** Somebody else has changed what this person changes: the case's own fields, not what is written in it. */
export function isSettledSince({ version, settledVersion }: CaseData, known: number): boolean {
  return known < settledVersion || known > version;
}

export interface MemberRow {
  readonly person: Person;
  readonly part: string;
}

export async function listMembers(reader: Reader, companyId: number, caseId: string): Promise<MemberRow[]> {
  const rows = await reader.query<{ id: number; username: string; name: string; part: string }>(sql`
    select u.id, u.username, u.first_name || ' ' || u.last_name as name, m.part from case_members m
    join users u on u.company_id = m.company_id and u.id = m.user_id
    where m.company_id = ${companyId} and m.case_id = ${caseId} and m.removed_at is null
    order by u.last_name collate "fr-x-icu", u.id limit 200`);
  return rows.map(({ part, name, ...person }) => ({ person: { ...person, displayName: name }, part }));
}

export async function saveMember(tx: Tx, caseId: string, userId: number, part: string): Promise<void> {
  await tx.query(sql`insert into case_members (company_id, case_id, user_id, part)
    values (${tx.context.actor.companyId}, ${caseId}, ${userId}, ${part})
    on conflict (company_id, case_id, user_id) do update set part = excluded.part, removed_at = null`);
}

/** Null when they were not, or no longer, working on it. */
export function removeMember(tx: Tx, caseId: string, userId: number): Promise<{ user_id: number } | null> {
  return tx.find(sql`update case_members set removed_at = clock_timestamp()
    where company_id = ${tx.context.actor.companyId} and case_id = ${caseId} and user_id = ${userId}
      and removed_at is null returning user_id`);
}

/** As another record points to them, in the order of their numbers. */
export function findLinkedCases(
  reader: Reader,
  companyId: number,
  ids: readonly string[],
): Promise<Omit<LinkedCase, 'note'>[]> {
  return reader.query(sql`select id, kind, title, status, imported_at is not null as "isImported" from cases
    where company_id = ${companyId} and id = any (${ids}::text[]) order by id`);
}

/** Of those among these cases that were opened without some. */
export async function listLeftOutSteps(
  reader: Reader,
  companyId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly StepName[]>> {
  const rows = await reader.query<{ id: string; steps: StepName[] }>(
    planOnce(sql`select id, left_out_steps as steps from cases
      where company_id = ${companyId} and id = any (${ids}::text[]) and left_out_steps <> '{}'`),
  );
  return new Map(rows.map(({ id, steps }) => [id, steps]));
}

export function findCases(reader: Reader, companyId: number, ids: readonly string[]): Promise<CaseData[]> {
  return listCasesAfter(reader, companyId, sql`and c.id = any (${ids}::text[])`);
}

/** Of one company, in the order and from the place that `page` says. */
export async function listCasesAfter(reader: Reader, companyId: number, page: Sql): Promise<CaseData[]> {
  const rows = await reader.query<CaseRow>(selectCases(sql`c.company_id = ${companyId} ${page}`));
  return rows.map(toCase);
}

function selectCase(companyId: number, id: string): Sql {
  return selectCases(sql`c.company_id = ${companyId} and c.id = ${id}`);
}

function selectCases(condition: Sql): Sql {
  return sql`select c.company_id, c.id, c.kind, c.number, c.status, c.title, c.criticality, c.owner_id,
      u.username as owner_username, u.first_name || ' ' || u.last_name as owner_name, c.detection_date, c.due_date,
      c.cost, c.definition, c.report_id, c.imported_at, c.import_id, c.original_number, c.opened_on, c.closed_on,
      c.reporter_id, w.username as reporter_username,
      w.first_name || ' ' || w.last_name as reporter_name, c.comment_count, c.effectiveness,
      c.left_out_steps, c.is_confidential, c.reader_ids, c.reader_roles, c.created_at,
      c.version + case_parts_version(c.company_id, c.id) as version, c.settled_version
    from cases c join users u on u.company_id = c.company_id and u.id = c.owner_id
    join users w on w.company_id = c.company_id and w.id = c.reporter_id
    where ${condition}`;
}

function withNumbers({ criterion, asked, verdict }: Effectiveness): Effectiveness {
  return {
    criterion,
    asked: asDoneBy(asked),
    verdict: verdict && { ...verdict, recorded: asDoneBy(verdict.recorded) },
  };
}

function importedFrom({ imported_at, import_id, original_number, opened_on, closed_on }: CaseRow): ImportedFrom | null {
  if (!imported_at || import_id === null || opened_on === null) return null;
  const days = { openedOn: opened_on, closedOn: closed_on };
  return { importId: import_id, at: imported_at.toISOString(), originalNumber: original_number, ...days };
}

function toCase(row: CaseRow): CaseData {
  return {
    companyId: row.company_id,
    id: row.id,
    kind: row.kind,
    number: row.number,
    status: row.status,
    title: row.title,
    criticality: row.criticality,
    ownerId: row.owner_id,
    owner: { id: row.owner_id, username: row.owner_username, displayName: row.owner_name },
    detectionDate: row.detection_date,
    dueDate: row.due_date,
    cost: row.cost,
    definition: readDefinition(row.definition),
    reportId: row.report_id,
    imported: importedFrom(row),
    reporter: { id: row.reporter_id, username: row.reporter_username, displayName: row.reporter_name },
    commentCount: row.comment_count,
    effectiveness: row.effectiveness && withNumbers(row.effectiveness),
    leftOutSteps: row.left_out_steps,
    isConfidential: row.is_confidential,
    readerIds: row.reader_ids,
    readerRoles: row.reader_roles,
    createdAt: row.created_at.toISOString(),
    version: row.version,
    settledVersion: row.settled_version,
  };
}

/** For modules above, which ask what became of the case of a report. */
export const caseStates = sql`(select company_id, id, status from cases)`;

export const casesByReport = sql`(select company_id, id, report_id, status from cases)`;
