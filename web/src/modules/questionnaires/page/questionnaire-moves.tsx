import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import {
  type QuestionnaireFacts,
  type QuestionnaireMove,
  questionnaireWorkflow,
} from '@vigie/domain/modules/questionnaires/filled/workflow';
import {
  questionnaireStatusMessages,
  questionnaireWorkflowMessages as workflowMessages,
} from '@vigie/domain/modules/questionnaires/messages/filled';
import { questionnairePageMessages as m } from '@vigie/domain/modules/questionnaires/messages/questionnaire-page';
import { useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { bodyOf, type Given, TransitionDialog } from '../../../platform/records/transition-dialog';
import { useTransition } from '../../../platform/records/use-transition';
import { useWorkflowActions } from '../../../platform/records/workflow-bar';
import { useUser } from '../../../platform/session/session';
import { WhyButton } from '../../../ui/buttons/why-button';
import { getQuestionnaire, moveQuestionnaire, takeOver } from './queries';

export type Write = (send: (version: number) => Promise<QuestionnaireDetail>) => Promise<QuestionnaireDetail>;

/** Every step of the life of a questionnaire as this person sees it. What is missing in it, the form tells better. */
export function useQuestionnaireActions(record: QuestionnaireDetail) {
  const { status, fillerId, needsSignature, allowed } = record;
  const facts: QuestionnaireFacts = { problems: 0, needsSignature, allowed };
  return useWorkflowActions(questionnaireWorkflow, () => ({ item: { status, fillerId }, facts }));
}

interface Step {
  readonly move: QuestionnaireMove;
  readonly given?: Given;
}

export function useQuestionnaireTransition(record: QuestionnaireDetail, write?: Write) {
  const say = useSay();
  const { id } = record;
  return useTransition({
    send: ({ move, given }: Step) => {
      const body = { action: move, ...(given && bodyOf(given)) };
      const send = (version: number) => moveQuestionnaire({ id, version }, body);
      return write ? write(send) : send(record.version);
    },
    reload: async () => takeOver(await getQuestionnaire(id)),
    changedMeanwhile: say(m.changedMeanwhile),
    done: (moved) => say(m.moved, { id, status: say(questionnaireStatusMessages[moved.status]) }),
    onDone: (moved) => (write ? undefined : takeOver(moved)),
  });
}

const asked = {
  discard: { question: m.discardQuestion, note: m.discardNote },
  reopen: { question: m.reopenQuestion, note: m.reopenNote },
};
const withReason = ['discard', 'reopen'] as const;

/** Giving up and reopening, which ask for a reason, for whoever may; frozen with the case, they say so. */
export function ReasonedMoves({ record, write }: { record: QuestionnaireDetail; write?: Write }) {
  const say = useSay();
  const { username } = useUser();
  const actions = useQuestionnaireActions({ ...record, allowed: 'changes' });
  const frozen = record.allowed === 'changes' ? undefined : say(workflowMessages.caseFrozen);
  const { run } = useQuestionnaireTransition(record, write);
  const [asking, setAsking] = useState<(typeof withReason)[number] | null>(null);
  const signature = asking ? questionnaireWorkflow.transitions[asking].signature : undefined;
  const open = withReason.filter((name) => actions.some(({ action, why }) => action === name && !why));
  return (
    <>
      {open.map((name) => (
        <WhyButton
          key={name}
          look={name === 'discard' ? 'danger-quiet' : 'plain'}
          why={frozen}
          tooltipAlign="end"
          onClick={() => setAsking(name)}
        >
          {say(questionnaireWorkflow.transitions[name].label)}
        </WhyButton>
      ))}
      {asking && (
        <TransitionDialog
          ask={{
            title: say(questionnaireWorkflow.transitions[asking].label),
            question: say(asked[asking].question, { id: record.id }),
            note: say(asked[asking].note),
            confirmLabel: say(questionnaireWorkflow.transitions[asking].label),
            danger: asking === 'discard',
          }}
          {...(signature && {
            signature: {
              title: say(m.signatureTitle),
              meaning: say(signature),
              details: [record.template.title],
              record: { id: record.id, version: record.version },
              username,
              signLabel: say(questionnaireWorkflow.transitions.reopen.label),
            },
          })}
          onConfirm={(given) => run({ move: asking, given })}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

interface SigningProps {
  record: QuestionnaireDetail;
  write: Write;
  onClose: () => void;
}

/** Submitting with a signature: what it says, and the record with the version that was on the screen. */
export function SignedSubmission({ record, write, onClose }: SigningProps) {
  const say = useSay();
  const { username } = useUser();
  const [{ id, version }] = useState(record);
  const { run } = useQuestionnaireTransition(record, write);
  const { label, signature } = questionnaireWorkflow.transitions.submitSigned;
  return (
    <TransitionDialog
      signature={{
        title: say(m.signatureTitle),
        meaning: signature ? say(signature) : '',
        details: [record.template.title, say(m.submitNote)],
        record: { id, version },
        username,
        isOwn: true,
        signLabel: say(label),
      }}
      onConfirm={(given) => run({ move: 'submitSigned', given })}
      onClose={onClose}
    />
  );
}
