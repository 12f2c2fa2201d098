import { decide } from '@vigie/domain/kernel/workflow';
import { waitsForMessages } from '@vigie/domain/messages/waits-for';
import type { Report } from '@vigie/domain/modules/reports/contract';
import { approvalMessages as m } from '@vigie/domain/modules/reports/messages/approval';
import { reportWaitsFor } from '@vigie/domain/modules/reports/waits-for';
import { editObjection, reportWorkflow } from '@vigie/domain/modules/reports/workflow';
import { useState } from 'react';
import { placeOf } from '../../../platform/page/address';
import { GoTo } from '../../../platform/page/go-to';
import { useSay } from '../../../platform/page/messages';
import { WaitsFor } from '../../../platform/records/waits-for';
import { Link } from '../../../platform/router/link';
import { useUser } from '../../../platform/session/session';
import { Button } from '../../../ui/buttons/button';
import { Banner } from '../../../ui/overlays/banner';
import { questionOf } from '../report-rules';
import { ReportHead, ReportView } from '../report-view';
import { approvalAddress } from './approval-address';
import { DecisionList } from './decision-list';
import { NamedReport } from './named-report';
import { hasKeptEdits, ReportEditor } from './report-editor';

export default function ReviewPage() {
  return <NamedReport>{(report) => <ReviewReport key={report.id} report={report} />}</NamedReport>;
}

/** The author's last look, with the right to correct until the decision. */
function ReviewReport({ report }: { report: Report }) {
  const say = useSay();
  const user = useUser();
  const [editing, setEditing] = useState(() => hasKeptEdits(report.id));
  const { item, actor, facts } = questionOf(report, user);
  const objection = editObjection(item, actor);
  if (report.status === 'draft') return <GoTo path={approvalAddress('send', report.id)} />;
  const isEditing = editing && !objection;
  const waits = report.status === 'waiting_approval';
  // The requirements lead from here to the decision: a validator may sign it on the page of another person.
  const mayDecide = decide(reportWorkflow, 'approve', { item, actor, facts }).allowed;
  const actions = !isEditing && (
    <>
      <Link className="btn" to="/apps/inbox">
        {say(m.toInbox)}
      </Link>
      <Button
        icon="pencil"
        disabled={objection !== null}
        title={objection ? say(objection.message, objection.values) : undefined}
        onClick={() => setEditing(true)}
      >
        {say(m.edit)}
      </Button>
      {waits && (
        <Link
          className={mayDecide ? 'btn btn-primary' : 'btn btn-ghost'}
          {...placeOf(approvalAddress('validate', report.id))}
        >
          {say(mayDecide ? m.toValidate : m.validatorHere)}
        </Link>
      )}
    </>
  );
  return (
    <div className={isEditing ? 'report-page editing' : 'report-page'}>
      <div className="report-reading">
        <ReportHead report={report} actions={actions} />
        <div className="grid gap-16 shrinks report-cards">
          {waits && facts.isAuthor && !isEditing && (
            <Banner kind="success">
              <b>{say(m.thanks, { who: user.first_name, id: report.id })}</b>{' '}
              <WaitsFor waits={reportWaitsFor(report)} words={waitsForMessages.decides} />. {say(m.waitingNote)}
            </Banner>
          )}
          <DecisionList decisions={report.decisions} />
          {isEditing ? (
            <ReportEditor report={report} onDone={() => setEditing(false)} />
          ) : (
            <ReportView report={report} />
          )}
        </div>
      </div>
    </div>
  );
}
