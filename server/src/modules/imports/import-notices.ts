import { importApprovers } from '@vigie/domain/modules/imports/roles';
import type { Tx } from '../../platform/database/tx';
import { publishRecordChanged } from '../../platform/live/bus';
import { listActiveIds } from '../accounts/public';
import { notify } from '../notifications/public';
import { listPreparers } from './import-view';
import type { ImportData } from './repository';

/** Approvers are notified of what waits, and those who prepared it of the decision. */
export async function notifyOfImport(tx: Tx, one: ImportData, type: string | null): Promise<void> {
  await publishRecordChanged(tx, 'import');
  if (!type) return;
  const preparers = (await listPreparers(tx, one)).map(({ userId }) => userId);
  const news = {
    type,
    recordId: String(one.id),
    summary: one.fileName,
    address: `/apps/parameters/import?id=${one.id}`,
  };
  await notify(tx, news, one.status === 'prepared' ? await approversBeside(tx, preparers) : preparers);
}

async function approversBeside(tx: Tx, preparers: readonly number[]): Promise<number[]> {
  const approvers = await listActiveIds(tx, tx.context.actor.companyId, importApprovers);
  return approvers.filter((id) => !preparers.includes(id));
}
