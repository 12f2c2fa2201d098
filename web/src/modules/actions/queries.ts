import type { CallOf } from '@vigie/domain/kernel/http/endpoint';
import { actionEndpointNames, actionsEndpoints } from '@vigie/domain/modules/actions/contract';
import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import type { RecordVersion } from '../../platform/records/record-transition';
import { call } from '../../platform/transport/api';
import { recordCalls } from '../records/public';

/** A case shows the number of its actions. */
export const actionCalls = recordCalls('action', actionEndpointNames, actionsEndpoints, { shownBy: ['case'] });

type Answer = CallOf<typeof actionsEndpoints.answerExtension>['body'];
type Request = CallOf<typeof actionsEndpoints.askExtension>['body'];

export function askExtension({ id, version }: RecordVersion, body: Request): Promise<ActionDetail> {
  return call(actionsEndpoints.askExtension, { params: { id }, body, ifMatch: version });
}

export function answerExtension({ id, version }: RecordVersion, body: Answer): Promise<ActionDetail> {
  return call(actionsEndpoints.answerExtension, { params: { id }, body, ifMatch: version });
}

export function withdrawExtension({ id, version }: RecordVersion): Promise<ActionDetail> {
  return call(actionsEndpoints.withdrawExtension, { params: { id }, ifMatch: version });
}
