import { creation } from '@vigie/domain/kernel/audit-event';
import type { Json } from '@vigie/domain/kernel/canonical-json';
import type { OutputOf, QueryOf } from '@vigie/domain/kernel/endpoint';
import { pageCountOf } from '@vigie/domain/kernel/listing';
import type { actionsEndpoints } from '@vigie/domain/modules/actions/contract';
import type { Context } from '../../platform/context';
import { nextNumber, numbered } from '../../platform/database/numbers';
import type { Tx } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import * as repository from './repository';

type Endpoints = typeof actionsEndpoints;

export interface ActionTaken {
  readonly summary: string;
  readonly responsible: string;
  /** `IA_00042`. */
  readonly origin: string;
  readonly caseId: string;
  readonly details: Readonly<Record<string, Json>>;
}

/** What was already done when the issue was reported is an action from its first day, completed. */
export async function recordActionTaken(tx: Tx, taken: ActionTaken): Promise<repository.ActionRecord> {
  const number = await nextNumber(tx, 'action');
  const action = await repository.insertAction(tx, {
    ...taken,
    id: numbered('ACT_', number, 4),
    number,
    status: 'completed',
  });
  tx.audit({
    action: 'action.created',
    record: 'action',
    recordId: action.id,
    changes: creation({ ...taken, status: action.status }),
  });
  return action;
}

export async function listActions(
  { database }: Platform,
  context: Context,
  query: QueryOf<Endpoints['listActions']>,
): Promise<OutputOf<Endpoints['listActions']>> {
  const { items, total } = await database.read(context, (reader) =>
    repository.listActions(reader, context.actor.companyId, query),
  );
  return { items, total, page: query.page, pageCount: pageCountOf(total) };
}
