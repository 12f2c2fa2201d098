import type { RecordKind } from '@vigie/domain/kernel/records/record-kind';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { idWords, searchWords } from '@vigie/domain/kernel/search-words';
import { creation, differences } from '@vigie/domain/kernel/trail/audit-event';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import type { Context } from '../context';
import { nextNumber, numbered, takeNumbers } from '../database/numbers';
import { join, raw, type Sql, sql } from '../database/statement';
import type { Reader, Tx } from '../database/tx';
import { publishRecordChanged } from '../live/bus';
import { addManySearchWords, saveSearchWords } from '../search/words';
import type { NewState } from '../transition';
import { type TitledRecords, titledRecords } from './titled-records';

/** What every record in a table of its own has. */
export interface TableRecord {
  readonly companyId: number;
  readonly id: string;
  readonly status: string;
  readonly authorId: number;
  readonly author: string;
  readonly createdAt: string;
  readonly comments: number;
  readonly version: number;
}

type FieldOf<Item> = Exclude<keyof Item, keyof TableRecord> & string;

/** As much of a declaration as is said without the type of its records. */
export interface DeclaredTable {
  readonly kind: RecordKind;
  readonly table: string;
  /** How many there are of each state for each owner, kept by `keep_totals`. */
  readonly totals: string;
  /** `ACT_` of `ACT_0001`. */
  readonly prefix: string;
  /** How many digits its numbers have at least; four by default. */
  readonly digits?: number;
  /** Further columns of what is read, as SQL of a row called `e`: what follows from other rows. */
  readonly derived?: Readonly<Record<string, string>>;
  /** What people write in it, audited field by field. */
  readonly fields: readonly string[];
  /** Those of them that are kept as JSON: lists of more than words. */
  readonly json?: readonly string[];
  /** A column that is true where only some may read the record: the totals leave it out, the lists count it for its readers. */
  readonly walled?: string;
  /** Fields that are the name of the person whose number another field holds. */
  readonly people: Readonly<Record<string, string>>;
  /** The field that a record is called by. */
  readonly title: string;
  /** The field with the number of the person whose record it is. */
  readonly owner: string;
}

/**
 * The table of a kind of record, declared once: how it is found, locked, titled, searched, written, counted and verified
 * follows from it. It has the columns of `TableRecord` and one for each field, called like it with underscores.
 */
export interface TableDeclaration<Item extends TableRecord> extends DeclaredTable {
  readonly fields: readonly FieldOf<Item>[];
  readonly people: Readonly<Record<string, FieldOf<Item>>>;
  readonly title: FieldOf<Item>;
  readonly owner: FieldOf<Item> | 'authorId';
  /** What a record is found by beside its fields: words of what belongs to it. */
  readonly moreWords?: (tx: Tx, item: Item) => Promise<readonly string[]>;
}

export type FieldValues<Item extends TableRecord> = { readonly [Field in FieldOf<Item>]?: Item[Field] | undefined };

export interface RecordTable<Item extends TableRecord> {
  readonly declared: TableDeclaration<Item>;
  /** The columns of a record, of a row called `e`. */
  readonly columns: Sql;
  readonly toRecord: (row: Item) => Item;
  readonly find: (reader: Reader, companyId: number, id: string) => Promise<Item | null>;
  /** Refused with `not_found` where it is not there. */
  readonly read: (reader: Reader, context: Context, id: string) => Promise<Item>;
  readonly lock: (tx: Tx, id: string) => Promise<Item | null>;
  readonly listAfter: (reader: Reader, companyId: number, page: Sql) => Promise<Item[]>;
  readonly titles: TitledRecords;
  /** With its number, its event, its search words and news for open pages. */
  readonly create: (
    tx: Tx,
    status: NewState<string>,
    values: FieldValues<Item>,
    reason?: string | null,
  ) => Promise<Item>;
  /** Many at once, as one statement of each sort; in their order. */
  readonly createMany: (
    tx: Tx,
    status: NewState<string>,
    values: readonly FieldValues<Item>[],
    reason?: string | null,
  ) => Promise<readonly Item[]>;
  /** Nothing happens where nothing differs. */
  readonly change: (tx: Tx, item: Item, values: FieldValues<Item>, reason: string | null) => Promise<Item>;
  /** For `transition`, which writes the event. */
  readonly saveState: (
    tx: Tx,
    item: Item,
    status: NewState<Item['status']>,
    values?: FieldValues<Item>,
  ) => Promise<Item>;
  /** After a change of what belongs to it: its next version. */
  readonly touch: (tx: Tx, item: Item) => Promise<number>;
  readonly auditedFields: (item: Item) => Readonly<Record<string, Json>>;
}

const usualDigits = 4;
/** A statement takes 65,535 values. */
const insertedAtOnce = 500;

export const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export function recordTable<Item extends TableRecord>(declared: TableDeclaration<Item>): RecordTable<Item> {
  const { kind, prefix, fields, digits = usualDigits, json = [] } = declared;
  const people: Readonly<Record<string, string>> = { ...declared.people, author: 'authorId' };
  const table = raw(declared.table);
  const columns = columnsOf(fields, people, declared.derived);
  const selected = sql`select ${columns} from ${table} e`;

  const toRecord = (row: Item): Item =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
    ) as unknown as Item;
  const found = (row: Item | null) => row && toRecord(row);
  const find: RecordTable<Item>['find'] = async (reader, companyId, id) =>
    found(await reader.find<Item>(sql`${selected} where e.company_id = ${companyId} and e.id = ${id}`));

  const valueIn = (item: Item, field: string) => (item as unknown as Readonly<Record<string, Json>>)[field] ?? null;
  const audited = ['status', ...fields, ...Object.keys(declared.people)];
  const auditedFields = (item: Item) => Object.fromEntries(audited.map((field) => [field, valueIn(item, field)]));
  const searched = kind.searched ?? [declared.title];
  const stored = (field: string, value: unknown) =>
    json.includes(field) && value !== null ? JSON.stringify(value) : value;

  const wordsOf = (item: Item): string[] => {
    const texts = searched.map((field) => valueIn(item, field)).filter((value) => typeof value === 'string');
    return [...new Set([...idWords(item.id), ...searchWords(texts.join(' '))])];
  };

  function auditCreation(tx: Tx, item: Item, reason: string | null): void {
    tx.audit({
      action: eventOfCreation(kind, item.status),
      record: kind.name,
      recordId: item.id,
      changes: creation(auditedFields(item)),
      reason,
    });
  }

  async function insertSome(tx: Tx, first: number, status: NewState<string>, some: readonly FieldValues<Item>[]) {
    const { companyId, userId } = tx.context.actor;
    const given = fields.filter((field) => some.some((values) => values[field] !== undefined));
    const names = ['company_id', 'id', 'number', 'status', 'author_id', ...given.map(columnOf)];
    const ids = some.map((_, at) => numbered(prefix, first + at, digits));
    const rows = some.map((values, at) => {
      const own = given.map((field) => (values[field] === undefined ? sql`default` : stored(field, values[field])));
      return sql`(${join([companyId, ids[at], first + at, status, userId, ...own])})`;
    });
    tx.send(sql`insert into ${table} (${raw(names.join(', '))}) values ${join(rows)}`);
    const found = await tx.query<Item>(
      sql`${selected} where e.company_id = ${companyId} and e.id = any (${ids}::text[]) order by e.number`,
    );
    return found.map(toRecord);
  }

  /** What is left to do after every change: read it again, index its words, make open pages ask again. */
  async function written(tx: Tx, id: string): Promise<Item> {
    const item = await find(tx, tx.context.actor.companyId, id);
    if (!item) throw new Refusal('not_found');
    const words = [...wordsOf(item), ...((await declared.moreWords?.(tx, item)) ?? [])];
    saveSearchWords(tx, { record: kind.name, recordId: id, words });
    await publishRecordChanged(tx, kind.name);
    return item;
  }

  async function update(tx: Tx, { companyId, id }: Item, changes: readonly Sql[]): Promise<Item> {
    const set = join([...changes, sql`version = version + 1`], ', ');
    tx.send(sql`update ${table} set ${set} where company_id = ${companyId} and id = ${id}`);
    return written(tx, id);
  }

  return {
    declared,
    columns,
    toRecord,
    find,
    auditedFields,
    read: async (reader, { actor }, id) => {
      const item = await find(reader, actor.companyId, id);
      if (!item) throw new Refusal('not_found');
      return item;
    },
    lock: async (tx, id) =>
      found(
        await tx.find<Item>(
          sql`${selected} where e.company_id = ${tx.context.actor.companyId} and e.id = ${id} for update of e`,
        ),
      ),
    listAfter: async (reader, companyId, page) =>
      (await reader.query<Item>(sql`${selected} where e.company_id = ${companyId} ${page}`)).map(toRecord),
    titles: titledRecords({ record: kind.name, table: declared.table, title: columnOf(declared.title) }),
    create: async (tx, status, values, reason = null) => {
      const { companyId, userId } = tx.context.actor;
      const given = fields.filter((field) => values[field] !== undefined);
      const number = await nextNumber(tx, kind.name);
      const id = numbered(prefix, number, digits);
      const names = ['company_id', 'id', 'number', 'status', 'author_id', ...given.map(columnOf)];
      const row = [companyId, id, number, status, userId, ...given.map((field) => stored(field, values[field]))];
      tx.send(sql`insert into ${table} (${raw(names.join(', '))}) values (${join(row)})`);
      const item = await written(tx, id);
      auditCreation(tx, item, reason);
      return item;
    },
    createMany: async (tx, status, values, reason = null) => {
      if (values.length === 0) return [];
      const first = await takeNumbers(tx, kind.name, values.length);
      const items: Item[] = [];
      for (let at = 0; at < values.length; at += insertedAtOnce) {
        items.push(...(await insertSome(tx, first + at, status, values.slice(at, at + insertedAtOnce))));
      }
      await addManySearchWords(
        tx,
        kind.name,
        items.map((item) => ({ id: item.id, words: wordsOf(item) })),
      );
      for (const item of items) auditCreation(tx, item, reason);
      await publishRecordChanged(tx, kind.name);
      return items;
    },
    change: async (tx, before, values, reason) => {
      const different = fields.filter((field) => values[field] !== undefined && !isSame(values[field], before[field]));
      if (different.length === 0) return before;
      const item = await update(tx, before, setting(different, values, stored));
      const changes = differences(auditedFields(before), auditedFields(item));
      tx.audit({ action: `${kind.name}.changed`, record: kind.name, recordId: item.id, changes, reason });
      return item;
    },
    saveState: (tx, item, status, values = {}) =>
      update(tx, item, [sql`status = ${status}`, ...setting(fields, values, stored)]),
    touch: async (tx, item) => (await update(tx, item, [])).version,
  };
}

function setting<Item extends TableRecord>(
  fields: readonly FieldOf<Item>[],
  values: FieldValues<Item>,
  stored: (field: string, value: unknown) => unknown,
): readonly Sql[] {
  return fields
    .filter((field) => values[field] !== undefined)
    .map((field) => sql`${raw(columnOf(field))} = ${stored(field, values[field])}`);
}

/** One that begins in no state of its life came from elsewhere. */
function eventOfCreation({ name, workflow }: RecordKind, status: string): string {
  if (!workflow) return `${name}.created`;
  const { initial, createdEvent, imported } = workflow;
  return initial.includes(status) ? createdEvent : (imported?.event ?? createdEvent);
}

/** A field may hold a list. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function columnsOf(
  fields: readonly string[],
  people: Readonly<Record<string, string>>,
  derived: Readonly<Record<string, string>> = {},
): Sql {
  const own = ['companyId', 'id', 'status', 'authorId', 'createdAt', 'version', ...fields];
  const plain = own.map((field) => `e.${columnOf(field)} as "${field}"`);
  const names = Object.entries(people).map(
    ([name, field]) => `(select u.first_name || ' ' || u.last_name from users u
      where u.company_id = e.company_id and u.id = e.${columnOf(field)}) as "${name}"`,
  );
  const others = Object.entries(derived).map(([name, column]) => `${column} as "${name}"`);
  return raw([...plain, 'e.comment_count as comments', ...names, ...others].join(', '));
}
