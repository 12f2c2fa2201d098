import { captureFieldWords } from '@vigie/domain/messages/capture-words';
import { raw, sql } from '../database/statement';
import type { ColumnVerification, HangingTable } from '../verification/columns';
import { byOwn, commentsOn, fromEvents, numberIn } from '../verification/from-events';
import { type Collection, pageAfter, type VerifiedKind } from '../verification/kinds';
import type { VerifiedTable } from '../verification/tables';
import type { VerifiedModule } from '../verification/verification';
import { columnOf, type DeclaredTable, type RecordTable, type TableRecord } from './record-table';

/** How `verify` holds the table of a kind, its totals and its numbers: all of it follows from the declaration. */
export function verifiedTable<Item extends TableRecord>(
  table: RecordTable<Item>,
  collections: readonly Collection[],
): Required<Pick<VerifiedModule, 'records' | 'tables' | 'columns' | 'numbers' | 'hanging'>> {
  const { declared } = table;
  return {
    records: [verifiedKind(table, collections)],
    tables: [ownTable(declared), totalsOf(declared)],
    columns: columnsOf(declared),
    numbers: [{ series: declared.kind.name, table: declared.table }],
    hanging: hangingOn(declared),
  };
}

function verifiedKind<Item extends TableRecord>(
  { declared, listAfter, auditedFields }: RecordTable<Item>,
  collections: readonly Collection[],
): VerifiedKind {
  const name = 'the name follows the account; the number of the person is compared';
  const names = Object.fromEntries(Object.keys(declared.people).map((field) => [field, name]));
  const capture = 'tells of the entry that a device kept; captures are compared by themselves';
  const ofCapture = Object.keys(captureFieldWords).filter(
    (field) => !(declared.fields as readonly string[]).includes(field),
  );
  return {
    record: declared.kind.name,
    table: declared.table,
    idColumn: 'id',
    idType: 'text',
    list: async (reader, companyId, after, limit) => {
      const items = await listAfter(reader, companyId, pageAfter('e.id', 'text', after, limit));
      return items.map((item) => ({ id: item.id, fields: auditedFields(item) }));
    },
    collections,
    skipped: {
      ...names,
      ...Object.fromEntries(ofCapture.map((field) => [field, capture])),
      comment: 'what was said last; comments are compared by themselves',
      signedOnPageOf: 'tells of the event, not of the record',
    },
  };
}

function ownTable({ kind, table }: DeclaredTable): VerifiedTable {
  return fromEvents({
    table,
    key: ['id'],
    by: byOwn(table, 'text'),
    events: { created: { record: kind.name, id: sql`t.id`, which: 'first' } },
    columns: {
      number: numberIn(sql`t.id`),
      author_id: sql`created.actor_id`,
      comment_count: commentsOn(kind.name),
    },
    times: { created_at: sql`created.at` },
  });
}

function totalsOf({ table, totals, owner, counted = [], walled }: DeclaredTable): VerifiedTable {
  const person = columnOf(owner);
  const others = counted.map(columnOf);
  const values = raw([`e.status`, ...others.map((name) => `coalesce(e.${name}, '') as ${name}`)].join(', '));
  const places = raw([1, 2, ...others.map((_, at) => at + 3)].join(', '));
  return {
    table: totals,
    key: [person, 'status', ...others],
    columns: ['total'],
    only: sql`k.total > 0`,
    expected: (
      companyId,
    ) => sql`select coalesce(e.${raw(person)}, 0) as ${raw(person)}, ${values}, count(*)::integer as total
      from ${raw(table)} e where e.company_id = ${companyId} and ${raw(walled ? `not e.${walled}` : 'true')} group by ${places}`,
  };
}

type Columns = Readonly<Record<string, ColumnVerification>>;

function columnsOf({ table, totals, owner, counted = [], fields }: DeclaredTable): Readonly<Record<string, Columns>> {
  const audited = Object.fromEntries(fields.map((field) => [columnOf(field), `event: ${field}`])) as Columns;
  const company = 'derivation: the company whose chain tells of it';
  const fromRows = `derivation: counted from ${table}` as const;
  const inTotals = [columnOf(owner), 'status', ...counted.map(columnOf), 'total'];
  return {
    [table]: {
      company_id: company,
      id: 'event: names the record',
      number: 'derivation: number in the id',
      status: 'event: status',
      author_id: 'derivation: actor of the first event',
      created_at: 'derivation: time of the first event',
      comment_count: 'derivation: comments on it',
      version: 'not: counts saves, so that a page that is behind is refused; says nothing of the record',
      ...audited,
    },
    [totals]: { company_id: company, ...Object.fromEntries(inTotals.map((name) => [name, fromRows])) },
  };
}

function hangingOn({ kind, table, totals }: DeclaredTable): readonly HangingTable[] {
  const on = [kind.name];
  return [
    { tableName: table, on, standing: 'frozen', why: 'one that has ended no longer changes' },
    { tableName: 'attachment_links', on, standing: 'frozen', why: 'none comes or goes once the record has ended' },
    {
      tableName: 'comments',
      on,
      standing: 'neither',
      why: 'talk about the record, kept in the trail, for as long as it is there',
    },
    { tableName: 'record_links', on, standing: 'neither', why: 'only cases are linked: there are no such rows' },
    {
      tableName: totals,
      on,
      standing: 'neither',
      why: 'written by triggers from rows that are listed here by themselves',
    },
  ];
}
