import { shiftDay } from '@vigie/domain/modules/audits/audits/audit';
import { reminderOf } from '@vigie/domain/modules/audits/findings/finding';
import { findingKind } from '@vigie/domain/modules/audits/findings/kind';
import { systemContext } from '../../../platform/context';
import { listCompanyIds } from '../../../platform/database/installation';
import type { Tx } from '../../../platform/database/tx';
import type { Platform } from '../../../platform/platform';
import { listActiveIds } from '../../accounts/public';
import { notify } from '../../notifications/public';
import { findParameters } from '../../parameters/public';
import { type FindingRecord, findingTable } from './findings';
import { type DueFinding, insertReminder, listDue, wasReminded } from './repository';

/** Whoever owes an answer is reminded of it as of an action: before the day, and with the lead and QA when it is late. */
export async function remindOfAnswers({ database }: Platform, now = new Date()): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  for (const companyId of await database.read(systemContext(0), listCompanyIds)) {
    const context = systemContext(companyId);
    const { rules, due } = await database.read(context, async (reader) => {
      const parameters = await findParameters(reader, companyId);
      const ahead = Math.max(0, ...parameters.actionReminderDays);
      return { rules: parameters, due: await listDue(reader, companyId, shiftDay(today, ahead)) };
    });
    for (const finding of due) {
      const kind = reminderOf(finding, today, rules);
      if (kind === null) continue;
      await database.transaction(context, (tx) => remind(tx, finding, kind));
    }
  }
}

async function remind(tx: Tx, due: DueFinding, kind: string): Promise<void> {
  const { companyId } = tx.context.actor;
  if (await wasReminded(tx, companyId, due, kind)) return;
  const finding = await findingTable.lock(tx, due.id);
  if (finding?.status !== 'awaiting_response' || finding.dueOn !== due.dueOn) return;
  if (!(await insertReminder(tx, due.id, due.dueOn, kind))) return;
  const changes = [{ field: 'reminder', from: null, to: `${kind} ${due.dueOn}` }];
  tx.audit({ action: 'finding.reminded', record: 'finding', recordId: due.id, changes });
  const isLate = kind === 'overdue';
  const news = {
    type: isLate ? 'findingOverdue' : 'findingDue',
    recordId: due.id,
    summary: finding.title,
    address: findingKind.address(due.id),
  };
  await notify(tx, news, await recipientsOf(tx, finding, isLate));
}

async function recipientsOf(tx: Tx, { companyId, ownerId, leadId, auditees }: FindingRecord, isLate: boolean) {
  const owing = [ownerId, ...auditees.map(({ id }) => id)];
  return isLate ? [...owing, leadId, ...(await listActiveIds(tx, companyId, ['qa']))] : owing;
}
