import { daysBetween } from '@vigie/domain/kernel/day';
import { calendarMessages as m } from '@vigie/domain/modules/audits/calendar/page-messages';
import { auditPageMessages } from '@vigie/domain/modules/audits/messages';
import { memo, useMemo } from 'react';
import { todayHere } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { formatDay } from '../../../ui/fields/day';
import { useShownLanguage } from '../../../ui/foundation/shown-language';
import { useMedia } from '../../../ui/foundation/use-media';
import { EmptyState } from '../../../ui/lists/empty-state';
import { AuditBar } from './audit-bar';
import { CalendarDrag } from './calendar-drag';
import { dayInWords, weekdayInWords } from './day-words';
import type { CalendarEntry } from './entry';
import { type DayRow, monthOf, movedSpan, rowsIn, type Span } from './weeks';

interface MonthViewProps {
  month: string;
  weeks: readonly (readonly string[])[];
  entries: readonly CalendarEntry[];
  onMove: (entry: CalendarEntry, proposed?: Span) => void;
}

/** A month as weeks; where there is no room for seven days beside each other, its days one below the other. */
export function MonthView(props: MonthViewProps) {
  const isWide = useMedia('(min-width: 861px)');
  return isWide ? <MonthTable {...props} /> : <DayList {...props} />;
}

function MonthTable({ month, weeks, entries, onMove }: MonthViewProps) {
  const say = useSay();
  const language = useShownLanguage();
  const rows = useMemo(() => weeks.map((week) => rowsIn(week, entries)), [weeks, entries]);
  const today = todayHere();
  return (
    <CalendarDrag
      entries={entries}
      disabled={false}
      labelOf={(day) => dayInWords(day, language)}
      onDrop={(entry, from, to) => onMove(entry, movedSpan(entry, daysBetween(from, to)))}
    >
      {(over) => (
        <table className="full-width text-13 card cal-month">
          <caption className="sr">{say(auditPageMessages.calendar)}</caption>
          <thead>
            <tr>
              {weeks[0]?.map((day) => (
                <th key={day} scope="col" className="meta">
                  {weekdayInWords(day, language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, at) => (
              <tr key={week[0]}>
                {week.map((day, place) => (
                  <DayCell
                    key={day}
                    day={day}
                    isOutside={monthOf(day) !== month}
                    isToday={day === today}
                    isOver={over === day}
                    rows={rows[at]?.[place] ?? none}
                    onMove={onMove}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </CalendarDrag>
  );
}

const none: readonly DayRow<CalendarEntry>[] = [];

interface DayCellProps extends Pick<MonthViewProps, 'onMove'> {
  day: string;
  isOutside: boolean;
  isToday: boolean;
  isOver: boolean;
  rows: readonly DayRow<CalendarEntry>[];
}

const DayCell = memo(function DayCell({ day, isOutside, isToday, isOver, rows, onMove }: DayCellProps) {
  return (
    <td
      className={isOutside ? 'cal-day cal-outside' : 'cal-day'}
      data-drag-place={day}
      data-over={isOver || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <time className="digits meta cal-number" dateTime={day}>
        {Number(day.slice(8))}
      </time>
      {rows.map((row, at) =>
        typeof row === 'string' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <div key={at} className="cal-room" />
        ) : (
          <AuditBar key={row.one.id} entry={row.one} days={row.days} onMove={onMove} />
        ),
      )}
    </td>
  );
});

function DayList({ month, entries, onMove }: MonthViewProps) {
  const say = useSay();
  const language = useShownLanguage();
  const shown = entries.filter(({ from, until }) => monthOf(from) <= month && monthOf(until) >= month);
  // What began earlier stands on the first day.
  const dayOf = ({ from }: CalendarEntry) => (monthOf(from) < month ? `${month}-01` : from);
  const days = [...new Set(shown.map(dayOf))].sort();
  if (days.length === 0) return <EmptyState title={say(m.none)} />;
  return (
    <div className="stack-sm">
      {days.map((day) => (
        <section key={day} className="grid gap-6 cal-list" aria-label={formatDay(day)}>
          <h2 className="text-14 strong">{dayInWords(day, language)}</h2>
          {shown
            .filter((entry) => dayOf(entry) === day)
            .map((entry) => (
              <AuditBar key={entry.id} entry={entry} isDated onMove={onMove} />
            ))}
        </section>
      ))}
    </div>
  );
}
