import type { OutputOf, QueryOf } from '@vigie/domain/kernel/http/endpoint';
import { hasRole } from '@vigie/domain/kernel/identity/actor';
import { pageCountOf } from '@vigie/domain/kernel/listing';
import type { reportsEndpoints } from '@vigie/domain/modules/reports/contract';
import { readingRoles } from '@vigie/domain/modules/reports/workflow';
import type { Context } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import { listAssigned } from '../accounts/public';
import { findParameters } from '../parameters/public';
import { countWaiting, findNextWaiting, findPreviousWaiting, listInbox } from './inbox-repository';

type Endpoints = typeof reportsEndpoints;

export function listReports(
  { database }: Platform,
  { actor, ...context }: Context,
  { page, sort, direction, assigned, ...filter }: QueryOf<Endpoints['listReports']>,
): Promise<OutputOf<Endpoints['listReports']>> {
  const userId = actor.userId ?? -1;
  return database.read({ ...context, actor }, async (reader) => {
    const people = await listAssigned(reader, actor, assigned);
    const who = {
      companyId: actor.companyId,
      userId,
      readsAll: hasRole(actor, ...readingRoles),
      decides: hasRole(actor, 'validator'),
      people,
    };
    const found = await listInbox(reader, { ...filter, ...who }, { sort, direction, page });
    return { ...found, page, pageCount: pageCountOf(found.total) };
  });
}

/** What waits for this validator. Others are told how many wait that they may read, and nothing to decide. */
export function getQueue(
  { database }: Platform,
  { actor, ...context }: Context,
  at: string | undefined,
): Promise<OutputOf<Endpoints['getQueue']>> {
  return database.read({ ...context, actor }, async (reader) => {
    const { fourEyes } = await findParameters(reader, actor.companyId);
    const filter = { companyId: actor.companyId, userId: actor.userId ?? -1, withoutOwn: fourEyes };
    if (!hasRole(actor, ...readingRoles)) return { waiting: 0, previous: null, next: null };
    const total = await countWaiting(reader, filter);
    if (!hasRole(actor, 'validator')) return { waiting: total, previous: null, next: null };
    return {
      waiting: total,
      previous: at ? await findPreviousWaiting(reader, filter, at) : null,
      next: await findNextWaiting(reader, filter, at),
    };
  });
}
