import { ownWorkOf } from '@vigie/domain/kernel/identity/own-work';
import { reasonMessages } from '@vigie/domain/messages/shell/shell';
import { filesPerAction } from '@vigie/domain/modules/actions/contract';
import { finishMessages as m } from '@vigie/domain/modules/actions/messages/finish';
import { actionPageMessages } from '@vigie/domain/modules/actions/messages/page';
import { type ActionMove, actionWorkflow, nextOwnMove, openTodosOf } from '@vigie/domain/modules/actions/workflow';
import { attachmentMessages } from '@vigie/domain/modules/attachments/messages';
import { useId, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { useTransition } from '../../../platform/records/use-transition';
import { actionNamed, useWorkflowActions } from '../../../platform/records/workflow-bar';
import { useUser } from '../../../platform/session/session';
import { useAttempt } from '../../../platform/transport/attempt';
import { WhyButton } from '../../../ui/buttons/why-button';
import { TextArea } from '../../../ui/fields/text-area';
import { useRestoredFocus } from '../../../ui/foundation/use-restored-focus';
import { Banner } from '../../../ui/overlays/banner';
import { objectionTo, PhotoButton, taskFiles, useFileSending } from '../../attachments/public';
import { actionCalls } from '../queries';
import type { OpenedAction } from './use-action-writes';
import './finish-panel.css';

/** For the responsible alone: one button for the work that is done, with a photo and a word where they want to add one. */
export function FinishPanel({ opened }: { opened: OpenedAction }) {
  const say = useSay();
  const heading = useId();
  const { id: userId } = useUser();
  const { action } = opened;
  const move = nextOwnMove(action.status);
  const isWaiting = action.status === 'ready_for_qa';
  const panel = useRestoredFocus<HTMLElement>(move ? 1 : 0);
  if (action.responsibleId !== userId || action.isCaseEnded || (!move && !isWaiting)) return null;
  return (
    <section ref={panel} className="line-top action-part no-print" aria-labelledby={heading} tabIndex={-1}>
      <h2 id={heading}>{say(m.title)}</h2>
      {isWaiting && <p>{say(m.waits, { who: action.approver ?? say(m.qa) })}</p>}
      {move && <FinishForm key={move} opened={opened} move={move} />}
    </section>
  );
}

interface FinishFormProps {
  opened: OpenedAction;
  /** As far as the responsible may move it. */
  move: ActionMove;
}

function FinishForm({ opened: { action, write }, move }: FinishFormProps) {
  const say = useSay();
  const { id: userId } = useUser();
  const { id, status, approver, approverId, responsibleId, isCaseEnded, todos, contributions } = action;
  const attempt = useAttempt();
  const [word, setWord] = useState('');
  const { sending, failures, attached, sendPhotos } = usePhotos(action);
  const actions = useWorkflowActions(actionWorkflow, ({ companyId }) => ({
    item: { companyId, responsibleId, approverId, status },
    facts: { isCaseEnded, openTodos: openTodosOf(todos), ownWork: ownWorkOf(contributions, userId) },
  }));
  const { why, label } = actionNamed(actions, move);
  const finishing = useTransition({
    send: async (said: string) => {
      if (said !== '') await actionCalls.comments(id).send(said, attempt.keyFor(said));
      return write((version) => actionCalls.move({ id, version }, { action: move }));
    },
    reload: actionCalls.refetch,
    changedMeanwhile: say(actionPageMessages.changedMeanwhile),
    done: (moved) =>
      moved.status === 'ready_for_qa'
        ? say(m.sent, { id, who: approver ?? say(m.qa) })
        : say(actionPageMessages.moved, { id, status: say(actionWorkflow.stateLabels[moved.status]) }),
  });
  const isFirst = move === 'ready';
  return (
    <div className="stack-sm">
      {!isFirst && <p>{say(m.reviewed)}</p>}
      <div className="row wrap finish-buttons">
        <WhyButton
          look="primary"
          size="large"
          why={why}
          busy={finishing.busy || sending !== null}
          onClick={() => finishing.attempt(word.trim())}
        >
          {isFirst ? say(m.finish) : label}
        </WhyButton>
        {isFirst && <PhotoButton label={say(m.photo)} onFiles={sendPhotos} />}
        {attached > 0 && <span role="status">{say(m.attached, { n: attached })}</span>}
        {sending && <progress max={100} value={sending.percent} aria-label={sending.name} />}
      </div>
      {why && <p className="meta">{why}</p>}
      {failures.map(({ name, sentence }) => (
        <Banner key={name} kind="error">
          <b>{name}</b> {sentence}
        </Banner>
      ))}
      {finishing.failure && <Banner kind="error">{finishing.failure}</Banner>}
      {isFirst && (
        <TextArea
          label={say(m.word)}
          optional={say(reasonMessages.optional)}
          rows={2}
          maxLength={2000}
          value={word}
          onChange={setWord}
        />
      )}
    </div>
  );
}

/** Each photo belongs to the action as soon as it is chosen. */
function usePhotos({ id, attachments }: OpenedAction['action']) {
  const { sending, failures, sendAll } = useFileSending();
  const [attached, setAttached] = useState(0);
  const tooMany = { message: attachmentMessages.tooManyFiles, values: { max: filesPerAction } };
  const sendPhotos = async (files: readonly File[]) => {
    await sendAll(files, {
      objectionTo: (file, ahead) =>
        attachments.length + ahead < filesPerAction ? objectionTo(file, taskFiles) : tooMany,
      send: async (file, onProgress) => {
        await actionCalls.attach(id, file, onProgress);
        setAttached((before) => before + 1);
      },
    });
    await actionCalls.refetch();
  };
  return { sending, failures, attached, sendPhotos };
}
