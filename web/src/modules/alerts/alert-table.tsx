import type { Alert, AlertBox, AlertState } from '@vigie/domain/modules/alerts/contract';
import { alertsMessages as m } from '@vigie/domain/modules/alerts/messages';
import { useRef } from 'react';
import { useRowWalk } from '../../platform/lists/row-walk';
import { placeOf } from '../../platform/page/address';
import { formatMinute } from '../../platform/page/dates';
import { useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import { showUndoToast } from '../../ui/fields/undo-toast';
import { excerptOf, recipientsInRow } from './alert-text';
import { addressOfAlerts } from './alerts-search';
import { useTick } from './queries';
import { useStableScroll } from './use-stable-scroll';
import { useTickFocus } from './use-tick-focus';
import '../../ui/choices/checkbox.css';
import '../../ui/lists/row-link.css';
import '../../ui/lists/table.css';

const walkLabels = { next: m.nextMessage, previous: m.previousMessage };

interface AlertTableProps {
  box: AlertBox;
  state: AlertState;
  page: number;
  label: string;
  items: readonly Alert[];
  /** Whether the box goes on after this page: then a ticked row may leave it. */
  hasMore: boolean;
  /** Those of the previous question, while the next answer is on its way. */
  stale: boolean;
}

/** The roles repeat the elements because on a phone the rows are laid out as blocks, which would drop them. */
export function AlertTable({ box, state, page, label, items, hasMore, stale }: AlertTableProps) {
  const say = useSay();
  const rows = useRef<HTMLTableElement>(null);
  const tick = useTick(box);
  const keepPlace = useTickFocus(rows, items);
  useStableScroll(rows, items);
  useRowWalk(rows, walkLabels);
  return (
    <table
      ref={rows}
      className={stale ? 'table alert-table table-stale' : 'table alert-table'}
      // biome-ignore lint/a11y/noRedundantRoles: display: block drops the implied role
      role="table"
      aria-busy={stale || undefined}
    >
      <caption className="sr">{label}</caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: display: block drops the implied role */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: display: block drops the implied role */}
        <tr role="row">
          <th scope="col" className="col-check">
            <span className="sr">{say(m.done)}</span>
          </th>
          <th scope="col">{say(m.date)}</th>
          <th scope="col">{say(box === 'inbox' ? m.sender : m.recipients)}</th>
          <th scope="col">{say(m.message)}</th>
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: display: block drops the implied role */}
      <tbody role="rowgroup">
        {items.map((alert) => (
          <Row
            key={alert.id}
            alert={alert}
            box={box}
            address={addressOfAlerts({ box, state, page, open: alert.id })}
            onTick={(isDone) => {
              keepPlace(alert.id);
              tick.mutate({ id: alert.id, isDone });
              const takeBack = () => tick.mutate({ id: alert.id, isDone: false });
              if (isDone && hasMore) showUndoToast(say(m.ticked), say(m.untick), takeBack);
            }}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  alert: Alert;
  box: AlertBox;
  address: string;
  onTick: (isDone: boolean) => void;
}

function Row({ alert, box, address, onTick }: RowProps) {
  const say = useSay();
  // What has been dealt with has been seen.
  const isUnread = box === 'inbox' && alert.readAt === null && !alert.isDone;
  const who = box === 'inbox' ? alert.sender.displayName : recipientsInRow(alert.recipients, say);
  const when = formatMinute(alert.createdAt);
  const classes = [isUnread && 'alert-unread', alert.isDone && 'alert-done'].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display: grid drops the implied role
    <tr role="row" className={classes || undefined}>
      {/* biome-ignore lint/a11y/noRedundantRoles: display: grid drops the implied role */}
      <td role="cell" className="col-check">
        <label>
          <input
            type="checkbox"
            className="check"
            aria-label={say(m.tick, { who, when })}
            checked={alert.isDone}
            onChange={(event) => onTick(event.target.checked)}
          />
        </label>
      </td>
      {/* biome-ignore lint/a11y/noRedundantRoles: display: grid drops the implied role */}
      <td role="cell" className="alert-date">
        <time dateTime={alert.createdAt}>{when}</time>
      </td>
      {/* biome-ignore lint/a11y/noRedundantRoles: display: grid drops the implied role */}
      <td role="cell" className="alert-who">
        <span className="clip">
          {isUnread && (
            <>
              <span className="alert-dot" />
              <span className="sr">{say(m.isUnread)}</span>
            </>
          )}
          <bdi>{who}</bdi>
        </span>
      </td>
      {/* biome-ignore lint/a11y/noRedundantRoles: display: grid drops the implied role */}
      <td role="cell" className="alert-line">
        <Link className="row-link" dir="auto" {...placeOf(address)}>
          {excerptOf(alert.text)}
        </Link>
      </td>
    </tr>
  );
}
