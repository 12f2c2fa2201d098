import { type ActionMove, actionWorkflow } from '@vigie/domain/modules/actions/public';
import type { ActionStanding, WorkItem } from '@vigie/domain/modules/overview/contract';
import { useState } from 'react';
import { arrangeActions, useWorkflowActions } from '../../platform/records/workflow-bar';
import { Icon } from '../../ui/icons/icon';
import { ActionTransitionDialog, useActionTransition } from '../actions/public';
import { QuietActs } from './quiet-acts';

interface ActionActsProps {
  item: WorkItem;
  standing: ActionStanding;
}

export function ActionActs({ item: { id }, standing }: ActionActsProps) {
  const { status, responsibleId, approverId, version, isCaseEnded, openTodos, ownWork } = standing;
  const { run, attempt, failure } = useActionTransition();
  const [asking, setAsking] = useState<ActionMove | null>(null);
  const actions = useWorkflowActions(actionWorkflow, ({ companyId }) => ({
    item: { companyId, responsibleId, approverId, status },
    facts: { isCaseEnded, openTodos, ownWork },
  }));
  const { shown } = arrangeActions(actions, actionWorkflow.usual[status], ['return']);
  const action = { id, version };
  const choose = (move: ActionMove) =>
    actionWorkflow.transitions[move].needsReason ? setAsking(move) : attempt({ action, move });
  return (
    <>
      <QuietActs id={id} actions={shown} onChoose={choose} />
      {failure && (
        <p className="error" role="alert">
          <Icon name="alert" />
          {failure}
        </p>
      )}
      {asking && (
        <ActionTransitionDialog
          id={id}
          move={asking}
          onConfirm={(reason) => run({ action, move: asking, reason })}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
