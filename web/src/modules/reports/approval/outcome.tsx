import { decide } from '@vigie/domain/kernel/workflow';
import { waitsForMessages } from '@vigie/domain/messages/waits-for';
import { caseAddress } from '@vigie/domain/modules/cases/public';
import type { Report } from '@vigie/domain/modules/reports/contract';
import { approvalMessages } from '@vigie/domain/modules/reports/messages/approval';
import { entryPageMessages as m } from '@vigie/domain/modules/reports/messages/inbox';
import { reportWaitsFor } from '@vigie/domain/modules/reports/waits-for';
import { reportWorkflow } from '@vigie/domain/modules/reports/workflow';
import { placeOf } from '../../../platform/page/address';
import { useSay } from '../../../platform/page/messages';
import { WaitsFor } from '../../../platform/records/waits-for';
import { Link } from '../../../platform/router/link';
import { useUser } from '../../../platform/session/session';
import { Card } from '../../../ui/foundation/card';
import { questionOf } from '../report-rules';
import { ReportState } from '../report-status';
import { approvalAddress, wizardAddress } from './approval-address';
import './approval.css';

/** What became of a report, and the one next step from there. */
export function Outcome({ report }: { report: Report }) {
  const say = useSay();
  const mayDecide = decide(reportWorkflow, 'approve', questionOf(report, useUser())).allowed;
  const next = nextStep(report, mayDecide);
  return (
    <Card title={say(m.becameOfIt)}>
      <div className="grid outcome">
        <p className="strong">
          <ReportState status={report.status} />
        </p>
        <p className="muted">
          {say(sentences[report.status], { author: report.author.displayName, id: report.caseId ?? '–' })}
        </p>
        {report.status === 'waiting_approval' && (
          <p>
            <WaitsFor waits={reportWaitsFor(report)} words={waitsForMessages.decides} />
          </p>
        )}
        {next && (
          <Link className="btn" {...placeOf(next.address)}>
            {say(next.label, { id: report.caseId ?? '' })}
          </Link>
        )}
      </div>
    </Card>
  );
}

const sentences = {
  draft: m.draft,
  waiting_approval: m.waiting,
  waiting_for_update: m.waitingForUpdate,
  approved: m.approved,
  rejected: m.rejected,
  discarded: m.discarded,
};

function nextStep({ id, status, caseId, answers }: Report, mayDecide: boolean) {
  if (status === 'draft') return { address: wizardAddress('description', id), label: m.resume };
  if (status === 'waiting_approval')
    return {
      address: approvalAddress('validate', id),
      label: mayDecide ? approvalMessages.toValidate : approvalMessages.validatorHere,
    };
  if (caseId && answers.category) {
    return { address: caseAddress({ kind: answers.category, id: caseId }), label: approvalMessages.openCase };
  }
  return null;
}
