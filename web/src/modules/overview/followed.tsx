import { listMessages } from '@vigie/domain/messages/lists';
import { caseStatusMessages } from '@vigie/domain/modules/cases/messages/kinds';
import { caseKinds } from '@vigie/domain/modules/cases/public';
import type { Overview } from '@vigie/domain/modules/overview/contract';
import { meanwhileMessages as m } from '@vigie/domain/modules/overview/messages';
import { placeOf } from '../../platform/page/address';
import { useSay } from '../../platform/page/messages';
import { ConfidentialMark, ImportedMark } from '../../platform/records/entry-marks';
import { Link } from '../../platform/router/link';
import { formatDay } from '../../ui/fields/day';
import { Card } from '../../ui/foundation/card';

/** The cases that a user works on without leading them. */
export function Followed({ followed: { parts, items } }: { followed: Overview['followed'] }) {
  const say = useSay();
  const counted = parts.filter(({ total }) => total > 0);
  const figures = counted.map(({ kind, total, address }) => (
    <Link
      key={address}
      className="small muted digits touch-target overview-figure overview-small"
      {...placeOf(address)}
    >
      <b className="strong">{total}</b>
      {kind && <span>{say(caseKinds[kind].label)}</span>}
    </Link>
  ));
  return (
    <Card title={say(m.followed)} end={figures}>
      {items.length === 0 && <p className="muted">{say(m.followedNone)}</p>}
      <ul className="overview-lines">
        {items.map((one) => (
          <li key={one.id}>
            <Link className="clip overview-title" {...placeOf(one.address)}>
              {one.title || say(listMessages.untitled)}
            </Link>
            <span className="shrinks cluster small muted digits overview-facts">
              <span>{one.id}</span>
              <span>{say(caseStatusMessages[one.status])}</span>
              <span className="clip">{one.person}</span>
              {one.dueDate && <time dateTime={one.dueDate}>{formatDay(one.dueDate)}</time>}
              {one.isConfidential && <ConfidentialMark />}
              {one.isImported && <ImportedMark />}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
