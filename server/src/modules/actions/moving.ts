import { Refusal } from '@vigie/domain/kernel/refusal';
import type { Action } from '@vigie/domain/modules/actions/record';
import { type ActionMove, actionWorkflow } from '@vigie/domain/modules/actions/workflow';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import { tellChanged } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { transition } from '../../platform/transition';
import { type ActionRecord, findAction, findCaseStatus, lockAction, saveAction, shown } from './repository';

const events: Readonly<Record<ActionMove, string>> = {
  ready: 'action.made_ready',
  withdraw: 'action.withdrawn',
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

export async function moveAction(platform: Platform, context: Context, move: Move): Promise<Action> {
  const moved = await transition(platform, context, {
    workflow: actionWorkflow,
    action: move.action,
    event: events[move.action],
    recordId: move.id,
    expectedVersion: move.version,
    reason: move.reason,
    lock: (tx) => lockWithCase(tx, move.id),
    facts: async (tx, item) => ({ isCaseEnded: await hasEnded(tx, (item as ActionRecord).caseId) }),
    write: (tx, item, status) => saveAction(tx, { ...(item as ActionRecord), status }),
    content: (item) => told(item as ActionRecord),
    notify: async (tx) => {
      await tellChanged(tx, 'action');
      await tellChanged(tx, 'case');
    },
  });
  return shown(moved as ActionRecord);
}

/** The case first, as whoever reviews its plan does: two who hold one and wait for the other would wait for ever. */
async function lockWithCase(tx: Tx, id: string): Promise<ActionRecord | null> {
  const found = await findAction(tx, tx.context.actor.companyId, id);
  if (found?.caseId) await findCaseStatus(tx, found.caseId);
  return lockAction(tx, id);
}

async function hasEnded(tx: Tx, caseId: string | null): Promise<boolean> {
  const found = caseId === null ? null : await findCaseStatus(tx, caseId);
  return found?.status === 'closed' || found?.status === 'void';
}

/** The fields of an action whose change its history tells. */
export function told({ status, summary, description, objective, responsible, dueDate }: ActionRecord) {
  return { status, summary, description, objective, responsible, dueDate };
}

export async function getAction({ database }: Platform, context: Context, id: string): Promise<Action> {
  const found = await database.read(context, (reader) => findAction(reader, context.actor.companyId, id));
  if (!found) throw new Refusal('not_found');
  return shown(found);
}
