import { caseAddress } from '@vigie/domain/modules/cases/public';
import type { Report } from '@vigie/domain/modules/reports/contract';
import { approvalMessages } from '@vigie/domain/modules/reports/messages/approval';
import { entryPageMessages as m } from '@vigie/domain/modules/reports/messages/inbox';
import { placeOf } from '../../../platform/page/address';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { Card } from '../../../ui/foundation/card';
import { ReportState } from '../report-status';
import { approvalAddress, wizardAddress } from './approval-address';
import './approval.css';

/** What became of a report, and the one next step from there. */
export function Outcome({ report }: { report: Report }) {
  const say = useSay();
  const next = nextStep(report);
  return (
    <Card title={say(m.becameOfIt)}>
      <div className="grid outcome">
        <p className="strong">
          <ReportState status={report.status} />
        </p>
        <p className="muted">
          {say(sentences[report.status], { author: report.author.displayName, id: report.caseId ?? '–' })}
        </p>
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

function nextStep({ id, status, caseId, answers }: Report) {
  if (status === 'draft') return { address: wizardAddress('description', id), label: m.resume };
  if (status === 'waiting_approval')
    return { address: approvalAddress('validate', id), label: approvalMessages.toValidate };
  if (caseId && answers.category) {
    return { address: caseAddress({ kind: answers.category, id: caseId }), label: approvalMessages.openCase };
  }
  return null;
}
