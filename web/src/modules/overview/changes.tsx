import { listMessages } from '@vigie/domain/messages/lists';
import type { Overview } from '@vigie/domain/modules/overview/contract';
import { meanwhileMessages as m } from '@vigie/domain/modules/overview/messages';
import { placeOf } from '../../platform/page/address';
import { formatMinute, shortTimestamp } from '../../platform/page/dates';
import { useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import { Card } from '../../ui/foundation/card';

/** What others did since the person was last here, the latest first. */
export function Changes({ changes }: { changes: Overview['changes'] }) {
  const say = useSay();
  const { records, isMore } = changes;
  return (
    <Card title={say(m.changes)}>
      <p className="muted">{useSummary(changes)}</p>
      <ul className="overview-lines">
        {records.map(({ record, id, title, address, total, event, who, at }) => (
          <li key={`${record} ${id}`}>
            <Link className="clip overview-title" {...placeOf(address)}>
              {title || say(listMessages.untitled)}
            </Link>
            <span className="shrinks cluster small muted digits overview-facts">
              <span>{id}</span>
              <span className="clip">
                {who} {event}
              </span>
              {total > 1 && <span>{say(m.severalChanges, { n: total })}</span>}
              <time dateTime={at}>{shortTimestamp(at)}</time>
            </span>
          </li>
        ))}
      </ul>
      {isMore && <p className="muted">{say(m.more)}</p>}
    </Card>
  );
}

function useSummary({ since, total, isAtLeast }: Overview['changes']): string {
  const say = useSay();
  if (since === null) return say(m.first);
  const when = formatMinute(since);
  if (isAtLeast) return say(m.atLeast, { n: total, when });
  return total === 0 ? say(m.none, { when }) : say(m.since, { n: total, when });
}
