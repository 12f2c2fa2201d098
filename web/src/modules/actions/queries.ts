import type { CallOf } from '@vigie/domain/kernel/endpoint';
import { type Action, actionsEndpoints } from '@vigie/domain/modules/actions/contract';
import { call } from '../../platform/api';
import { queryClient } from '../../platform/query-client';

type Move = CallOf<typeof actionsEndpoints.moveAction>['body'];

export function moveAction({ id, version }: Pick<Action, 'id' | 'version'>, body: Move): Promise<Action> {
  return call(actionsEndpoints.moveAction, { params: { id }, body, ifMatch: version });
}

/** Its case counts it, so the case asks again too. */
export async function refetchActions(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['action'] }),
    queryClient.invalidateQueries({ queryKey: ['case'] }),
  ]);
}
