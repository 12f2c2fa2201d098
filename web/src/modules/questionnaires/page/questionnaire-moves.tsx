import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import {
  type QuestionnaireFacts,
  type QuestionnaireMove,
  questionnaireWorkflow,
} from '@vigie/domain/modules/questionnaires/filled/workflow';
import { questionnaireWorkflowMessages as workflowMessages } from '@vigie/domain/modules/questionnaires/messages/filled';
import { questionnairePageMessages as m } from '@vigie/domain/modules/questionnaires/messages/questionnaire-page';
import { useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { RecordTransitionDialog, type WriteInTurn } from '../../../platform/records/record-transition';
import { useWorkflowActions } from '../../../platform/records/workflow-bar';
import { WhyButton } from '../../../ui/buttons/why-button';
import { recordTransitions } from '../../records/public';
import { questionnaireCalls } from './queries';

export const questionnaireTransitions = recordTransitions<QuestionnaireMove, QuestionnaireDetail>(
  questionnaireCalls,
  questionnaireWorkflow,
  {
    reload: async (id) => questionnaireCalls.takeOver(await questionnaireCalls.get(id)),
    texts: m,
    questions: {
      discard: { question: m.discardQuestion, note: m.discardNote },
      reopen: { question: m.reopenQuestion, note: m.reopenNote },
    },
    dangerous: ['discard'],
  },
);

const withReason = ['discard', 'reopen'] as const;

interface ReasonedMovesProps {
  record: QuestionnaireDetail;
  write?: WriteInTurn<QuestionnaireDetail> | undefined;
}

/** Giving up and reopening, which ask for a reason, for whoever may; frozen with the case, they say so. */
export function ReasonedMoves({ record, write }: ReasonedMovesProps) {
  const say = useSay();
  const { status, fillerId, needsSignature } = record;
  // What is missing in it, the form says better.
  const facts: QuestionnaireFacts = { problems: 0, needsSignature, allowed: 'changes' };
  const actions = useWorkflowActions(questionnaireWorkflow, () => ({ item: { status, fillerId }, facts }));
  const frozen = record.allowed === 'changes' ? undefined : say(workflowMessages.caseFrozen);
  const [asking, setAsking] = useState<(typeof withReason)[number] | null>(null);
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
        <RecordTransitionDialog
          transitions={questionnaireTransitions}
          record={record}
          action={asking}
          write={write}
          signature={{ details: [record.template.title], isOwn: false }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

interface SigningProps {
  record: QuestionnaireDetail;
  write: WriteInTurn<QuestionnaireDetail>;
  onClose: () => void;
}

/** Submitting with a signature: what it says, and the record with the version that was on the screen. */
export function SignedSubmission({ record, write, onClose }: SigningProps) {
  const say = useSay();
  const [{ id, version }] = useState(record);
  return (
    <RecordTransitionDialog
      transitions={questionnaireTransitions}
      record={{ id, version }}
      action="submitSigned"
      write={write}
      signature={{ details: [record.template.title, say(m.submitNote)] }}
      onClose={onClose}
    />
  );
}
