import type { OutputOf, QueryOf } from '@vigie/domain/kernel/http/endpoint';
import { hasRole } from '@vigie/domain/kernel/identity/actor';
import { pageCountOf } from '@vigie/domain/kernel/listing';
import type { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import { entryStatuses } from '@vigie/domain/modules/cases/list-contract';
import type { SimilarCase } from '@vigie/domain/modules/cases/record';
import { alreadyReported } from '@vigie/domain/modules/cases/recurrence/bounds';
import { sourceOfText } from '@vigie/domain/modules/cases/recurrence/document';
import { termsOf } from '@vigie/domain/modules/cases/recurrence/terms';
import type { Context } from '../../../platform/context';
import type { Reader } from '../../../platform/database/tx';
import type { Platform } from '../../../platform/platform';
import { listAssigned } from '../../accounts/public';
import { findRecurrences } from '../recurrence/searching';
import { type CaseFilter, caseList } from './repository';

type Endpoints = typeof casesEndpoints;
export type FilterQuery = QueryOf<Endpoints['getCaseBoard']>;

const reportReaders = ['validator', 'qa', 'company_admin'] as const;

export async function filterFor(
  reader: Reader,
  { actor }: Context,
  { assigned, today, ...query }: FilterQuery,
): Promise<CaseFilter> {
  const userId = actor.userId ?? -1;
  const people = await listAssigned(reader, actor, assigned);
  return {
    ...query,
    companyId: actor.companyId,
    userId,
    readsReports: hasRole(actor, ...reportReaders),
    decides: hasRole(actor, 'validator'),
    people,
    today: today ?? new Date().toISOString().slice(0, 10),
  };
}

export function listCases(
  { database }: Platform,
  context: Context,
  { page, sort, direction, ...query }: QueryOf<Endpoints['listCases']>,
): Promise<OutputOf<Endpoints['listCases']>> {
  return database.read(context, async (reader) => {
    const found = await caseList.page(reader, await filterFor(reader, context, query), { sort, direction }, page);
    return { ...found, page, pageCount: pageCountOf(found.total) };
  });
}

/** A column for each status, in the order of a case's life; a status that nobody knows comes last. */
export function getCaseBoard(
  { database }: Platform,
  context: Context,
  query: FilterQuery,
): Promise<OutputOf<Endpoints['getCaseBoard']>> {
  return database.read(context, async (reader) => {
    const filter = await filterFor(reader, context, query);
    const totals = new Map((await caseList.countByStatus(reader, filter)).map(({ status, total }) => [status, total]));
    const statuses = [...new Set<string>([...entryStatuses, ...totals.keys()])];
    const columns = [];
    for (const status of statuses) {
      const total = totals.get(status) ?? 0;
      columns.push({ status, total, items: total > 0 ? await caseList.cards(reader, filter, status) : [] });
    }
    return { columns };
  });
}

/** While a report is written, as of today. */
export async function listSimilarCases(
  { database }: Platform,
  context: Context,
  text: string,
): Promise<{ items: SimilarCase[] }> {
  const { from, most, fewestWords } = alreadyReported;
  if (termsOf(text).length < fewestWords) return { items: [] };
  const typed = sourceOfText(text, new Date().toISOString().slice(0, 10));
  const search = { onlyOpen: true, from, limit: most };
  const { matches } = await database.read(context, (reader) =>
    findRecurrences(reader, context.actor.companyId, typed, search),
  );
  return {
    items: matches.map(({ id, kind, title, status, detectionDate }) => ({ id, kind, title, status, detectionDate })),
  };
}
