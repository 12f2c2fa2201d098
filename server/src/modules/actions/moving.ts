import { ownWorkOf } from '@vigie/domain/kernel/identity/own-work';
import { differences } from '@vigie/domain/kernel/trail/audit-event';
import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import {
  type ActionMove,
  type ActionStatus,
  actionWorkflow,
  openTodosOf,
} from '@vigie/domain/modules/actions/workflow';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import { tellReaders } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { transition } from '../../platform/transition';
import { contributionsTo, getAction, isCaseEnded, lockWithCase, tellActionChanged, told } from './action-view';
import { type ActionRecord, listActionsOfCase, lockAction, saveAction } from './repository';
import { reviewersOf, tellOf } from './telling';

const events: Readonly<Record<ActionMove, string>> = {
  ready: 'action.made_ready',
  withdraw: 'action.withdrawn',
  return: 'action.returned',
  review: 'action.reviewed',
  reopen: 'action.reopened',
  complete: 'action.completed',
  cancel: 'action.cancelled',
};

export interface Move {
  readonly id: string;
  readonly version: number;
  readonly action: ActionMove;
  readonly reason: string | undefined;
}

export async function moveAction(platform: Platform, context: Context, move: Move): Promise<ActionDetail> {
  await transition(platform, context, {
    workflow: actionWorkflow,
    action: move.action,
    event: events[move.action],
    recordId: move.id,
    expectedVersion: move.version,
    reason: move.reason,
    lock: (tx) => lockWithCase(tx, move.id),
    facts: async (tx, item) => ({
      isCaseEnded: await isCaseEnded(tx, item as ActionRecord),
      openTodos: openTodosOf((item as ActionRecord).todos),
      ownWork: ownWorkOf(await contributionsTo(tx, item as ActionRecord), tx.context.actor.userId),
    }),
    write: (tx, item, status) =>
      saveAction(tx, { ...(item as ActionRecord), status, ...(hasEnded(status) && { extension: null }) }),
    content: (item) => told(item as ActionRecord),
    notify: async (tx, item) => {
      await tellActionChanged(tx, item as ActionRecord);
      await tellMoved(tx, item as ActionRecord, move.action);
    },
  });
  return getAction(platform, context, move.id);
}

/** What a case still had to do is given up with it when it is void: nobody could end it any more. */
export async function cancelActionsOf(tx: Tx, caseId: string, reason: string | null): Promise<void> {
  const open = (await listActionsOfCase(tx, tx.context.actor.companyId, caseId)).filter(
    ({ status }) => !hasEnded(status),
  );
  for (const { id } of open) {
    const before = await lockAction(tx, id);
    if (!before) continue;
    const saved = await saveAction(tx, { ...before, status: 'cancelled', extension: null });
    const changes = differences(told(before), told(saved));
    tx.audit({ action: events.cancel, record: 'action', recordId: id, changes, reason });
    await tellMoved(tx, saved, 'cancel');
  }
  if (open.length > 0) await tellReaders(tx, 'action');
}

function hasEnded(status: ActionStatus): boolean {
  return status === 'completed' || status === 'cancelled';
}

async function tellMoved(tx: Tx, action: ActionRecord, move: ActionMove): Promise<void> {
  const { responsibleId, approverId } = action;
  switch (move) {
    case 'ready':
      return tellOf(tx, action, 'actionReady', await reviewersOf(tx, action));
    case 'review':
      return tellOf(tx, action, 'actionReviewed', [responsibleId]);
    case 'return':
    case 'reopen':
      return tellOf(tx, action, 'actionReturned', [responsibleId]);
    case 'complete':
      return tellOf(tx, action, 'actionCompleted', [responsibleId, approverId]);
    case 'cancel':
      return tellOf(tx, action, 'actionCancelled', [responsibleId, approverId]);
    case 'withdraw':
      return;
  }
}
