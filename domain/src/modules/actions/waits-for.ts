import type { Contribution } from '../../kernel/identity/own-work';
import type { WaitsFor } from '../../kernel/identity/waits-for';
import { hasEnded } from '../../kernel/workflow';
import type { Action } from './record';
import { actionWorkflow, nextOwnMove } from './workflow';

type Waiting = Pick<Action, 'status' | 'responsible' | 'responsibleId' | 'approver'>;

/** The responsible, then the approver or QA, then the responsible again. Null: it has ended. */
export function actionWaitsFor(action: Waiting, contributions: readonly Contribution[] = []): WaitsFor | null {
  const { status, responsible, responsibleId, approver } = action;
  if (hasEnded(actionWorkflow, status)) return null;
  if (nextOwnMove(status)) return { people: [responsible] };
  if (approver !== null) return { people: [approver] };
  const own = responsibleId === null ? [] : [responsibleId];
  return { role: 'qa', except: [...own, ...contributions.map(({ userId }) => userId)] };
}
