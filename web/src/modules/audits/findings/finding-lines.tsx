import type { Message } from '@vigie/domain/kernel/message';
import { findingAddress } from '@vigie/domain/modules/audits/audits/id';
import type { FindingEntry } from '@vigie/domain/modules/audits/findings/contract';
import { findingFormMessages } from '@vigie/domain/modules/audits/pages/finding-messages';
import { auditViewMessages as m } from '@vigie/domain/modules/audits/pages/plan-messages';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { Icon } from '../../../ui/icons/icon';
import { findingsPath } from './list-view';
import { DueMark, FindingState, GradeMark } from './marks';
import { queryOfAudit, useFindingsOf } from './queries';
import './findings.css';

interface FindingLinesProps {
  auditId: string;
  none: Message;
  /** Of those of the audit; all of them, unless said otherwise. */
  only?: (finding: FindingEntry) => boolean;
}

/** The findings of one audit, and the way to the list of all of them. */
export function FindingLines({ auditId, none, only = () => true }: FindingLinesProps) {
  const say = useSay();
  const found = useFindingsOf(auditId);
  if (found.isPending) return <Loading lines={3} />;
  if (!found.data) return <LoadFailed query={found} />;
  const { items, total } = found.data;
  const shown = items.filter(only);
  return (
    <>
      {shown.length === 0 && <p className="muted">{say(none)}</p>}
      <ul className="lines finding-lines">
        {shown.map((finding) => (
          <FindingLine key={finding.id} finding={finding} />
        ))}
      </ul>
      {(total ?? 0) > items.length && (
        <Link className="touch-link" to={findingsPath} search={{ ...queryOfAudit(auditId) }}>
          {say(m.allFindings)}
        </Link>
      )}
    </>
  );
}

function FindingLine({ finding }: { finding: FindingEntry }) {
  const say = useSay();
  const { id, title, clause, owner, repeatOf, department } = finding;
  return (
    <li>
      <GradeMark {...finding} />
      <span className="grow">
        <Link className="breaks touch-link" to={findingAddress(id)}>
          {title}
        </Link>
        <br />
        <small className="meta">{[id, clause, department, owner].filter(Boolean).join(' · ')}</small>
        {repeatOf && (
          <small className="row gap-4 meta">
            <Icon name="retry" />
            {say(findingFormMessages.repeats, { id: repeatOf })}
          </small>
        )}
      </span>
      <DueMark finding={finding} />
      <FindingState status={finding.status} />
    </li>
  );
}
