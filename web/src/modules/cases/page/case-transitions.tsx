import { factsFor } from '@vigie/domain/modules/cases/facts';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { type CaseAction, caseWorkflow } from '@vigie/domain/modules/cases/workflow';
import { useState } from 'react';
import { RecordTransitionDialog, type RecordVersion } from '../../../platform/records/record-transition';
import type { ChangesSinceViewed } from '../../../platform/records/transition-dialog';
import { arrangeActions, useWorkflowActions } from '../../../platform/records/workflow-bar';
import { useUser } from '../../../platform/session/session';
import { caseTransitions } from '../case-transitions';

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

interface CaseTransitionDialogProps {
  record: RecordVersion;
  /** Null when the person has not opened the case. */
  since: ChangesSinceViewed | null;
  action: CaseAction;
  onClose: () => void;
}

/** Asks what the step needs, a reason and then a signature, and takes it. */
export function CaseTransitionDialog({ record, since, action, onClose }: CaseTransitionDialogProps) {
  // What was on the screen when the person decided: what changes from here on must be read again.
  const [{ id, version }] = useState(record);
  const [sinceThen] = useState(since);
  return (
    <RecordTransitionDialog
      transitions={caseTransitions}
      record={{ id, version }}
      action={action}
      signature={{ since: sinceThen }}
      onClose={onClose}
    />
  );
}
