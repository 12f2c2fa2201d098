import type { Message } from '@vigie/domain/kernel/message';
import { listMessages } from '@vigie/domain/messages/lists';
import { observationKind } from '@vigie/domain/modules/gemba/observations/kind';
import { walkingMessages as m } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { formatMinute } from '../../../platform/page/dates';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { isOutOfReach } from '../../../platform/transport/failures';
import { categoryInWords, ObservationState, VerdictMark } from './marks';
import { type ObservedAt, queryOf, useLatest } from './queries';

const most = 5;

interface ObservationLinesProps {
  of: ObservedAt;
  none?: Message;
}

/** The latest observations of a station or of a walk, and the way to all of them. */
export function ObservationLines({ of, none = m.noneLastMonth }: ObservationLinesProps) {
  const say = useSay();
  const found = useLatest(of);
  if (found.isPending) return <Loading lines={3} />;
  if (!found.data && isOutOfReach(found.error)) return <p className="muted">{say(m.needsNetwork)}</p>;
  if (!found.data) return <LoadFailed query={found} />;
  const { items } = found.data;
  if (items.length === 0) return <p className="muted">{say(none)}</p>;
  return (
    <div className="stack-sm">
      <ul className="lines observation-lines">
        {items.slice(0, most).map(({ id, title, verdict, category, status, author, observedAt, station }) => (
          <li key={id}>
            <VerdictMark verdict={verdict} />
            <span className="grow">
              <Link className="breaks touch-link" to={observationKind.address(id)}>
                {title || say(listMessages.untitled)}
              </Link>
              <br />
              <small className="meta">
                {[categoryInWords(category, say), of.walk ? station : author, formatMinute(observedAt)].join(' · ')}
              </small>
            </span>
            <ObservationState status={status} />
          </li>
        ))}
      </ul>
      {items.length > most && (
        <Link className="touch-link" to="/apps/gemba/observations" search={{ ...queryOf(of) }}>
          {say(of.walk ? m.allOfWalk : m.allHere)}
        </Link>
      )}
    </div>
  );
}
