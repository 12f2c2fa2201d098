import { isPast } from '@vigie/domain/kernel/workflow';
import { type ActionStatus, actionWorkflow } from '@vigie/domain/modules/actions/workflow';

/** The two QA marks: whether each is set, and the move that turns it. */
export function marksOf(status: ActionStatus) {
  const isReady = isPast(actionWorkflow, 'ready', status);
  const isReviewed = isPast(actionWorkflow, 'review', status);
  return {
    ready: { isOn: isReady, move: isReady ? 'withdraw' : 'ready' },
    review: { isOn: isReviewed, move: isReviewed ? 'reopen' : 'review' },
  } as const;
}
