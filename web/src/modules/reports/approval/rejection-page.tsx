import type { Report } from '@vigie/domain/modules/reports/contract';
import { approvalMessages as m } from '@vigie/domain/modules/reports/messages/approval';
import { placeOf } from '../../../platform/page/address';
import { formatMinute } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { Glyph } from '../../../ui/icons/glyph';
import { entryAddress } from './approval-address';
import { NamedReport, ReportMissing } from './named-report';
import { QueueRest } from './queue-rest';
import './approval.css';

export default function RejectionPage() {
  return <NamedReport>{(report) => <Rejection report={report} />}</NamedReport>;
}

function Rejection({ report }: { report: Report }) {
  const say = useSay();
  const rejection = report.decisions.findLast(({ decision }) => decision === 'reject');
  if (report.status !== 'rejected' || !rejection) return <ReportMissing title={say(m.notRejected)} />;
  const { decidedBy, decidedAt, comment } = rejection;
  return (
    <div className="grid centred verdict">
      <span className="critical verdict-mark">
        <Glyph name="rejected" />
      </span>
      <h1 className="breaks">{say(m.rejectedTitle, { id: report.id })}</h1>
      <p>{say(m.rejectedBy, { who: decidedBy.displayName, when: formatMinute(decidedAt) })}</p>
      <p className="muted breaks">{report.summary}</p>
      <figure className="card full-width verdict-reason">
        <figcaption className="small muted">{say(m.rejectionReason)}</figcaption>
        <blockquote className="prose said">{comment}</blockquote>
      </figure>
      <p className="muted">{say(m.rejectedNote)}</p>
      <div className="cluster verdict-actions">
        <Link className="btn" {...placeOf(entryAddress(report.id))}>
          {say(m.openEntry)}
        </Link>
      </div>
      <QueueRest after={report.id} />
    </div>
  );
}
