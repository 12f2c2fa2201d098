import { addDays } from '@vigie/domain/kernel/day';
import { procedureKind } from '@vigie/domain/modules/procedures/procedures/kind';
import { reviewAhead, reviewReminder } from '@vigie/domain/modules/procedures/procedures/procedure';
import { systemContext } from '../../../platform/context';
import { listCompanyIds } from '../../../platform/database/installation';
import type { Tx } from '../../../platform/database/tx';
import type { Platform } from '../../../platform/platform';
import { listActiveIds } from '../../accounts/public';
import { notify } from '../../notifications/public';
import { procedureTable } from './procedures';
import { type DueReview, insertReminder, listDueReviews, wasReminded } from './repository';

/** The owner is reminded of a review 60, 30 and 7 days before it is due, and with QA once it is late. */
export async function remindOfReviews({ database }: Platform, now = new Date()): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  for (const companyId of await database.read(systemContext(0), listCompanyIds)) {
    const context = systemContext(companyId);
    const due = await database.read(context, (reader) =>
      listDueReviews(reader, companyId, addDays(today, reviewAhead)),
    );
    for (const review of due) {
      const kind = reviewReminder(review.dueOn, today);
      if (kind !== null) await database.transaction(context, (tx) => remind(tx, review, kind));
    }
  }
}

async function remind(tx: Tx, due: DueReview, kind: string): Promise<void> {
  const { companyId } = tx.context.actor;
  if (await wasReminded(tx, companyId, due, kind)) return;
  const procedure = await procedureTable.lock(tx, due.id);
  if (procedure?.status !== 'active' || procedure.reviewDueOn !== due.dueOn) return;
  if (!(await insertReminder(tx, due, kind))) return;
  const changes = [{ field: 'reminder', from: null, to: `${kind} ${due.dueOn}` }];
  tx.audit({ action: 'procedure.review_reminded', record: 'procedure', recordId: due.id, changes });
  const isLate = kind === 'overdue';
  const news = {
    type: isLate ? 'procedureReviewOverdue' : 'procedureReviewDue',
    recordId: due.id,
    summary: procedure.title,
    address: procedureKind.address(due.id),
  };
  await notify(tx, news, [procedure.ownerId, ...(isLate ? await listActiveIds(tx, companyId, ['qa']) : [])]);
}
