import { platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import { systemContext } from '../context';
import type { Database } from '../database/database';
import { join, raw, type Sql, sql } from '../database/statement';
import type { Reader } from '../database/tx';
import { Findings, maxKept, type PartReport } from './findings';
import type { IdType } from './kinds';
import { compareMigrations } from './migrations';
import { compareReferences } from './references';

/** Whose ids the rows of a table are compared by, some at a time. */
export interface Portions {
  readonly table: string;
  readonly column: string;
  readonly type: IdType;
  /** The column of the compared table that bears the id. */
  readonly of: string;
  readonly atOnce?: number;
}

/** How the rows of one table follow from the trail or from other rows. */
export interface VerifiedTable {
  readonly table: string;
  /** A function that answers the rows of the present company, where the table itself is not to be read. */
  readonly source?: string;
  /** What names a row beside its company. */
  readonly key: readonly string[];
  /** Columns that say exactly what they follow from. */
  readonly columns: readonly string[];
  /** Times taken by the transaction that wrote the event: as long before it as a transaction may last. */
  readonly times?: readonly string[];
  /** Days on which an event was written, given as its time. */
  readonly days?: readonly string[];
  /** What is read out of the columns of a row `k`, under names of its own. */
  readonly also?: Readonly<Record<string, Sql>>;
  /** Left out where the rows of a company are compared at once. */
  readonly by?: Portions;
  /** The key, the columns and the times as they should be, of the rows with these ids. */
  readonly expected: (companyId: number, ids: readonly string[]) => Sql;
  /** Which rows of the table are compared, as a condition on `k`; all of them where it is left out. */
  readonly only?: Sql;
}

const idsAtOnce = 500;
/** A transaction is cut off before, and clocks of the program and of the database differ by less. */
export const longestTransaction = 300;

interface VerifiedSets {
  readonly tables: readonly VerifiedTable[];
  readonly migrationsFolder: string;
}

/** Every table that follows from the trail or from other tables, held against them. */
export async function verifyTables(
  database: Database,
  companyId: number,
  { tables, migrationsFolder }: VerifiedSets,
  keeps = maxKept,
): Promise<PartReport> {
  const findings = new Findings(keeps);
  if (companyId === platformCompanyId) await compareMigrations(database, migrationsFolder, findings);
  const texts = await database.snapshot(systemContext(companyId), listTextColumns);
  for (const table of tables) await compareTable(database, companyId, table, texts, findings);
  await compareReferences(database, companyId, findings);
  return findings.report(companyId, 'tables');
}

async function compareTable(
  database: Database,
  companyId: number,
  table: VerifiedTable,
  texts: ReadonlySet<string>,
  findings: Findings,
): Promise<void> {
  if (table.by && table.by.table !== table.table) await findOrphans(database, companyId, table, table.by, findings);
  let after: string | null = null;
  for (;;) {
    // One moment for the rows and for what they follow from: others may be writing.
    const ids: readonly string[] = await database.snapshot(systemContext(companyId), async (reader) => {
      const some = table.by ? await listIds(reader, companyId, table.by, after) : [];
      if (!table.by || some.length > 0) await comparePortion(reader, companyId, table, some, texts, findings);
      return some;
    });
    after = ids.at(-1) ?? after;
    if (!table.by || ids.length < (table.by.atOnce ?? idsAtOnce)) return;
  }
}

/** Rows that belong to nothing, which no portion would meet. */
async function findOrphans(
  database: Database,
  companyId: number,
  { table, source = table, key, only = sql`true` }: VerifiedTable,
  by: Portions,
  findings: Findings,
): Promise<void> {
  const rows = await database.snapshot(systemContext(companyId), (reader) =>
    reader.query<{ row: Readonly<Record<string, string | number>> }>(sql`select to_jsonb(k) as row from ${raw(source)} k
      where k.${raw(companyColumn(table))} = ${companyId} and ${only} and not exists (select from ${raw(by.table)} p
        where p.${raw(companyColumn(by.table))} = ${companyId} and p.${raw(by.column)} = k.${raw(by.of)})
      limit ${maxKept}`),
  );
  for (const { row } of rows) {
    const named = key.flatMap((column) => row[column] ?? []);
    for (const sentence of sentencesOf(table, { key: named, is: 'row', columns: [], now: {}, wanted: {} })) {
      findings.add(sentence);
    }
  }
}

async function listIds(
  reader: Reader,
  companyId: number,
  { table, column, type, atOnce = idsAtOnce }: Portions,
  after: string | null,
): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(sql`select ${raw(column)}::text as id from ${raw(table)}
    where ${raw(companyColumn(table))} = ${companyId}
      and (${after}::text is null or ${raw(column)} > (${after}::text)::${raw(type)})
    order by ${raw(column)} limit ${atOnce}`);
  return rows.map(({ id }) => id);
}

const companyColumn = (table: string) => (table === 'companies' ? 'id' : 'company_id');

interface Difference {
  readonly key: readonly (string | number)[];
  readonly is: 'row' | 'source' | 'both';
  readonly columns: readonly string[];
  readonly now: Readonly<Record<string, unknown>>;
  readonly wanted: Readonly<Record<string, unknown>>;
}

async function comparePortion(
  reader: Reader,
  companyId: number,
  {
    table,
    source = table,
    key,
    columns,
    times = [],
    days = [],
    by,
    expected,
    also = {},
    only = sql`true`,
  }: VerifiedTable,
  ids: readonly string[],
  texts: ReadonlySet<string>,
  findings: Findings,
): Promise<void> {
  const side = (name: 'k' | 'w', column: string) => {
    const collation = texts.has(`${table}.${column}`) ? ' collate "C"' : '';
    return raw(`${name}.${column}${collation}`);
  };
  const isSame = join(
    key.map((column) => sql`${side('k', column)} = ${side('w', column)}`),
    ' and ',
  );
  const differing = [
    ...columns.map((column) => ({ column, differs: sql`${side('k', column)} is distinct from ${side('w', column)}` })),
    ...times.map((column) => ({ column, differs: timesDiffer(column) })),
    ...days.map((column) => ({ column, differs: daysDiffer(column) })),
  ];
  const [first = ''] = key;
  const isOneMissing = sql`k.${raw(first)} is null or w.${raw(first)} is null`;
  const anyDiffers = differing.map(({ differs }) => differs);
  const named = differing.map(({ column, differs }) => sql`case when ${differs} then ${column}::text end`);
  const keyOf = join(
    key.map((column) => sql`coalesce(k.${raw(column)}, w.${raw(column)})`),
    ', ',
  );
  const read = [sql`k.*`, ...Object.entries(also).map(([name, value]) => sql`${value} as ${raw(name)}`)];
  const portion = by ? sql`and k.${raw(by.of)} = any (${ids}::${raw(by.type)}[])` : sql``;
  const { checked, found } = await reader.get<{ checked: number; found: readonly Difference[] }>(sql`
    with kept as materialized (select ${join(read, ', ')} from ${raw(source)} k
        where k.${raw(companyColumn(table))} = ${companyId} ${portion} and ${only}),
      wanted as materialized (${expected(companyId, ids)})
    select (select count(*) from kept) as checked, (select coalesce(jsonb_agg(to_jsonb(d)), '[]') from (
      select jsonb_build_array(${keyOf}) as key,
        case when w.${raw(first)} is null then 'row' when k.${raw(first)} is null then 'source' else 'both' end as is,
        array_remove(array[${join([...named, sql`null`], ', ')}]::text[], null) as columns,
        to_jsonb(k) as now, to_jsonb(w) as wanted
      from kept k full join wanted w on ${isSame}
      where ${join([isOneMissing, ...anyDiffers], ' or ')}
      order by 1 limit ${maxKept}) as d) as found`);
  findings.checked += checked;
  for (const difference of found) for (const sentence of sentencesOf(table, difference)) findings.add(sentence);
}

function timesDiffer(column: string): Sql {
  const [now, wanted] = [raw(`k.${column}`), raw(`w.${column}`)];
  return sql`(${now} is distinct from ${wanted}
    and coalesce(abs(extract(epoch from ${now} - ${wanted})) > ${longestTransaction}, true))`;
}

function daysDiffer(column: string): Sql {
  const [now, wanted] = [raw(`k.${column}`), raw(`w.${column}`)];
  return sql`not coalesce(${now} between ((${wanted} - make_interval(secs => ${longestTransaction})) at time zone 'UTC')::date
    and (${wanted} at time zone 'UTC')::date, ${now} is null and ${wanted} is null)`;
}

function sentencesOf(table: string, { key, is, columns, now, wanted }: Difference): string[] {
  const name = `${table} ${key.join(' ')}`;
  if (is === 'row') return [`${name}: nothing in the trail or in other tables stands behind this row`];
  if (is === 'source') return [`${name}: the row that should be there is gone`];
  return columns.map(
    (column) => `${name}, column ${column}: ${shown(wanted[column])} is expected, the row says ${shown(now[column])}`,
  );
}

const longestShown = 80;

function shown(value: unknown): string {
  const text = JSON.stringify(value ?? null);
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}

/** Columns that are compared letter by letter, whatever order their index keeps. */
async function listTextColumns(reader: Reader): Promise<ReadonlySet<string>> {
  const rows = await reader.query<{ name: string }>(sql`select c.relname || '.' || a.attname as name from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and a.attcollation <> 0`);
  return new Set(rows.map(({ name }) => name));
}
