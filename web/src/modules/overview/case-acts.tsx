import { type CaseAction, caseWorkflow } from '@vigie/domain/modules/cases/public';
import type { CaseStanding, WorkItem } from '@vigie/domain/modules/overview/contract';
import { actMessages as m } from '@vigie/domain/modules/overview/messages';
import { useState } from 'react';
import { placeOf } from '../../platform/page/address';
import { useSay } from '../../platform/page/messages';
import { arrangeActions, useWorkflowActions } from '../../platform/records/workflow-bar';
import { Link } from '../../platform/router/link';
import { Button } from '../../ui/buttons/button';
import { CaseTransitionDialog, MarksDialog } from '../cases/public';
import { refetchOverview } from './queries';
import { RowActions } from './row-actions';

interface CaseActsProps {
  item: WorkItem;
  standing: CaseStanding;
}

export function CaseActs({ item, standing }: CaseActsProps) {
  const { notReady, notReviewed } = standing;
  if (item.work === 'reviewSteps') {
    const ready = notReviewed.filter((step) => !notReady.includes(step));
    return (
      <>
        <ReviewLink item={item} count={ready.length} />
        {standing.status === 'ready_for_qa' && <CaseMoves item={item} standing={standing} />}
      </>
    );
  }
  return (
    <>
      {item.work === 'writeCase' && notReady.length > 0 && <Steps id={item.id} count={notReady.length} />}
      <CaseMoves item={item} standing={standing} />
    </>
  );
}

/** All of them stand on one page, where each is marked. */
function ReviewLink({ item: { id, address }, count }: { item: WorkItem; count: number }) {
  const say = useSay();
  const words = say(m.stepsReady, { n: count });
  return (
    <Link className="btn btn-primary" {...placeOf(`${address}/review`)} aria-label={`${id}: ${words}`}>
      {words}
    </Link>
  );
}

interface StepsProps {
  id: string;
  count: number;
}

/** Each step can be opened from there, and marked by those who may. */
function Steps({ id, count }: StepsProps) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const words = say(m.stepsLeft, { n: count });
  return (
    <>
      <Button aria-label={`${id}: ${words}`} onClick={() => setOpen(true)}>
        {words}
      </Button>
      {isOpen && <MarksDialog id={id} onMarked={() => void refetchOverview()} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Closing asks more than a row knows; the steps before it are offered. */
const elsewhere = { openActions: [], missingCapas: [], openChecks: [], effectiveness: 'not_asked' } as const;

function CaseMoves({ item: { id, work }, standing }: CaseActsProps) {
  const { status, ownerId, version, notReady, notReviewed, ownWork } = standing;
  const { openQuestionnaires, unfinishedQuestionnaires } = standing;
  const [asking, setAsking] = useState<CaseAction | null>(null);
  const actions = useWorkflowActions(caseWorkflow, ({ companyId }) => ({
    item: { companyId, ownerId, status },
    facts: { ...elsewhere, notReady, notReviewed, openQuestionnaires, unfinishedQuestionnaires, ownWork },
  }));
  const { shown } = arrangeActions(actions, caseWorkflow.usual[status], ['return']);
  // The page of the review leads on to the approval.
  const offered = work === 'reviewSteps' ? shown.filter(({ why }) => !why) : shown;
  return (
    <>
      <RowActions id={id} actions={offered} onChoose={setAsking} />
      {asking && (
        <CaseTransitionDialog record={{ id, version }} since={null} action={asking} onClose={() => setAsking(null)} />
      )}
    </>
  );
}
