import { searchWords } from '@vigie/domain/kernel/search-words';
import { labelKey } from '@vigie/domain/kernel/text-keys';
import type { OfferedValue } from '@vigie/domain/modules/values/contract';
import { parentRules, type ValueList } from '@vigie/domain/modules/values/lists';
import type { ValueState } from '@vigie/domain/modules/values/value';
import { empty, type Sql, sql } from '../../platform/database/statement';
import type { Reader } from '../../platform/database/tx';
import { beginsWith, type FoundNumbers, findNumbers } from '../../platform/search/found-numbers';

export interface OfferQuestion {
  readonly companyId: number;
  readonly list: ValueList;
  readonly text: string;
  /** The product of the batches, the site of the machines; null where none is known. */
  readonly parentId: number | null;
  readonly today: string;
  readonly limit: number;
}

/** Words that many values have are read no further than this: further typing finds the others. */
const mostHits = 500;

const columns = sql`v.id, v.label, v.code, p.label as "parentLabel"`;

/** Those whose label begins with the text, then those that have its words anywhere. */
export async function listOffered(reader: Reader, question: OfferQuestion): Promise<OfferedValue[]> {
  const key = labelKey(question.text);
  const first = await reader.query<OfferedValue>(sql`select ${columns} from listed_values v ${parents}
    where ${offered(question)} ${key ? sql`and ${beginsWith(sql`v.label_key`, key)}` : empty}
    order by v.label_key, v.id limit ${question.limit}`);
  const words = searchWords(question.text).slice(0, 5);
  if (first.length === question.limit || words.length === 0) return first;
  const known = new Set(first.map(({ id }) => id));
  const hits = await findHits(reader, question, words);
  if (!hits) return first;
  const others = await reader.query<OfferedValue>(sql`select ${columns} from listed_values v ${parents}
    where ${offered(question)} and ${hits.matches(sql`v.id`)} order by v.label_key, v.id`);
  const fitting = others.filter((value) => !known.has(value.id) && hasEach(value, words));
  return [...first, ...fitting.slice(0, question.limit - first.length)];
}

function hasEach({ label, code }: OfferedValue, words: readonly string[]): boolean {
  const own = searchWords(`${label} ${code}`);
  return words.every((word) => own.some((one) => one.startsWith(word)));
}

const parents = sql`left join listed_values p on p.company_id = v.company_id and p.id = v.parent_id`;

function offered({ companyId, list, parentId, today }: OfferQuestion): Sql {
  // A machine without a site may stand on any.
  const mine = parentRules[list]?.isRequired
    ? sql`v.parent_id = ${parentId}`
    : sql`coalesce(v.parent_id, ${parentId}) = ${parentId}`;
  return sql`v.company_id = ${companyId} and v.list = ${list} and v.state = 'active'
    and coalesce(v.valid_from <= ${today}::date, true) and coalesce(v.valid_until >= ${today}::date, true)
    ${parentId === null ? empty : sql`and ${mine}`}`;
}

async function findHits(
  reader: Reader,
  { companyId, list }: OfferQuestion,
  words: readonly string[],
): Promise<FoundNumbers | null> {
  const found = await findNumbers(reader, companyId, `value ${list}`, words.join(' '));
  return found?.first(mostHits, false) ?? null;
}

interface Standing {
  readonly state: ValueState;
  readonly from: string | null;
  readonly until: string | null;
}

/** The values that are called so; several where batches of several products have the number. */
export function findCalled(
  reader: Reader,
  { companyId, list, text, parentId }: Pick<OfferQuestion, 'companyId' | 'list' | 'text' | 'parentId'>,
): Promise<(Standing & { id: number })[]> {
  const within = parentId === null || !parentRules[list]?.isRequired ? empty : sql`and scope_id = ${parentId}`;
  return reader.query(sql`select id, state, valid_from::text as "from", valid_until::text as "until" from listed_values
    where company_id = ${companyId} and list = ${list} ${within} and label_key = ${labelKey(text)}
    order by id limit 20`);
}

export async function isKept(reader: Reader, companyId: number, list: ValueList): Promise<boolean> {
  const found = await reader.find(sql`select from listed_values
    where company_id = ${companyId} and list = ${list} and state = 'active' limit 1`);
  return found !== null;
}
