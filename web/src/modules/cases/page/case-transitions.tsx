import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import { factsFor } from '@vigie/domain/modules/cases/facts';
import { caseStatusMessages } from '@vigie/domain/modules/cases/messages/kinds';
import { caseMoveMessages as m } from '@vigie/domain/modules/cases/messages/page';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { type CaseAction, caseWorkflow } from '@vigie/domain/modules/cases/workflow';
import { useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import {
  bodyOf,
  type ChangesSinceViewed,
  type Given,
  TransitionDialog,
} from '../../../platform/records/transition-dialog';
import { useTransition } from '../../../platform/records/use-transition';
import { arrangeActions, useWorkflowActions } from '../../../platform/records/workflow-bar';
import { useUser } from '../../../platform/session/session';
import { call } from '../../../platform/transport/api';
import { useRefetchCase, useTakeOver } from '../panel/panel-queries';

/** Every step that this state knows, with what stands in its way: those that come next, and the rarer ones. */
export function useCaseActions(record: CaseRecord) {
  const { id: userId } = useUser();
  const actions = useWorkflowActions(caseWorkflow, ({ companyId }) => ({
    item: { companyId, ownerId: record.owner.id, status: record.status },
    facts: factsFor(record, userId),
  }));
  const primary = caseWorkflow.usual[record.status];
  // QA may also send back what was submitted.
  return { primary, ...arrangeActions(actions, primary, ['return']) };
}

const questions = {
  submit: { question: m.submitQuestion, note: m.submitNote },
  return: { question: m.returnQuestion, note: m.returnNote },
  close: { question: m.closeQuestion, note: m.closeNote },
  reopen: { question: m.reopenQuestion, note: m.reopenNote },
  void: { question: m.voidQuestion, note: m.voidNote },
};
const signLabels = { approve: m.approveAndSign, close: m.closeAndSign, reopen: m.reopenAndSign, void: m.voidAndSign };

interface CaseTransitionDialogProps {
  record: Pick<CaseRecord, 'id' | 'version'>;
  /** Null when the person has not opened the case. */
  since: ChangesSinceViewed | null;
  action: CaseAction;
  onClose: () => void;
}

/** Asks what the step needs, a reason and then a signature, and takes it. */
export function CaseTransitionDialog({ record, since, action, onClose }: CaseTransitionDialogProps) {
  const say = useSay();
  const { username } = useUser();
  const takeOver = useTakeOver();
  const refetch = useRefetchCase();
  // What was on the screen when the person decided: what changes from here on must be read again.
  const [decided] = useState(record);
  const [sinceThen] = useState(since);
  const { id, version } = decided;
  const { run } = useTransition({
    send: (given: Given) =>
      call(casesEndpoints.moveCase, { params: { id }, body: { action, ...bodyOf(given) }, ifMatch: version }),
    reload: () => refetch(id),
    changedMeanwhile: say(m.changedMeanwhile),
    done: (moved) => say(m.moved, { id: moved.id, status: say(caseStatusMessages[moved.status]) }),
    onDone: takeOver,
  });
  const { label, needsReason, signature } = caseWorkflow.transitions[action];
  const asked = action === 'approve' ? null : questions[action];
  const signLabel = action in signLabels ? signLabels[action as keyof typeof signLabels] : label;
  return (
    <TransitionDialog
      ask={
        asked
          ? {
              title: say(label),
              question: say(asked.question, { id }),
              note: say(asked.note),
              confirmLabel: say(signature ? m.continue : label),
              danger: action === 'void',
              optional: !needsReason,
            }
          : undefined
      }
      signature={
        signature && {
          title: say(m.signatureTitle),
          meaning: say(signature),
          record: decided,
          since: sinceThen,
          username,
          isOwn: true,
          signLabel: say(signLabel),
        }
      }
      onConfirm={run}
      onClose={onClose}
    />
  );
}
