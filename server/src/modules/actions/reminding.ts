import { type DueRules, daysUntil, dueStage, toldOf } from '@vigie/domain/modules/actions/due-notices';
import type { ActionNotice } from '@vigie/domain/modules/actions/notices';
import { systemContext } from '../../platform/context';
import { listCompanyIds } from '../../platform/database/companies';
import { sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { findParameters } from '../parameters/public';
import { type ActionRecord, findAction } from './repository';
import { reviewersOf, tellOf } from './telling';

const actionsAtOnce = 50;
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
    const due = await platform.database.read(context, (reader) => listDue(reader, companyId, { rules, today, after }));
    if (due.length === 0) return;
    await platform.database.transaction(context, async (tx) => {
      for (const id of due) await remind(tx, id, rules, today);
    });
    after = due.at(-1) ?? '';
  }
}

interface Due {
  readonly rules: DueRules;
  readonly today: string;
  readonly after: string;
}

/** Open, due soon enough for something to be said, and the last of it not said yet. */
async function listDue(reader: Reader, companyId: number, { rules, today, after }: Due): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(sql`select e.id from action_entries e
    where e.company_id = ${companyId} and e.status in ('in_progress', 'ready_for_qa')
      and e.due_date <= ${today}::date + ${Math.max(0, ...rules.reminderDays)}::int and e.id > ${after}
      and not exists (select from action_notices n where n.company_id = e.company_id and n.action_id = e.id
        and n.due_date = e.due_date and n.stage = 'escalated')
    order by e.id limit ${actionsAtOnce}`);
  return rows.map(({ id }) => id);
}

async function remind(tx: Tx, id: string, rules: DueRules, today: string): Promise<void> {
  const action = await findAction(tx, tx.context.actor.companyId, id);
  if (!action?.dueDate) return;
  const stage = dueStage(daysUntil(action.dueDate, today), rules);
  if (!stage || !(await claimNotice(tx, action, stage.stage))) return;
  const changes = [{ field: 'stage', from: null, to: stage.stage }];
  tx.audit({ action: 'action.reminded', record: 'action', recordId: id, changes });
  const told = toldOf(stage.notice, action.status);
  const people = [
    ...(told.includes('responsible') ? [action.responsibleId] : []),
    ...(told.includes('reviewers') ? await reviewersOf(tx, action) : []),
  ];
  await tellOf(tx, action, types[stage.notice], people);
}

/** False when this was said already, perhaps by another copy of the program in this very moment. */
async function claimNotice(tx: Tx, { companyId, id, dueDate }: ActionRecord, stage: string): Promise<boolean> {
  const claimed = await tx.find(sql`insert into action_notices (company_id, action_id, due_date, stage)
    values (${companyId}, ${id}, ${dueDate}, ${stage}) on conflict do nothing returning 1`);
  return claimed !== null;
}
