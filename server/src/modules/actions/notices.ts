import type { ActionNotice } from '@vigie/domain/modules/actions/notices';
import { actionAddress } from '@vigie/domain/modules/actions/record';
import type { Tx } from '../../platform/database/tx';
import { listActiveIds } from '../accounts/public';
import { notify } from '../notifications/public';
import type { ActionRecord } from './repository';

export async function notifyOfAction(
  tx: Tx,
  { id, summary }: Pick<ActionRecord, 'id' | 'summary'>,
  type: ActionNotice,
  people: readonly (number | null)[],
): Promise<void> {
  await notify(tx, { type, recordId: id, summary, address: actionAddress(id) }, people);
}

/** The approver; without one, all of QA but the responsible. */
export async function reviewersOf(tx: Tx, action: ActionRecord): Promise<readonly number[]> {
  if (action.approverId !== null) return [action.approverId];
  return (await listActiveIds(tx, action.companyId, ['qa'])).filter((id) => id !== action.responsibleId);
}

/** Notifies a new responsible or a new approver. */
export async function notifyAssigned(
  tx: Tx,
  action: ActionRecord,
  before: Pick<ActionRecord, 'responsibleId' | 'approverId'> | null,
): Promise<void> {
  const { responsibleId, approverId } = action;
  const isNew = { responsible: responsibleId !== before?.responsibleId, approver: approverId !== before?.approverId };
  await Promise.all([
    isNew.responsible && notifyOfAction(tx, action, 'actionAssigned', [responsibleId]),
    isNew.approver && notifyOfAction(tx, action, 'approvalAssigned', [approverId]),
  ]);
}
