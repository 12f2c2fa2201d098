import type { Tx } from '../../../platform/database/tx';
import { copyTable } from '../copies/copies';
import { listIdsOf } from '../copies/repository';
import { listSiblings } from '../versions/repository';
import { versionTable } from '../versions/versions';
import type { ProcedureRecord } from './procedures';

/** Versions and copies of a procedure are as confidential as it is. */
export async function spreadConfidentiality(
  tx: Tx,
  { companyId, id }: ProcedureRecord,
  isConfidential: boolean,
): Promise<void> {
  for (const one of await listSiblings(tx, id)) {
    const version = await versionTable.lock(tx, one.id);
    if (version) await versionTable.change(tx, version, { isConfidential }, null);
  }
  for (const one of await listIdsOf(tx, companyId, id)) {
    const copy = await copyTable.lock(tx, one.id);
    if (copy) await copyTable.change(tx, copy, { isConfidential }, null);
  }
}
