import { importedMarkMessages } from '@vigie/domain/messages/lists';
import { auditStatusMessages } from '@vigie/domain/modules/audits/audits/messages';
import { calendarMessages as m } from '@vigie/domain/modules/audits/calendar/page-messages';
import { memo } from 'react';
import { placeOf } from '../../../platform/page/address';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { IconButton } from '../../../ui/buttons/icon-button';
import { DragHandleContext, noHandle, useDragHandle } from '../../../ui/drag/drag-handle';
import { formatDay } from '../../../ui/fields/day';
import { Icon } from '../../../ui/icons/icon';
import { type CalendarEntry, canMove } from './entry';
import './calendar.css';

interface AuditBarProps {
  entry: CalendarEntry;
  /** How many of its days stand here, of a bar across several. */
  days?: number;
  /** With its days in words, where no place tells them. */
  isDated?: boolean;
  onMove: (entry: CalendarEntry) => void;
}

/** An audit that can be opened, dragged, and moved by its button. */
export const AuditBar = memo(function AuditBar({ entry, days = 1, isDated, onMove }: AuditBarProps) {
  const say = useSay();
  const { id, from, until, audit } = entry;
  const isMovable = canMove(entry);
  const content = <EntryLink entry={entry} />;
  return (
    <div
      className={`row gap-4 rounded-sm surface cal-bar cal-days-${days} cal-${audit?.status ?? 'expected'}`}
      data-entry={id}
      data-draggable={isMovable || undefined}
      data-drag-item={isMovable ? id : undefined}
    >
      <span className="icons-12 inline-row cal-mark">
        <Icon name={looks[audit?.status ?? 'expected']} />
      </span>
      <span className="grow cal-words">
        {isMovable ? content : <DragHandleContext value={noHandle}>{content}</DragHandleContext>}
        {isDated && (
          <span className="meta digits block">
            {from === until ? formatDay(from) : `${formatDay(from)} – ${formatDay(until)}`}
          </span>
        )}
      </span>
      {isMovable && (
        <IconButton
          icon="calendar"
          label={say(m.move, { id })}
          tooltipAlign="end"
          aria-haspopup="dialog"
          onClick={() => onMove(entry)}
        />
      )}
    </div>
  );
});

/** The word stands in the link beside it. */
const looks = {
  expected: 'history',
  planned: 'state-waiting',
  scheduled: 'calendar',
  in_progress: 'eye',
  reporting: 'pencil',
  issued: 'state-good',
  closed: 'check',
  cancelled: 'state-off',
} as const;

function EntryLink({ entry: { id, title, site, to, audit } }: { entry: CalendarEntry }) {
  const say = useSay();
  const state = say(audit ? auditStatusMessages[audit.status] : m.expected);
  const origin = audit?.isImported ? say(importedMarkMessages.mark) : '';
  return (
    <Link
      {...useDragHandle()}
      {...placeOf(to)}
      className="block clip text-13 cal-link"
      title={[audit && id, title, site, state, origin].filter(Boolean).join(' · ')}
      draggable={false}
    >
      {audit && <span className="muted digits">{id} </span>}
      {title}
      <span className="sr">, {[state, origin].filter(Boolean).join(', ')}</span>
    </Link>
  );
}
