import type { Criticality } from '@vigie/domain/modules/cases/due-date';
import { empty, type Sql, sql } from '../../platform/database/statement';
import type { Reader } from '../../platform/database/tx';

/** As the partial index on open cases says it. */
const open = sql`c.status in ('in_progress', 'ready_for_qa', 'approved')`;

export interface OpenCases {
  readonly criticality: Criticality;
  readonly detectionDate: string;
  readonly dueDate: string;
  readonly total: number;
}

/** Open cases of these criticalities, counted by their days: as many rows as there are different days, not cases. */
export function countOpenByDays(
  reader: Reader,
  companyId: number,
  criticalities: readonly Criticality[],
): Promise<OpenCases[]> {
  return reader.query(sql`select c.criticality, c.detection_date::text as "detectionDate", c.due_date::text as "dueDate",
      count(*)::int as total
    from cases c where c.company_id = ${companyId} and ${open} and c.criticality = any (${criticalities}::text[])
    group by c.criticality, c.detection_date, c.due_date`);
}

export interface OpenCase {
  readonly id: string;
  readonly title: string;
  readonly criticality: Criticality;
  readonly detectionDate: string;
  readonly dueDate: string;
}

/** The first of them whose due date is another, the most urgent first. */
export function listOpenDueOtherwise(
  reader: Reader,
  companyId: number,
  days: Readonly<Partial<Record<Criticality, number>>>,
  limit: number,
): Promise<OpenCase[]> {
  const [names, numbers] = [Object.keys(days), Object.values(days)];
  return reader.query(sql`select c.id, c.title, c.criticality, c.detection_date::text as "detectionDate",
      c.due_date::text as "dueDate"
    from cases c join unnest(${names}::text[], ${numbers}::int[]) as wanted (criticality, days)
      on wanted.criticality = c.criticality
    where c.company_id = ${companyId} and ${open} and c.due_date <> c.detection_date + wanted.days
    order by c.due_date, c.id limit ${limit}`);
}

export interface Carrying {
  readonly total: number;
  readonly records: readonly { readonly id: string; readonly title: string }[];
}

async function carrying(reader: Reader, companyId: number, condition: Sql, limit: number): Promise<Carrying> {
  const rows = await reader.query<{ id: string; title: string; total: number }>(sql`select c.id, c.title,
      count(*) over ()::int as total
    from cases c where c.company_id = ${companyId} and ${open} and ${condition} order by c.due_date, c.id limit ${limit}`);
  return { total: rows[0]?.total ?? 0, records: rows.map(({ id, title }) => ({ id, title })) };
}

export interface CarriedValue {
  /** The list is called as the field of the definition. */
  readonly list: string;
  readonly label: string;
  /** The product of a batch. */
  readonly product: string | null;
}

/** In the definition, or among the batches of the assessment of the impact. */
export function listCasesWithValue(
  reader: Reader,
  companyId: number,
  { list, label, product }: CarriedValue,
  limit: number,
): Promise<Carrying> {
  const ofProduct = product === null ? empty : sql`and c.definition ->> 'product' = ${product}`;
  const said = sql`(c.definition ->> ${list} = ${label} ${ofProduct})`;
  if (list !== 'product' && list !== 'batch') return carrying(reader, companyId, said, limit);
  const line = list === 'product' ? { product: label } : { batchNumber: label, ...(product !== null && { product }) };
  const written = sql`exists (select from case_steps s where s.company_id = c.company_id and s.case_id = c.id
    and s.step = 'productBatch' and s.content @> ${JSON.stringify({ batches: [line] })}::jsonb)`;
  return carrying(reader, companyId, sql`(${said} or ${written})`, limit);
}

export function listCasesWithMode(
  reader: Reader,
  companyId: number,
  modes: readonly string[],
  limit: number,
): Promise<Carrying> {
  return carrying(reader, companyId, sql`c.definition ->> 'detectionMethod' = any (${modes}::text[])`, limit);
}
