import { decide } from '@vigie/domain/kernel/workflow';
import type { Report } from '@vigie/domain/modules/reports/contract';
import { approvalMessages as m } from '@vigie/domain/modules/reports/messages/approval';
import { reportWorkflow } from '@vigie/domain/modules/reports/workflow';
import { useState } from 'react';
import { GoTo } from '../../../platform/page/go-to';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { useRouter } from '../../../platform/router/router';
import { useUser } from '../../../platform/session/session';
import { Banner } from '../../../ui/overlays/banner';
import { notify } from '../../../ui/overlays/toast';
import { fetchQueue, useQueue } from '../queries';
import { questionOf } from '../report-rules';
import { ReportHead, ReportView } from '../report-view';
import { approvalAddress, entryAddress } from './approval-address';
import { DecisionForm } from './decision-form';
import { DecisionList } from './decision-list';
import { LoadedReport, ReportMissing, useNamedReport } from './named-report';
import { Outcome } from './outcome';
import { QueueWalk } from './queue-walk';

export default function ValidatePage() {
  const id = useNamedReport();
  if (!id) return <OldestWaiting />;
  return <LoadedReport id={id}>{(report) => <ValidateReport key={report.id} report={report} />}</LoadedReport>;
}

/** The address names no report: then it is the one that has waited longest for this validator. */
function OldestWaiting() {
  const say = useSay();
  const queue = useQueue(null);
  if (queue.data?.next) return <GoTo path={approvalAddress('validate', queue.data.next)} />;
  if (queue.data) return <ReportMissing title={say(m.noneWaiting)} text={say(m.noneWaitingHelp)} />;
  if (queue.isPending) {
    return (
      <div className="report-page">
        <Loading lines={12} />
      </div>
    );
  }
  return <LoadFailed query={queue} wholePage />;
}

function ValidateReport({ report }: { report: Report }) {
  const say = useSay();
  const user = useUser();
  const queue = useQueue(report.id);
  const decided = useDecided();
  const [seenVersion] = useState(report.version);
  if (report.status === 'draft') return <GoTo path={approvalAddress('send', report.id)} />;
  const waits = report.status === 'waiting_approval';
  const mayDecide = decide(reportWorkflow, 'approve', questionOf(report, user)).allowed;
  const others = (queue.data?.waiting ?? 0) - (mayDecide ? 1 : 0);
  return (
    <div className="report-page">
      <ReportHead
        report={report}
        facts={others > 0 ? [say(m.othersWaiting, { n: others })] : []}
        actions={
          <>
            <Link className="btn btn-ghost" to={entryAddress(report.id)}>
              {say(m.discussion)}
            </Link>
            <QueueWalk previous={queue.data?.previous ?? null} next={queue.data?.next ?? null} />
          </>
        }
      />
      <div className="grid items-start report-columns">
        <div className="grid gap-16 shrinks report-cards">
          {waits && report.version !== seenVersion && <Banner kind="warning">{say(m.changedWhileReading)}</Banner>}
          <ReportView report={report} />
          <DecisionList decisions={report.decisions} />
        </div>
        <aside className="grid gap-16 shrinks pinned" aria-label={say(m.decision)}>
          {/* It stays when the report is decided under it: its dialog may be saying who was first. */}
          <DecisionForm report={report} open={waits} onDecided={decided} />
          {!waits && <Outcome report={report} />}
        </aside>
      </div>
    </div>
  );
}

/** Where each decision leads. */
function useDecided(): (report: Report) => Promise<void> {
  const say = useSay();
  const { history } = useRouter();
  return async (report) => {
    if (report.status === 'approved') return history.push(approvalAddress('confirmation', report.id));
    if (report.status === 'rejected') return history.push(approvalAddress('rejection', report.id));
    notify(say(m.informationRequested));
    const next = await nextAfter(report.id);
    history.push(next ? approvalAddress('validate', next) : '/apps/inbox');
  };
}

/** An error falls back to the inbox. */
function nextAfter(id: string): Promise<string | null> {
  return fetchQueue(id).then(
    ({ next }) => next,
    () => null,
  );
}
