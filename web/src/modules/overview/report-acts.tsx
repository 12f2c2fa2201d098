import type { ReportStanding, WorkItem } from '@vigie/domain/modules/overview/contract';
import { actMessages as m } from '@vigie/domain/modules/overview/messages';
import { reportWorkflow } from '@vigie/domain/modules/reports/public';
import { useState } from 'react';
import { placeOf } from '../../platform/page/address';
import { useSay } from '../../platform/page/messages';
import { actionNamed, useWorkflowActions } from '../../platform/records/workflow-bar';
import { Link } from '../../platform/router/link';
import { useUser } from '../../platform/session/session';
import { WhyButton } from '../../ui/buttons/why-button';
import { DecisionDialog, wizardAddress } from '../reports/public';

interface ReportActsProps {
  item: WorkItem;
  report: ReportStanding;
}

export function ReportActs({ item, report }: ReportActsProps) {
  const { id: userId } = useUser();
  if (item.work === 'decide') return <Decide id={item.id} report={report} />;
  if (report.authorId !== userId) return null;
  const address = report.status === 'draft' ? wizardAddress('description', item.id) : item.address;
  return <ContinueLink item={item} address={address} />;
}

function Decide({ id, report }: { id: string; report: ReportStanding }) {
  const say = useSay();
  const { status, authorId, fourEyes } = report;
  const [isOpen, setOpen] = useState(false);
  const actions = useWorkflowActions(reportWorkflow, ({ companyId, userId }) => ({
    item: { companyId, authorId, status },
    facts: { fourEyes, isAuthor: authorId === userId, missing: 0 },
  }));
  return (
    <>
      <WhyButton
        why={actionNamed(actions, 'approve').why}
        tooltipAlign="end"
        aria-label={say(m.decideOn, { id })}
        onClick={() => setOpen(true)}
      >
        {say(m.decide)}
      </WhyButton>
      {isOpen && <DecisionDialog id={id} title={say(m.decideOn, { id })} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What takes more than a press of a button goes on where it was left. */
export function ContinueLink({ item: { id }, address }: { item: Pick<WorkItem, 'id'>; address: string }) {
  const say = useSay();
  return (
    <Link className="btn" {...placeOf(address)} aria-label={`${say(m.continue)} ${id}`}>
      {say(m.continue)}
    </Link>
  );
}
