import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { hasRole } from '@vigie/domain/kernel/identity/actor';
import type { reportsEndpoints } from '@vigie/domain/modules/reports/contract';
import { readingRoles } from '@vigie/domain/modules/reports/workflow';
import type { Context } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import { findParameters } from '../parameters/public';
import { countWaiting, findNextWaiting, findPreviousWaiting } from './queue-repository';

type Endpoints = typeof reportsEndpoints;

/** What waits for this validator. Others see how many wait that they may read, and nothing to decide. */
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
