import { type DueRules, daysUntil, dueStage, noticeRecipients } from '@vigie/domain/modules/actions/due-notices';
import type { ActionNotice } from '@vigie/domain/modules/actions/notices';
import { systemContext } from '../../platform/context';
import { listCompanyIds } from '../../platform/database/installation';
import type { Tx } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { findParameters } from '../parameters/public';
import { claimNotice, listDueActions } from './notice-repository';
import { notifyOfAction, reviewersOf } from './notices';
import { findAction, saveMissingSearchWords } from './repository';

const types = {
  reminder: 'actionDueSoon',
  overdue: 'actionOverdue',
  escalation: 'actionEscalated',
} as const satisfies Record<string, ActionNotice>;

/** Says of every open action what its due date asks for today: before it, after it, and long after it. */
export async function remindOfActions(
  platform: Platform,
  today = new Date().toISOString().slice(0, 10),
): Promise<void> {
  for (const companyId of await platform.database.read(systemContext(0), listCompanyIds)) {
    await remindCompany(platform, companyId, today);
  }
}

async function remindCompany(platform: Platform, companyId: number, today: string): Promise<void> {
  const context = systemContext(companyId);
  const { actionReminderDays, actionEscalationDays } = await platform.database.read(context, (reader) =>
    findParameters(reader, companyId),
  );
  const rules = { reminderDays: actionReminderDays, escalationDays: actionEscalationDays };
  let after = '';
  for (;;) {
    const due = await platform.database.read(context, (reader) =>
      listDueActions(reader, companyId, { rules, today, after }),
    );
    if (due.length === 0) return;
    await platform.database.transaction(context, async (tx) => {
      for (const id of due) await remind(tx, id, rules, today);
    });
    after = due.at(-1) ?? '';
  }
}

async function remind(tx: Tx, id: string, rules: DueRules, today: string): Promise<void> {
  const action = await findAction(tx, tx.context.actor.companyId, id);
  if (!action?.dueDate) return;
  const stage = dueStage(daysUntil(action.dueDate, today), rules);
  if (!stage || !(await claimNotice(tx, action, stage.stage))) return;
  const changes = [{ field: 'stage', from: null, to: stage.stage }];
  tx.audit({ action: 'action.reminded', record: 'action', recordId: id, changes });
  const recipients = noticeRecipients(stage.notice, action.status);
  const people = [
    ...(recipients.includes('responsible') ? [action.responsibleId] : []),
    ...(recipients.includes('reviewers') ? await reviewersOf(tx, action) : []),
  ];
  await notifyOfAction(tx, action, types[stage.notice], people);
}

const atOnce = 50;

/** Actions that are older than their list are found by their words too, a few at a time. */
export async function findOlderActions({ database }: Platform): Promise<void> {
  for (const companyId of await database.read(systemContext(0), listCompanyIds)) {
    let found: number;
    do found = await database.transaction(systemContext(companyId), (tx) => saveMissingSearchWords(tx, atOnce));
    while (found === atOnce);
  }
}
