import { auditAddress } from '@vigie/domain/modules/audits/audits/id';
import { lineFormMessages as m } from '@vigie/domain/modules/audits/programmes/page-messages';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { AuditState, PlannedDays } from '../audits/marks';
import { type MadeFrom, useMadeAudits } from './queries';

/** The audits that a programme or a line has led to, the latest first. */
export function MadeAudits({ of }: { of: MadeFrom }) {
  const say = useSay();
  const found = useMadeAudits(of);
  if (found.isPending) return <Loading lines={2} />;
  if (!found.data) return <LoadFailed query={found} />;
  const { items, total } = found.data;
  if (items.length === 0) return <p className="muted">{say(m.noneMade)}</p>;
  return (
    <>
      <ul className="lines">
        {items.map(({ id, title, status, plannedFrom, plannedUntil }) => (
          <li key={id} className="row-between wrap">
            <span className="grow breaks">
              <Link className="touch-link" to={auditAddress(id)}>
                <span className="muted digits nowrap">{id}</span> {title}
              </Link>
              <span className="block note digits">
                <PlannedDays plannedFrom={plannedFrom} plannedUntil={plannedUntil} />
              </span>
            </span>
            <AuditState status={status} />
          </li>
        ))}
      </ul>
      {total > items.length && <p className="note">{say(m.firstMade, { n: items.length, total })}</p>}
    </>
  );
}
