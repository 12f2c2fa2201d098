import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { differences } from '@vigie/domain/kernel/trail/audit-event';
import type { Objection } from '@vigie/domain/kernel/workflow';
import {
  answerObjection,
  extensionObjection,
  extensionProblem,
  withdrawObjection,
} from '@vigie/domain/modules/actions/changes';
import { actionChangeMessages as c } from '@vigie/domain/modules/actions/messages/workflow';
import type { ActionNotice } from '@vigie/domain/modules/actions/notices';
import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import { type Context, doneNow } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { auditedFields, getAction, isCaseEnded, lockWithCase, publishActionChanged } from './action-view';
import { earliestToday, refuseIf } from './create-action';
import { notifyOfAction, reviewersOf } from './notices';
import { type ActionRecord, saveAction } from './repository';
import { refuse } from './update-action';

/** A later due date of an action that others rely on: asked for, answered, or no longer wanted. */

interface Which {
  readonly id: string;
  readonly version: number;
}

export function askExtension(
  platform: Platform,
  context: Context,
  { dueDate, reason, ...which }: Which & { dueDate: string; reason: string },
): Promise<ActionDetail> {
  return change(platform, context, which, {
    event: 'action.extension_asked',
    object: (record, facts) => extensionObjection(record, context.actor, facts),
    next: (record) => {
      refuseIf(extensionProblem(dueDate, record.dueDate, earliestToday()), 'dueDate');
      return { ...record, extension: { ...doneNow(context.actor), dueDate, reason } };
    },
    reason: () => reason,
    news: 'extensionAsked',
    notifies: reviewersOf,
  });
}

export function answerExtension(
  platform: Platform,
  context: Context,
  { isGranted, reason, ...which }: Which & { isGranted: boolean; reason: string | undefined },
): Promise<ActionDetail> {
  return change(platform, context, which, {
    event: isGranted ? 'action.extension_granted' : 'action.extension_refused',
    object: (record, facts) => answerObjection(record, context.actor, facts),
    next: (record) => {
      if (!isGranted && !reason) throw invalidField('reason', c.refusalReasonMissing);
      const dueDate = isGranted ? (record.extension?.dueDate ?? null) : record.dueDate;
      return { ...record, dueDate, extension: null };
    },
    reason: (record) => reason ?? record.extension?.reason ?? null,
    news: isGranted ? 'extensionGranted' : 'extensionRefused',
    notifies: async (_tx, record) => [record.responsibleId],
  });
}

export function withdrawExtension(platform: Platform, context: Context, which: Which): Promise<ActionDetail> {
  return change(platform, context, which, {
    event: 'action.extension_withdrawn',
    object: (record) => withdrawObjection(record, context.actor),
    next: (record) => ({ ...record, extension: null }),
    reason: () => null,
  });
}

interface Change {
  readonly event: string;
  readonly object: (record: ActionRecord, facts: { isCaseEnded: boolean }) => Objection | null;
  readonly next: (record: ActionRecord) => ActionRecord;
  readonly reason: (record: ActionRecord) => string | null;
  readonly news?: ActionNotice;
  readonly notifies?: (tx: Tx, record: ActionRecord) => Promise<readonly (number | null)[]>;
}

async function change(
  platform: Platform,
  context: Context,
  { id, version }: Which,
  plan: Change,
): Promise<ActionDetail> {
  await platform.database.transaction(context, async (tx) => {
    const before = await lockWithCase(tx, id);
    if (!before) throw new Refusal('not_found');
    refuse(plan.object(before, { isCaseEnded: await isCaseEnded(tx, before) }));
    if (before.version !== version) throw new Refusal('stale_version');
    const saved = await saveAction(tx, plan.next(before));
    const changes = differences(auditedFields(before), auditedFields(saved));
    tx.audit({ action: plan.event, record: 'action', recordId: id, changes, reason: plan.reason(before) });
    await publishActionChanged(tx, saved);
    if (plan.news && plan.notifies) await notifyOfAction(tx, saved, plan.news, await plan.notifies(tx, saved));
  });
  return getAction(platform, context, id);
}
