import { Refusal } from '@vigie/domain/kernel/refusal';
import { sentAs } from '@vigie/domain/modules/audits/findings/finding';
import { findingKind } from '@vigie/domain/modules/audits/findings/kind';
import { type FindingEffect, findingWorkflow } from '@vigie/domain/modules/audits/findings/workflow';
import type { Tx } from '../../../platform/database/tx';
import type { FieldValues } from '../../../platform/records/record-table';
import { applyConsequence } from '../../../platform/transition';
import { notify } from '../../notifications/public';
import type { AuditRecord } from '../audits/audits';
import { type FindingRecord, findingTable } from './findings';
import { listDraftIds } from './repository';

/** With the report of its audit each draft becomes a finding: an answer is due, or none is asked for. */
export async function sendFindings(tx: Tx, audit: AuditRecord, reportNumber: number, issuedOn: string): Promise<void> {
  for (const { id } of await listDraftIds(tx, audit.companyId, audit.id)) {
    const finding = await findingTable.lock(tx, id);
    const grade = audit.grades?.find(({ key }) => key === finding?.grade);
    if (!finding || !grade) throw new Refusal('not_found');
    const { effect, dueOn } = sentAs(grade, issuedOn);
    await applyEffect(tx, finding, effect, { reportNumber, issuedOn, dueOn });
  }
}

/** What follows for a finding from another act; its owner is notified. */
export function applyEffect(
  tx: Tx,
  { id }: FindingRecord,
  consequence: FindingEffect,
  values: FieldValues<FindingRecord> = {},
): Promise<FindingRecord> {
  return applyConsequence(tx, {
    workflow: findingWorkflow,
    consequence,
    recordId: id,
    lock: (inner) => findingTable.lock(inner, id),
    write: (inner, item, to) => findingTable.saveState(inner, item, to, values),
    content: findingTable.auditedFields,
    notify: async (inner, item, notice) => {
      if (notice === null) return;
      const news = { type: notice, recordId: id, summary: item.title, address: findingKind.address(id) };
      await notify(inner, news, [item.ownerId]);
    },
  });
}
