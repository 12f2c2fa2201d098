import { pageSize } from '@vigie/domain/kernel/listing';
import { searchWords } from '@vigie/domain/kernel/search-words';
import { labelKey } from '@vigie/domain/kernel/text-keys';
import type { Value } from '@vigie/domain/modules/values/contract';
import type { ValueList } from '@vigie/domain/modules/values/lists';
import type { ValueState } from '@vigie/domain/modules/values/value';
import { empty, join, type Sql, sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';
import { saveSearchWords } from '../../platform/search/words';
import type { NewState } from '../../platform/transition';

interface ValueRow extends Omit<Value, 'changedAt'> {
  changedAt: Date;
}

/** Words of one list stand apart from those of the others, so that a search reads no more than its own. */
const wordsOf = (list: ValueList) => `value ${list}`;

const values = sql`select v.id, v.list, v.label, v.code, v.parent_id as "parentId", p.label as "parentLabel", v.state,
    v.valid_from::text as "from", v.valid_until::text as "until", u.first_name || ' ' || u.last_name as "changedBy",
    v.changed_at as "changedAt", v.version
  from listed_values v
  left join listed_values p on p.company_id = v.company_id and p.id = v.parent_id
  join users u on u.company_id = v.company_id and u.id = v.changed_by`;

const toValue = ({ changedAt, ...row }: ValueRow): Value => ({ ...row, changedAt: changedAt.toISOString() });

export interface ValueFilter {
  readonly list: ValueList;
  readonly state: ValueState | 'all';
  readonly parentId?: number | undefined;
  readonly search: string;
  readonly page: number;
}

export async function listValues(
  reader: Reader,
  companyId: number,
  filter: ValueFilter,
): Promise<{ items: Value[]; total: number }> {
  const { list, state, parentId, page } = filter;
  const wanted = sql`v.company_id = ${companyId} and v.list = ${list}
    ${state === 'all' ? empty : sql`and v.state = ${state}`}
    ${parentId === undefined ? empty : sql`and v.parent_id = ${parentId}`}
    ${hasWords(filter.search)}`;
  const rows = await reader.query<ValueRow>(sql`${values} where ${wanted} order by v.label_key, v.id
    limit ${pageSize} offset ${(page - 1) * pageSize}`);
  const { total } = await reader.get<{ total: number }>(
    sql`select count(*)::int as total from listed_values v where ${wanted}`,
  );
  return { items: rows.map(toValue), total };
}

/** A condition: each word of the search stands in the label or the code. The list is read by its index, in its order. */
function hasWords(search: string): Sql {
  const conditions = searchWords(search)
    .slice(0, 8)
    .map((word) => sql`and strpos(v.label_key || ' ' || lower(v.code), ${word}) > 0`);
  return conditions.length > 0 ? join(conditions, ' ') : empty;
}

/** Until the end of the transaction no other one adds to the list or renames in it: no label comes into it twice. */
export async function lockList(tx: Tx, list: ValueList): Promise<void> {
  const { companyId } = tx.context.actor;
  await tx.query(sql`select pg_advisory_xact_lock(hashtext(${`values ${list}`}), ${companyId})`);
}

export async function findValue(reader: Reader, companyId: number, id: number): Promise<Value | null> {
  const row = await reader.find<ValueRow>(sql`${values} where v.company_id = ${companyId} and v.id = ${id}`);
  return row && toValue(row);
}

export async function lockValue(tx: Tx, id: number): Promise<Value | null> {
  const { companyId } = tx.context.actor;
  await tx.query(sql`select from listed_values where company_id = ${companyId} and id = ${id} for update`);
  return findValue(tx, companyId, id);
}

export async function countValues(reader: Reader, companyId: number, list: ValueList): Promise<number> {
  const { total } = await reader.get<{ total: number }>(sql`select count(*)::int as total from listed_values
    where company_id = ${companyId} and list = ${list}`);
  return total;
}

export interface KnownLabel {
  readonly id: number;
  readonly key: string;
  readonly state: ValueState;
}

/** Those of these labels that stand in the list already. */
export function findLabels(
  reader: Reader,
  companyId: number,
  { list, scope, labels }: { list: ValueList; scope: number; labels: readonly string[] },
): Promise<KnownLabel[]> {
  return reader.query(sql`select id, label_key as key, state from listed_values where company_id = ${companyId}
    and list = ${list} and scope_id = ${scope} and label_key = any (${labels.map(labelKey)}::text[])`);
}

export type ValueContent = Pick<Value, 'list' | 'label' | 'code' | 'parentId' | 'from' | 'until'>;

export async function insertValues(
  tx: Tx,
  added: readonly ValueContent[],
  state: NewState<ValueState>,
): Promise<ReadonlyMap<string, number>> {
  const { companyId, userId } = tx.context.actor;
  const [first] = added;
  if (!first) return new Map();
  const { list, parentId, from, until } = first;
  const [labels, keys, codes] = [
    added.map((v) => v.label),
    added.map((v) => labelKey(v.label)),
    added.map((v) => v.code),
  ];
  const rows = await tx.query<{ id: number; label: string }>(sql`insert into listed_values
      (company_id, list, label, label_key, code, parent_id, state, valid_from, valid_until, changed_by)
    select ${companyId}, ${list}, a.label, a.key, a.code, ${parentId}::int, ${state}, ${from}::date, ${until}::date, ${userId}
    from unnest(${labels}::text[], ${keys}::text[], ${codes}::text[]) with ordinality as a (label, key, code, place)
    order by a.place returning id, label`);
  const ids = new Map(rows.map(({ id, label }) => [label, id]));
  const words = added.map(({ label, code }) => searchWords(`${label} ${code}`));
  const kept = added.flatMap(({ label }, place) => (words[place] ?? []).map((word) => [String(ids.get(label)), word]));
  // New values have no words to take away: one statement for all of them.
  tx.send(sql`select add_search_words(${wordsOf(list)}, w.id, array_agg(w.word))
    from unnest(${kept.map(([id]) => id)}::text[], ${kept.map(([, word]) => word)}::text[]) as w (id, word) group by w.id`);
  return ids;
}

export async function saveValue(
  tx: Tx,
  value: ValueContent & { readonly id: number },
  state?: NewState<ValueState>,
): Promise<Value> {
  const { companyId, userId } = tx.context.actor;
  const { id, label, code, parentId, from, until } = value;
  const moved = state ? sql`state = ${state},` : empty;
  await tx.query(sql`update listed_values set label = ${label}, label_key = ${labelKey(label)}, code = ${code},
      parent_id = ${parentId}, valid_from = ${from}::date, valid_until = ${until}::date, ${moved}
      changed_by = ${userId}, changed_at = now(), version = version + 1
    where company_id = ${companyId} and id = ${id}`);
  keepWords(tx, value);
  const saved = await findValue(tx, companyId, id);
  if (!saved) throw new Error(`value ${id} is gone`);
  return saved;
}

function keepWords(tx: Tx, { id, list, label, code }: Pick<Value, 'id' | 'list' | 'label' | 'code'>): void {
  saveSearchWords(tx, { record: wordsOf(list), recordId: String(id), words: searchWords(`${label} ${code}`) });
}

/** Of one company, in the order and from the place that `page` says. */
export function listValuesAfter(
  reader: Reader,
  companyId: number,
  page: Sql,
): Promise<(ValueContent & Pick<Value, 'id' | 'state'> & { readonly labelKey: string })[]> {
  return reader.query(sql`select id, list, label_key as "labelKey", label, code, parent_id as "parentId", state, valid_from::text as "from",
    valid_until::text as "until" from listed_values where company_id = ${companyId} ${page}`);
}

export async function hasValues(reader: Reader, companyId: number): Promise<boolean> {
  const { found } = await reader.get<{ found: boolean }>(
    sql`select exists (select from listed_values where company_id = ${companyId}) as found`,
  );
  return found;
}
