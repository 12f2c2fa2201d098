import { ownWorkOf } from '@vigie/domain/kernel/identity/own-work';
import { isPast } from '@vigie/domain/kernel/workflow';
import { actionPageMessages as m } from '@vigie/domain/modules/actions/messages/page';
import type { Action, ActionDetail } from '@vigie/domain/modules/actions/record';
import {
  type ActionMove,
  type ActionStatus,
  actionWorkflow,
  openTodosOf,
} from '@vigie/domain/modules/actions/workflow';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import {
  asksFirst,
  RecordTransitionDialog,
  useRecordTransition,
  type WriteInTurn,
} from '../../platform/records/record-transition';
import { actionNamed, useWorkflowActions, WorkflowBar, WorkflowMarks } from '../../platform/records/workflow-bar';
import { useUser } from '../../platform/session/session';
import { Glyph } from '../../ui/icons/glyph';
import { actionTransitions } from './action-transitions';

interface ActionMovesProps {
  action: Action & Partial<Pick<ActionDetail, 'contributions'>>;
  /** The case that it belongs to is closed or void. */
  isCaseEnded: boolean;
  /** How a change reaches the server, where others are on their way to it too. */
  write?: WriteInTurn<ActionDetail>;
}

const others = ['complete', 'return', 'reopen', 'cancel'] as const;

/** The two QA marks and the rest of an action's life; what this person cannot do says why. */
export function ActionMoves({ action, isCaseEnded, write }: ActionMovesProps) {
  const say = useSay();
  const { id: userId } = useUser();
  const { responsibleId, approverId, status, todos, contributions = [] } = action;
  const actions = useWorkflowActions(actionWorkflow, ({ companyId }) => ({
    item: { companyId, responsibleId, approverId, status },
    facts: { isCaseEnded, openTodos: openTodosOf(todos), ownWork: ownWorkOf(contributions, userId) },
  }));
  const { attempt, failure } = useRecordTransition(actionTransitions, write);
  const [asking, setAsking] = useState<ActionMove | null>(null);
  const choose = (move: ActionMove) =>
    asksFirst(actionTransitions, move) ? setAsking(move) : attempt({ record: action, action: move });
  const { ready, review } = marksOf(status);
  const { transitions } = actionWorkflow;
  return (
    <section className="row wrap line-top no-print action-moves" aria-label={say(m.moves)}>
      <WorkflowMarks
        ready={{ ...actionNamed(actions, ready.move), isOn: ready.isOn, label: say(transitions.ready.label) }}
        review={{
          ...actionNamed(actions, review.move),
          isOn: review.isOn,
          label: say(transitions.review.label),
          icon: <Glyph name={review.isOn ? 'approved' : 'ready'} />,
        }}
        failure={failure}
        onChoose={choose}
      />
      <div className="cluster full-width">
        <WorkflowBar actions={others.map((name) => actionNamed(actions, name))} primary="complete" onChoose={choose} />
      </div>
      {asking && (
        <RecordTransitionDialog
          transitions={actionTransitions}
          record={action}
          action={asking}
          write={write}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}

/** The two QA marks: whether each is set, and the move that turns it. */
export function marksOf(status: ActionStatus) {
  const isReady = isPast(actionWorkflow, 'ready', status);
  const isReviewed = isPast(actionWorkflow, 'review', status);
  return {
    ready: { isOn: isReady, move: isReady ? 'withdraw' : 'ready' },
    review: { isOn: isReviewed, move: isReviewed ? 'reopen' : 'review' },
  } as const;
}
