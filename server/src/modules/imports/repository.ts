import type { Kind } from '@vigie/domain/kernel/kinds';
import type { MessageValues } from '@vigie/domain/kernel/message';
import type { ImportRecord, ImportSheet } from '@vigie/domain/modules/imports/contract';
import type { ChosenForAll, Columns } from '@vigie/domain/modules/imports/mapping';
import type { failureMessages } from '@vigie/domain/modules/imports/messages/failures';
import type { ImportSubject } from '@vigie/domain/modules/imports/subjects';
import type { ImportStatus } from '@vigie/domain/modules/imports/workflow';
import { empty, type Sql, sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';
import type { NewState } from '../../platform/transition';
import type { CheckOutcome } from './import-jobs';

/** A block of numbers of one kind, and where it begins. */
export interface NumberBlock {
  readonly kind: Kind | 'documents' | 'audit' | 'finding';
  readonly first: number;
  readonly count: number;
}

/** Why it ended without cases, as a sentence is made of it. */
export interface Failure {
  readonly code: keyof typeof failureMessages;
  readonly values?: MessageValues;
}

export interface ImportData {
  readonly companyId: number;
  readonly id: number;
  readonly subject: ImportSubject;
  readonly status: ImportStatus;
  readonly fileName: string;
  readonly sha256: string;
  readonly size: number;
  readonly attachmentId: string;
  readonly sheets: readonly ImportSheet[];
  readonly sheet: string;
  readonly headersKey: string;
  readonly columns: Columns;
  readonly chosen: ChosenForAll;
  readonly columnsFrom: ImportRecord['columnsFrom'];
  readonly outcome: CheckOutcome | null;
  readonly numbers: readonly NumberBlock[] | null;
  readonly failure: Failure | null;
  readonly uploadedBy: { readonly id: number; readonly displayName: string };
  /** Who sent it for approval. */
  readonly preparedBy: { readonly id: number; readonly displayName: string } | null;
  readonly uploadedAt: Date;
  readonly finishedAt: Date | null;
  readonly version: number;
}

export type NewImport = Pick<
  ImportData,
  | 'subject'
  | 'fileName'
  | 'sha256'
  | 'size'
  | 'attachmentId'
  | 'sheets'
  | 'sheet'
  | 'headersKey'
  | 'columns'
  | 'chosen'
  | 'columnsFrom'
>;

const imports = sql`select i.company_id as "companyId", i.id, i.subject, i.status, i.file_name as "fileName", i.sha256, i.size,
    i.attachment_id as "attachmentId", i.sheets, i.sheet, i.headers_key as "headersKey", i.columns, i.chosen,
    i.columns_from as "columnsFrom", i.outcome, i.numbers, i.failure,
    jsonb_build_object('id', u.id, 'displayName', u.first_name || ' ' || u.last_name) as "uploadedBy",
    case when p.id is not null then
      jsonb_build_object('id', p.id, 'displayName', p.first_name || ' ' || p.last_name) end as "preparedBy",
    i.uploaded_at as "uploadedAt", i.finished_at as "finishedAt", i.version
  from imports i join users u on u.company_id = i.company_id and u.id = i.uploaded_by
    left join users p on p.company_id = i.company_id and p.id = i.prepared_by`;

export async function insertImport(tx: Tx, made: NewImport, status: NewState<ImportStatus>): Promise<ImportData> {
  const { companyId, userId } = tx.context.actor;
  const { id } = await tx.get<{
    id: number;
  }>(sql`insert into imports (company_id, subject, status, file_name, sha256, size,
      attachment_id, sheets, sheet, headers_key, columns, chosen, columns_from, uploaded_by)
    values (${companyId}, ${made.subject}, ${status}, ${made.fileName}, ${made.sha256}, ${made.size}, ${made.attachmentId},
      ${JSON.stringify(made.sheets)}::jsonb, ${made.sheet}, ${made.headersKey}, ${JSON.stringify(made.columns)}::jsonb,
      ${JSON.stringify(made.chosen)}::jsonb, ${made.columnsFrom}, ${userId}) returning id`);
  return getImport(tx, companyId, id);
}

export function findImport(reader: Reader, companyId: number, id: number): Promise<ImportData | null> {
  return reader.find<ImportData>(sql`${imports} where i.company_id = ${companyId} and i.id = ${id}`);
}

function getImport(reader: Reader, companyId: number, id: number): Promise<ImportData> {
  return reader.get<ImportData>(sql`${imports} where i.company_id = ${companyId} and i.id = ${id}`);
}

/** No other user of the company starts one meanwhile. */
export async function lockImport(tx: Tx, id: number): Promise<ImportData | null> {
  const { companyId } = tx.context.actor;
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('imports'), ${companyId})`);
  await tx.query(sql`select from imports where company_id = ${companyId} and id = ${id} for update`);
  return findImport(tx, companyId, id);
}

export async function saveImport(tx: Tx, changed: ImportData, status?: NewState<ImportStatus>): Promise<ImportData> {
  const moved = status ? sql`status = ${status},` : empty;
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  await tx.query(sql`update imports set ${moved} sheet = ${changed.sheet}, headers_key = ${changed.headersKey},
      columns = ${json(changed.columns)}::jsonb, chosen = ${json(changed.chosen)}::jsonb,
      columns_from = ${changed.columnsFrom}, outcome = ${json(changed.outcome)}::jsonb,
      numbers = ${json(changed.numbers)}::jsonb, failure = ${json(changed.failure)}::jsonb,
      finished_at = ${changed.finishedAt}, prepared_by = ${changed.preparedBy?.id ?? null}, version = version + 1
    where company_id = ${changed.companyId} and id = ${changed.id}`);
  return getImport(tx, changed.companyId, changed.id);
}

export function listImports(reader: Reader, companyId: number, most: number): Promise<ImportData[]> {
  return reader.query<ImportData>(sql`${imports} where i.company_id = ${companyId} order by i.id desc limit ${most}`);
}

export function listImportsById(reader: Reader, companyId: number, ids: readonly string[]): Promise<ImportData[]> {
  return reader.query<ImportData>(sql`${imports} where i.company_id = ${companyId} and i.id = any (${ids}::int[])`);
}

/** Of one company, in the order and from the place that `page` says. */
export function listImportsAfter(reader: Reader, companyId: number, page: Sql): Promise<ImportData[]> {
  return reader.query<ImportData>(sql`${imports} where i.company_id = ${companyId} ${page}`);
}

/** What was last chosen for a sheet of the same subject with the same headers. */
export function findEarlierMapping(
  reader: Reader,
  companyId: number,
  subject: ImportSubject,
  headersKey: string,
): Promise<Pick<ImportData, 'columns' | 'chosen'> | null> {
  return reader.find(sql`select columns, chosen from imports where company_id = ${companyId}
    and subject = ${subject} and headers_key = ${headersKey} and columns_from = 'chosen' order by id desc limit 1`);
}

/** An import of the very same file that was not given up, other than this one. */
export function findSameFile(
  reader: Reader,
  { companyId, id, sha256 }: Pick<ImportData, 'companyId' | 'id' | 'sha256'>,
): Promise<{ id: number; uploadedAt: Date } | null> {
  return reader.find(sql`select id, uploaded_at as "uploadedAt" from imports where company_id = ${companyId}
    and sha256 = ${sha256} and id <> ${id} and status in ('prepared', 'running', 'done') order by id desc limit 1`);
}

export async function isAnotherRunning(reader: Reader, companyId: number, id: number): Promise<boolean> {
  const found = await reader.find(sql`select id from imports where company_id = ${companyId} and status = 'running'
    and id <> ${id} limit 1`);
  return found !== null;
}

export interface Progress {
  readonly done: number;
  readonly total: number;
}

export function findProgress(reader: Reader, companyId: number, id: number): Promise<Progress | null> {
  return reader.find(
    sql`select done, total from import_progress where company_id = ${companyId} and import_id = ${id}`,
  );
}

export async function saveProgress(tx: Tx, id: number, { done, total }: Progress): Promise<void> {
  await tx.query(sql`insert into import_progress (company_id, import_id, done, total)
    values (${tx.context.actor.companyId}, ${id}, ${done}, ${total})
    on conflict (company_id, import_id) do update set done = excluded.done, total = excluded.total`);
}

/** How often it was begun, this time counted. */
export async function countAttempt(tx: Tx, id: number, total: number): Promise<number> {
  const { attempts } = await tx.get<{ attempts: number }>(sql`insert into import_progress as known
      (company_id, import_id, done, total) values (${tx.context.actor.companyId}, ${id}, 0, ${total})
    on conflict (company_id, import_id) do update set done = 0, attempts = known.attempts + 1 returning attempts`);
  return attempts;
}

/** At the end of a large import everything that it wrote is checked at once, which takes longer than one statement may. */
export async function allowLongEnd(tx: Tx): Promise<void> {
  await tx.query(sql`select set_config('statement_timeout', '120s', true)`);
}
