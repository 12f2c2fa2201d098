import { ownWorkOf } from '@vigie/domain/kernel/identity/own-work';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { stepWritingMessages as m } from '@vigie/domain/modules/cases/messages/step-pages';
import { stepMarkMessages } from '@vigie/domain/modules/cases/messages/steps';
import type { CaseRecord, CaseStepContent } from '@vigie/domain/modules/cases/record';
import { stepWorkflow } from '@vigie/domain/modules/cases/step-workflow';
import type { StepContent, StepName } from '@vigie/domain/modules/cases/steps/steps';
import { useState } from 'react';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { useTransition } from '../../../platform/records/use-transition';
import { arrangeActions, useWorkflowActions, WorkflowBar } from '../../../platform/records/workflow-bar';
import { Link } from '../../../platform/router/link';
import { useUser } from '../../../platform/session/session';
import { Dialog } from '../../../ui/overlays/dialog';
import { caseCalls } from '../queries';
import { placeAddress, titleOf } from './case-place';
import { asksWhyEmpty, EmptyStepDialog } from './empty-step';
import './marks-dialog.css';
import { StepMarkIcon } from './step-mark';
import { fetchStep, type Marking, markStep, useCaseStep, useFaults } from './step-queries';

interface MarksDialogProps {
  id: string;
  /** After each mark that was set or taken off. */
  onMarked: () => void;
  onClose: () => void;
}

/** The steps of a case with their marks, over a page that shows it among others. */
export default function MarksDialog({ id, onMarked, onClose }: MarksDialogProps) {
  const say = useSay();
  const found = caseCalls.useOne(id);
  return (
    <Dialog title={say(stepMarkMessages.stepsOf, { id })} closeLabel={say(generalMessages.close)} onClose={onClose}>
      <div className="dialog-body">
        {found.isPending && <Loading lines={7} />}
        {!found.isPending && !found.data && <LoadFailed query={found} />}
        <ul className="marks">
          {found.data?.steps.map(({ name }) => (
            <StepLine key={name} record={found.data} name={name} onMarked={onMarked} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface StepLineProps {
  record: CaseRecord;
  name: StepName;
  onMarked: () => void;
}

function StepLine({ record, name, onMarked }: StepLineProps) {
  const say = useSay();
  const { data } = useCaseStep(record.id, name);
  const mark = data?.mark ?? 'open';
  return (
    <li>
      <StepMarkIcon mark={mark} />
      <span className="grow">
        <Link to={placeAddress(record, name)}>{titleOf(name, say)}</Link>
        <span className="muted"> {say(stepWorkflow.stateLabels[mark])}</span>
        {data?.emptyBecause && (
          <span className="muted"> {say(stepMarkMessages.emptyBecause, { reason: data.emptyBecause })}</span>
        )}
      </span>
      {data && <StepMoves record={record} stored={data} onMarked={onMarked} />}
    </li>
  );
}

interface StepMovesProps {
  record: CaseRecord;
  stored: CaseStepContent;
  onMarked: () => void;
}

function StepMoves({ record, stored, onMarked }: StepMovesProps) {
  const say = useSay();
  const { id: userId } = useUser();
  const { name, mark, version, emptyBecause } = stored;
  const [isExplaining, setIsExplaining] = useState(false);
  const content = stored.content as StepContent;
  const found = useFaults(record, name, { content, emptyBecause });
  const asksWhy = asksWhyEmpty(mark, content);
  const faults = asksWhy ? [] : found;
  const actions = useWorkflowActions(stepWorkflow, ({ companyId }) => ({
    item: { companyId, ownerId: record.owner.id, status: record.status, mark },
    facts: { caseStatus: record.status, faults, ownWork: ownWorkOf(record.contributions, userId) },
  }));
  const { run, attempt, failure } = useTransition({
    send: (marking: Marking) => markStep(record.id, name, version, marking),
    reload: () => fetchStep(record.id, name),
    changedMeanwhile: say(m.changedMeanwhile),
    onDone: onMarked,
  });
  const { shown } = arrangeActions(actions, stepWorkflow.usual[mark], ['withdraw', 'unreview']);
  return (
    <>
      <WorkflowBar
        actions={shown}
        tooltipAlign="end"
        onChoose={(action) => {
          if (action === 'markReady' && asksWhy) setIsExplaining(true);
          else attempt({ action });
        }}
      />
      {isExplaining && <EmptyStepDialog step={name} onMark={run} onClose={() => setIsExplaining(false)} />}
      {failure && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
