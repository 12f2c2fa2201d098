import { ownWorkOf } from '@vigie/domain/kernel/identity/own-work';
import { hasEnded } from '@vigie/domain/kernel/workflow';
import type { ActionNotice } from '@vigie/domain/modules/actions/notices';
import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import {
  type ActionMove,
  type ActionStatus,
  actionWorkflow,
  openTodosOf,
} from '@vigie/domain/modules/actions/workflow';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import { publishToReaders } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { applyConsequence, type NewState, transition } from '../../platform/transition';
import {
  auditedFields,
  contributionsTo,
  getAction,
  isCaseEnded,
  lockWithCase,
  publishActionChanged,
} from './action-view';
import { notifyOfAction, reviewersOf } from './notices';
import { type ActionRecord, listActionsOfCase, lockAction, saveAction } from './repository';

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
    recordId: move.id,
    expectedVersion: move.version,
    stateField: 'status',
    reason: move.reason,
    lock: (tx) => lockWithCase(tx, move.id),
    facts: async (tx, item) => ({
      isCaseEnded: await isCaseEnded(tx, item),
      openTodos: openTodosOf(item.todos),
      ownWork: ownWorkOf(await contributionsTo(tx, item), tx.context.actor.userId),
    }),
    write: saveState,
    content: auditedFields,
    notify: async (tx, item, notice) => {
      await publishActionChanged(tx, item);
      await sendNotice(tx, item, notice);
    },
  });
  return getAction(platform, context, move.id);
}

/** The open actions of a case are cancelled with it when it is void: they could not be ended any more. */
export async function cancelActionsOf(tx: Tx, caseId: string, reason: string | null): Promise<void> {
  const open = (await listActionsOfCase(tx, tx.context.actor.companyId, caseId)).filter(
    ({ status }) => !hasEnded(actionWorkflow, status),
  );
  for (const { id } of open) {
    await applyConsequence(tx, {
      workflow: actionWorkflow,
      consequence: 'cancelWithCase',
      recordId: id,
      reason: reason ?? undefined,
      lock: () => lockAction(tx, id),
      write: saveState,
      content: auditedFields,
      notify: sendNotice,
    });
  }
  if (open.length > 0) await publishToReaders(tx, 'action');
}

/** What was asked for an action that has ended is asked for no more. */
function saveState(tx: Tx, action: ActionRecord, status: NewState<ActionStatus>): Promise<ActionRecord> {
  return saveAction(tx, hasEnded(actionWorkflow, status) ? { ...action, extension: null } : action, status);
}

async function sendNotice(tx: Tx, action: ActionRecord, notice: string | null): Promise<void> {
  if (notice === null) return;
  await notifyOfAction(tx, action, notice as ActionNotice, await recipientsOf(tx, action, notice));
}

async function recipientsOf(tx: Tx, action: ActionRecord, notice: string): Promise<readonly (number | null)[]> {
  const { responsibleId, approverId } = action;
  switch (notice) {
    case 'actionReady':
      return reviewersOf(tx, action);
    case 'actionReviewed':
    case 'actionReturned':
      return [responsibleId];
    default:
      return [responsibleId, approverId];
  }
}
