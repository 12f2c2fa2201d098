import { systemContext } from '../context';
import type { Database } from '../database/database';
import { join, raw, sql } from '../database/statement';
import { type Findings, maxKept } from './findings';

interface Reference {
  readonly table: string;
  readonly columns: readonly string[];
  readonly parent: string;
  readonly parentColumns: readonly string[];
}

/** Rows that point to nothing: what keeps the database from having such was switched off. */
export async function compareReferences(database: Database, companyId: number, findings: Findings): Promise<void> {
  const references = await database.snapshot(systemContext(companyId), (reader) =>
    reader.query<Reference & Record<string, unknown>>(sql`select c.conrelid::regclass::text as table,
        array(select a.attname::text from unnest(c.conkey) with ordinality as k (number, place)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number order by k.place) as columns,
        c.confrelid::regclass::text as parent,
        array(select a.attname::text from unnest(c.confkey) with ordinality as k (number, place)
          join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number order by k.place) as "parentColumns"
      from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace
        and cardinality(c.conkey) = 2 order by 1, 2`),
  );
  for (const { table, columns, parent, parentColumns } of references) {
    const [, column = ''] = columns;
    const isSame = columns.map((name, place) => sql`p.${raw(parentColumns[place] ?? '')} = t.${raw(name)}`);
    const lost = await database.snapshot(systemContext(companyId), (reader) =>
      reader.query<{ value: string }>(sql`select distinct t.${raw(column)}::text as value from ${raw(table)} t
        where t.company_id = ${companyId} and t.${raw(column)} is not null
          and not exists (select from ${raw(parent)} p where ${join(isSame, ' and ')}) limit ${maxKept}`),
    );
    for (const { value } of lost) findings.add(`${table}, column ${column}: ${value} is not among the ${parent}`);
  }
}
