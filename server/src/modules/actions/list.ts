import type { OutputOf, QueryOf } from '@vigie/domain/kernel/http/endpoint';
import { pageCountOf } from '@vigie/domain/kernel/listing';
import type { actionsEndpoints } from '@vigie/domain/modules/actions/contract';
import { actionStatuses } from '@vigie/domain/modules/actions/workflow';
import type { Context } from '../../platform/context';
import type { Reader } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { listAssigned } from '../accounts/public';
import { type ActionFilter, actionList } from './list-repository';

type Endpoints = typeof actionsEndpoints;
type FilterQuery = QueryOf<Endpoints['getActionBoard']>;

export async function filterFor(
  reader: Reader,
  { actor }: Context,
  { assigned, today, ...query }: FilterQuery,
): Promise<ActionFilter> {
  return {
    ...query,
    companyId: actor.companyId,
    people: await listAssigned(reader, actor, assigned),
    today: today ?? new Date().toISOString().slice(0, 10),
  };
}

export function listActions(
  { database }: Platform,
  context: Context,
  { page, sort, direction, ...query }: QueryOf<Endpoints['listActions']>,
): Promise<OutputOf<Endpoints['listActions']>> {
  return database.read(context, async (reader) => {
    const found = await actionList.page(reader, await filterFor(reader, context, query), { sort, direction }, page);
    return { ...found, page, pageCount: pageCountOf(found.total) };
  });
}

/** A column for each status, in the order of an action's life. */
export function getActionBoard(
  { database }: Platform,
  context: Context,
  query: FilterQuery,
): Promise<OutputOf<Endpoints['getActionBoard']>> {
  return database.read(context, async (reader) => {
    const filter = await filterFor(reader, context, query);
    const totals = new Map(
      (await actionList.countByStatus(reader, filter)).map(({ status, total }) => [status, total]),
    );
    const columns = [];
    for (const status of actionStatuses) {
      const total = totals.get(status) ?? 0;
      columns.push({ status, total, items: total > 0 ? await actionList.cards(reader, filter, status) : [] });
    }
    return { columns };
  });
}
