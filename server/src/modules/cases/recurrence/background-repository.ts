import type { Background } from '@vigie/domain/modules/cases/recurrence/background';
import { engineVersion } from '@vigie/domain/modules/cases/recurrence/bounds';
import { confidentialCaseIds } from '../../../platform/database/case-access';
import { sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';

export interface StoredBackground {
  readonly number: number;
  /** None of a case that has become confidential since it was measured. */
  readonly means: readonly number[];
  readonly deviations: readonly number[];
}

export function backgroundFrom({ means, deviations }: StoredBackground): Background | null {
  const [[one, two, three], [four, five, six]] = [means, deviations];
  if (one === undefined || two === undefined || three === undefined) return null;
  return { means: [one, two, three], deviations: [four ?? 1, five ?? 1, six ?? 1] };
}

/** What transactions from `since` on have measured, in the order of the numbers. */
export function listBackgrounds(
  reader: Reader,
  companyId: number,
  { since, after, most }: { since: number; after: number; most: number },
): Promise<StoredBackground[]> {
  return reader.query<StoredBackground>(sql`select number, means, deviations from recurrence_backgrounds
    where company_id = ${companyId} and written >= ${since} and number > ${after} and engine = ${engineVersion}
    order by number limit ${most}`);
}

/** A collection that has grown or shrunk by half says something else of each of its cases. */
const growth = 1.5;

export interface Unmeasured {
  readonly numbers: readonly number[];
  readonly documents: number;
  /** Confidential cases that were measured while everybody might read them, and counted in the backgrounds of others. */
  readonly closed: readonly number[];
  readonly lastMeasured: Date | null;
}

/** Which cases are to be measured: those that never were, that have changed since, or whose company has. */
export async function findUnmeasured(reader: Reader, companyId: number): Promise<Unmeasured> {
  const row = await reader.get<{
    numbers: number[];
    documents: number;
    closed: number[];
    last_measured: Date | null;
  }>(sql`
    with open as materialized (select number, written from recurrence_documents
      where company_id = ${companyId} and engine = ${engineVersion} and case_id not in (${confidentialCaseIds(companyId)})),
    counted as (select count(*)::integer as documents from open),
    closed as (select b.number from recurrence_backgrounds b where b.company_id = ${companyId} and b.means <> '{}'
      and b.number in (select number from recurrence_documents
        where company_id = ${companyId} and case_id in (${confidentialCaseIds(companyId)})))
    select counted.documents, array(select number from closed order by 1) as closed,
      (select max(measured_at) from recurrence_backgrounds where company_id = ${companyId}) as last_measured,
      array(select o.number from open o
        left join recurrence_backgrounds b on b.company_id = ${companyId} and b.number = o.number and b.engine = ${engineVersion}
        where b.number is null or b.means = '{}' or b.document_written <> o.written
          or b.documents * ${growth}::float8 < counted.documents or b.documents > counted.documents * ${growth}::float8
        order by o.number) as numbers
    from counted`);
  return { numbers: row.numbers, documents: row.documents, closed: row.closed, lastMeasured: row.last_measured };
}

export interface MeasurableDocument {
  readonly number: number;
  readonly written: number;
  /** As it is stored: the thread that measures parses it. */
  readonly document: string;
}

/** As `listDocuments`, in the text in which they are stored. */
export function listDocumentTexts(
  reader: Reader,
  companyId: number,
  { after, most }: { after: number; most: number },
): Promise<MeasurableDocument[]> {
  return reader.query<MeasurableDocument>(sql`select number, written, document::text as document
    from recurrence_documents
    where company_id = ${companyId} and number > ${after} and engine = ${engineVersion}
      and case_id not in (${confidentialCaseIds(companyId)})
    order by number limit ${most}`);
}

export interface MeasuredCase extends StoredBackground {
  readonly documentWritten: number;
}

/** A case that has become confidential meanwhile is not measured. */
export async function saveBackgrounds(
  tx: Tx,
  companyId: number,
  { documents, measured }: { documents: number; measured: readonly MeasuredCase[] },
): Promise<void> {
  await tx.query(sql`insert into recurrence_backgrounds
      (company_id, number, engine, means, deviations, documents, document_written, written)
    select ${companyId}, m.number, ${engineVersion}, m.means, m.deviations, ${documents}, m."documentWritten",
      pg_current_xact_id()::text::bigint
    from jsonb_to_recordset(${JSON.stringify(measured)}::jsonb)
      as m (number integer, means real[], deviations real[], "documentWritten" bigint)
    join recurrence_documents d on d.company_id = ${companyId} and d.number = m.number
      and d.case_id not in (${confidentialCaseIds(companyId)})
    order by m.number
    on conflict (company_id, number) do update set engine = excluded.engine, means = excluded.means,
      deviations = excluded.deviations, documents = excluded.documents, document_written = excluded.document_written,
      measured_at = excluded.measured_at, written = excluded.written`);
}

/** Of cases that have become confidential; all others of the company were measured beside them, and are to be measured again. */
export async function forgetBackgrounds(tx: Tx, companyId: number, numbers: readonly number[]): Promise<void> {
  await tx.query(sql`update recurrence_backgrounds set documents = 0 where company_id = ${companyId}`);
  await tx.query(sql`update recurrence_backgrounds set means = '{}', deviations = '{}',
      written = pg_current_xact_id()::text::bigint
    where company_id = ${companyId} and number = any (${numbers}::int[])`);
}
