import type { RecurrenceMatch } from '@vigie/domain/modules/cases/investigation-contract';
import { engineVersion } from '@vigie/domain/modules/cases/recurrence/bounds';
import type { RecurrenceDocument } from '@vigie/domain/modules/cases/recurrence/document';
import { maxCounted, maxReadPerTerm, type Sighting } from '@vigie/domain/modules/cases/recurrence/rarity';
import { statusesBeforeApproval } from '@vigie/domain/modules/cases/workflow';
import { sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';

export interface KeptDocument {
  readonly number: number;
  readonly engine: number;
  readonly document: RecurrenceDocument;
}

export function findDocument(reader: Reader, companyId: number, caseId: string): Promise<KeptDocument | null> {
  return reader.find<KeptDocument>(sql`select number, engine, document from recurrence_documents
    where company_id = ${companyId} and case_id = ${caseId}`);
}

export async function saveDocument(
  tx: Tx,
  companyId: number,
  caseId: string,
  number: number,
  document: string,
): Promise<void> {
  await tx.query(sql`insert into recurrence_documents (company_id, number, case_id, engine, document)
    values (${companyId}, ${number}, ${caseId}, ${engineVersion}, ${document}::json)
    on conflict (company_id, number) do update set engine = excluded.engine, document = excluded.document`);
}

export interface Postings {
  readonly terms: readonly string[];
  /** In hundredths, one for each term. */
  readonly weights: readonly number[];
  readonly gone: readonly string[];
}

export async function savePostings(tx: Tx, number: number, { gone, terms, weights }: Postings): Promise<void> {
  await tx.query(sql`select keep_recurrence_postings(${number}, ${gone}, ${terms}, ${weights}::smallint[])`);
}

export async function listUnknownWords(tx: Tx, companyId: number, words: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ word: string }>(sql`select asked.word from unnest(${words}::text[]) as asked (word)
    left join lateral (select true as is_known from recurrence_spellings s
      where s.company_id = ${companyId} and s.key = asked.word and s.word = asked.word limit 1) found on true
    where found.is_known is null`);
  return rows.map(({ word }) => word);
}

export async function saveSpellings(
  tx: Tx,
  companyId: number,
  keys: readonly string[],
  words: readonly string[],
): Promise<void> {
  await tx.query(sql`insert into recurrence_spellings (company_id, key, word)
    select ${companyId}, key, word from unnest(${keys}::text[], ${words}::text[]) as kept (key, word) order by key, word
    on conflict do nothing`);
}

export interface Spelling {
  readonly key: string;
  readonly word: string;
}

const maxPerKey = 20;

/** The words of the company under these keys. */
export function listSpellings(reader: Reader, companyId: number, keys: readonly string[]): Promise<Spelling[]> {
  return reader.query<Spelling>(sql`select found.key, found.word from unnest(${keys}::text[]) as asked (key)
    cross join lateral (select key, word from recurrence_spellings
      where company_id = ${companyId} and key = asked.key order by word limit ${maxPerKey}) found`);
}

export async function countDocuments(reader: Reader, companyId: number): Promise<number> {
  const { last } = await reader.get<{ last: number }>(sql`select coalesce(max(number), 0) as last
    from recurrence_documents where company_id = ${companyId}`);
  return last;
}

/** Of each term the newest cases that have it, up to a bound. */
export async function listSightings(
  reader: Reader,
  companyId: number,
  terms: readonly string[],
): Promise<(Sighting & { term: string })[]> {
  return reader.query<Sighting & { term: string }>(sql`select asked.term, found.seen, found.oldest
    from unnest(${terms}::text[]) as asked (term) cross join lateral (
      select count(*) as seen, coalesce(min(number), 0) as oldest from (
        select number from recurrence_postings where company_id = ${companyId} and term = asked.term
        order by number desc limit ${maxCounted}) newest
    ) found`);
}

export interface CandidateQuery {
  readonly terms: readonly string[];
  readonly weights: readonly number[];
  readonly exclude: string | null;
  readonly onlyOpen: boolean;
}

export interface Candidate extends Omit<RecurrenceMatch, 'score' | 'reasons'> {
  readonly document: RecurrenceDocument;
}

interface CandidateRow extends Omit<Candidate, 'detectionDate'> {
  detection_date: string;
  owner_id: number;
}

const maxCandidates = 120;

/**
 * The cases that share most with the terms, the newest first among equals; a case that was voided does not count. Of a
 * commonplace term only the newest cases are read. Where only open ones are asked for, more are looked at to find them.
 */
export async function listCandidates(
  reader: Reader,
  companyId: number,
  { terms, weights, exclude, onlyOpen }: CandidateQuery,
): Promise<Candidate[]> {
  const rows = await reader.query<CandidateRow>(sql`
    with nearest as materialized (
      select found.number, sum(asked.weight * found.weight) as shared
      from unnest(${terms}::text[], ${weights}::float8[]) as asked (term, weight)
      cross join lateral (select number, weight from recurrence_postings
        where company_id = ${companyId} and term = asked.term order by number desc limit ${maxReadPerTerm}) found
      group by found.number order by shared desc, found.number desc limit ${onlyOpen ? 5 * maxCandidates : maxCandidates})
    select c.id, c.kind, c.title, c.status, c.criticality, u.first_name || ' ' || u.last_name as owner, c.owner_id,
      c.detection_date, d.document
    from nearest n
    join recurrence_documents d on d.company_id = ${companyId} and d.number = n.number and d.engine = ${engineVersion}
    join cases c on c.company_id = ${companyId} and c.id = d.case_id
    join users u on u.company_id = ${companyId} and u.id = c.owner_id
    where c.id is distinct from ${exclude}::text
      and ${onlyOpen ? sql`c.status = any (${statusesBeforeApproval}::text[])` : sql`c.status <> 'void'`}
    order by n.shared desc, n.number desc limit ${maxCandidates}`);
  return rows.map(({ detection_date: detectionDate, owner_id: ownerId, document, ...row }) => ({
    ...row,
    detectionDate,
    document: { ...document, ownerId },
  }));
}

/** Cases that the engine does not know yet, or knows as an older one did, in the order of their ids. */
export async function listUnknownCases(reader: Reader, companyId: number, most: number): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(sql`select c.id from cases c
    where c.company_id = ${companyId} and not exists (select from recurrence_documents d
      where d.company_id = c.company_id and d.case_id = c.id and d.engine = ${engineVersion})
    order by c.id limit ${most}`);
  return rows.map(({ id }) => id);
}
