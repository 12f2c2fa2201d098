import { caseStatusMessages } from '@vigie/domain/modules/cases/messages/kinds';
import { caseAddress, caseKinds } from '@vigie/domain/modules/cases/public';
import type { Report } from '@vigie/domain/modules/reports/contract';
import { approvalMessages as m } from '@vigie/domain/modules/reports/messages/approval';
import { placeOf } from '../../../platform/page/address';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { useUser } from '../../../platform/session/session';
import { Glyph } from '../../../ui/icons/glyph';
import { Confetti } from '../../../ui/overlays/confetti';
import { entryAddress } from './approval-address';
import { NamedReport, ReportMissing } from './named-report';
import { QueueRest } from './queue-rest';
import './approval.css';

export default function ConfirmationPage() {
  return <NamedReport>{(report) => <Confirmation report={report} />}</NamedReport>;
}

function Confirmation({ report }: { report: Report }) {
  const say = useSay();
  const user = useUser();
  const kind = report.answers.category;
  if (report.status !== 'approved' || !kind) return <ReportMissing title={say(m.notApproved)} />;
  return (
    <div className="grid centred verdict">
      <Confetti />
      <span className="verdict-mark verdict-approved">
        <Glyph name="approved" />
      </span>
      <p className="muted">{report.id}</p>
      <h1 className="breaks">{say(m.thankYou, { username: user.username || say(m.anonymous) })}</h1>
      <p>{say(m.routed, { module: say(caseKinds[kind].label), status: say(caseStatusMessages.in_progress) })}</p>
      <p className="muted breaks">{report.summary}</p>
      <div className="cluster verdict-actions">
        {report.caseId && (
          <Link className="btn" {...placeOf(caseAddress({ kind, id: report.caseId }))}>
            {say(m.openCase, { id: report.caseId })}
          </Link>
        )}
        <Link className="btn" {...placeOf(entryAddress(report.id))}>
          {say(m.openEntry)}
        </Link>
      </div>
      <QueueRest after={report.id} />
    </div>
  );
}
