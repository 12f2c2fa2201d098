import { ownWorkOf } from '@vigie/domain/kernel/identity/own-work';
import { connectionMessages } from '@vigie/domain/messages/connection';
import { actionPageMessages as m } from '@vigie/domain/modules/actions/messages/page';
import type { Action, ActionDetail } from '@vigie/domain/modules/actions/record';
import { type ActionMove, actionWorkflow, openTodosOf } from '@vigie/domain/modules/actions/workflow';
import { useId, useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { actorOf } from '../../platform/session/actor';
import { useUser } from '../../platform/session/session';
import { sentenceOf } from '../../platform/transport/api-error';
import { WhyButton } from '../../ui/buttons/why-button';
import { Glyph } from '../../ui/icons/glyph';
import { Icon } from '../../ui/icons/icon';
import { marksOf, objectionsTo } from './action-rules';
import { MoveQuestion, useMove, type Write } from './moving';

interface ActionMovesProps {
  action: Action & Partial<Pick<ActionDetail, 'contributions'>>;
  /** The case that it belongs to is closed or void. */
  isCaseEnded: boolean;
  /** How a change reaches the server, where others are on their way to it too. */
  write?: Write | undefined;
}

/** The two QA marks and the rest of an action's life; what this person cannot do says why. */
export function ActionMoves({ action, isCaseEnded, write }: ActionMovesProps) {
  const say = useSay();
  const actor = actorOf(useUser());
  const id = useId();
  const ownWork = ownWorkOf(action.contributions ?? [], actor.userId);
  const objections = objectionsTo(action, actor, { isCaseEnded, openTodos: openTodosOf(action.todos), ownWork });
  const { start, move, asking, stopAsking, failure } = useMoving(action, write);
  const whyNot = (name: ActionMove) => {
    const objection = objections.get(name);
    return objection ? say(objection.message, objection.values) : undefined;
  };
  const { ready, review } = marksOf(action.status);
  const whyNotReady = whyNot(ready.move);
  const whyNotReviewed = whyNot(review.move);
  return (
    <section className="action-moves" aria-label={say(m.moves)}>
      <label className="switch switch-ready">
        <input
          type="checkbox"
          role="switch"
          checked={ready.isOn}
          aria-checked={ready.isOn}
          aria-disabled={whyNotReady !== undefined || undefined}
          aria-describedby={whyNotReady && `${id}-ready`}
          onChange={() => whyNotReady === undefined && start(ready.move)}
        />
        {say(actionWorkflow.transitions.ready.label)}
      </label>
      <button
        type="button"
        className={review.isOn ? 'btn btn-reviewed' : 'btn'}
        aria-pressed={review.isOn}
        aria-disabled={whyNotReviewed !== undefined || undefined}
        aria-describedby={whyNotReviewed && `${id}-review`}
        onClick={() => whyNotReviewed === undefined && start(review.move)}
      >
        <Glyph name={review.isOn ? 'approved' : 'ready'} />
        {say(actionWorkflow.transitions.review.label)}
      </button>
      <div className="action-why">
        {whyNotReady && <p id={`${id}-ready`}>{whyNotReady}</p>}
        {whyNotReviewed && (
          <p id={`${id}-review`} className={whyNotReviewed === whyNotReady ? 'sr' : undefined}>
            {whyNotReviewed}
          </p>
        )}
        {failure && (
          <p className="error" role="alert">
            <Icon name="alert" />
            {failure}
          </p>
        )}
      </div>
      <div className="action-others">
        {(['complete', 'return', 'reopen', 'cancel'] as const).map((name) => (
          <WhyButton
            key={name}
            look={name === 'complete' && !whyNot(name) ? 'primary' : 'plain'}
            why={whyNot(name)}
            onClick={() => start(name)}
          >
            {say(actionWorkflow.transitions[name].label)}
          </WhyButton>
        ))}
      </div>
      {asking && (
        <MoveQuestion id={action.id} move={asking} onConfirm={(reason) => move(asking, reason)} onClose={stopAsking} />
      )}
    </section>
  );
}

/** A move that needs a reason asks for it first; what the server refuses is said where it was asked. */
function useMoving(action: Action, write: ActionMovesProps['write']) {
  const say = useSay();
  const [asking, setAsking] = useState<ActionMove | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const moveBy = useMove();
  const move = (name: ActionMove, reason?: string) => moveBy(action, name, reason, write);
  const start = async (name: ActionMove) => {
    if (isBusy) return;
    setFailure(null);
    if (actionWorkflow.transitions[name].needsReason) return setAsking(name);
    setIsBusy(true);
    try {
      await move(name);
    } catch (error) {
      setFailure(sentenceOf(error, say(connectionMessages.unknownError)));
    } finally {
      setIsBusy(false);
    }
  };
  return { start: (name: ActionMove) => void start(name), move, asking, stopAsking: () => setAsking(null), failure };
}
