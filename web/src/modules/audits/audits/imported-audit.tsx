import { auditFieldMessages as f, importedAuditMessages as m } from '@vigie/domain/modules/audits/audits/messages';
import { formatMinute } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { formatDay } from '../../../ui/fields/day';
import { Banner } from '../../../ui/overlays/banner';
import type { AuditDetail } from './queries';

/** Where an audit comes from that was not made here. */
export function ImportedAudit({ audit }: { audit: AuditDetail }) {
  const say = useSay();
  const { createdAt, author, originalNumber, reportedOn, closedOn, conclusion } = audit;
  const [day = ''] = formatMinute(createdAt).split(' ');
  const facts = [
    `${say(f.originalNumber)} ${originalNumber ?? ''}`,
    ...(reportedOn ? [`${say(f.reportedOn)} ${formatDay(reportedOn)}`] : []),
    ...(closedOn ? [`${say(f.closedOn)} ${formatDay(closedOn)}`] : []),
  ];
  return (
    <div className="stack-sm">
      <Banner>
        <strong>{say(m.imported, { day, who: author ?? '' })}</strong>
        <br />
        {facts.join(' · ')}
        <br />
        {say(m.signedElsewhere)}
      </Banner>
      {conclusion && (
        <dl>
          <dt className="meta">{say(f.conclusion)}</dt>
          <dd className="prose">{conclusion}</dd>
        </dl>
      )}
    </div>
  );
}
