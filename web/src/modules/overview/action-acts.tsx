import { finishMessages } from '@vigie/domain/modules/actions/messages/finish';
import { type ActionMove, actionWorkflow } from '@vigie/domain/modules/actions/public';
import type { ActionStanding, WorkItem } from '@vigie/domain/modules/overview/contract';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { asksFirst, RecordTransitionDialog, useRecordTransition } from '../../platform/records/record-transition';
import { arrangeActions, useWorkflowActions } from '../../platform/records/workflow-bar';
import { Icon } from '../../ui/icons/icon';
import { actionTransitions } from '../actions/public';
import { RowActions } from './row-actions';

interface ActionActsProps {
  item: WorkItem;
  standing: ActionStanding;
}

export function ActionActs({ item: { id }, standing }: ActionActsProps) {
  const { status, responsibleId, approverId, version, isCaseEnded, openTodos, ownWork } = standing;
  const say = useSay();
  const { attempt, failure } = useRecordTransition(actionTransitions);
  const [asking, setAsking] = useState<ActionMove | null>(null);
  const actions = useWorkflowActions(actionWorkflow, ({ companyId }) => ({
    item: { companyId, responsibleId, approverId, status },
    facts: { isCaseEnded, openTodos, ownWork },
  }));
  const { shown } = arrangeActions(actions, actionWorkflow.usual[status], ['return']);
  const labels: Partial<Record<ActionMove, string>> = {
    ready: say(finishMessages.finish),
    review: say(finishMessages.review),
  };
  const offered = shown.map((one) => ({ ...one, label: labels[one.action] ?? one.label }));
  const record = { id, version };
  const choose = (action: ActionMove) =>
    asksFirst(actionTransitions, action) ? setAsking(action) : attempt({ record, action });
  return (
    <>
      <RowActions id={id} actions={offered} onChoose={choose} />
      {failure && (
        <p className="error" role="alert">
          <Icon name="alert" />
          {failure}
        </p>
      )}
      {asking && (
        <RecordTransitionDialog
          transitions={actionTransitions}
          record={record}
          action={asking}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
