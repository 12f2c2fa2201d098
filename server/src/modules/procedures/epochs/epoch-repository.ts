import type { Epoch } from '@vigie/domain/modules/procedures/epochs/epochs';
import { sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';

/** In their order. */
export async function listEpochs(reader: Reader, companyId: number, procedureId: string): Promise<Epoch[]> {
  const rows = await reader.query<{ from: Date; versionId: string | null }>(sql`select e.begins_at as "from",
      e.version_id as "versionId" from procedure_epochs e
    where e.company_id = ${companyId} and e.procedure_id = ${procedureId} order by e.begins_at`);
  return rows.map(({ from, versionId }) => ({ from: from.toISOString(), versionId }));
}

export async function insertEpoch(tx: Tx, procedureId: string, { from, versionId }: Epoch): Promise<void> {
  await tx.query(sql`insert into procedure_epochs (company_id, procedure_id, begins_at, version_id)
    values (${tx.context.actor.companyId}, ${procedureId}, ${from}::timestamptz, ${versionId})`);
}
