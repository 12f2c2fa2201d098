import { daysBetween } from '@vigie/domain/kernel/day';
import { calendarMessages as m } from '@vigie/domain/modules/audits/calendar/page-messages';
import { memo, useMemo } from 'react';
import { placeOf } from '../../../platform/page/address';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { useShownLanguage } from '../../../ui/foundation/shown-language';
import { AuditBar } from './audit-bar';
import { CalendarDrag } from './calendar-drag';
import { calendarAddress } from './calendar-search';
import { monthInWords } from './day-words';
import type { CalendarEntry } from './entry';
import { dayInMonth, monthOf, monthsOf, movedSpan, type Span } from './weeks';

interface YearViewProps {
  year: string;
  entries: readonly CalendarEntry[];
  onMove: (entry: CalendarEntry, proposed?: Span) => void;
}

/** Of each month, so that twelve of them stay readable; the month itself has the others. */
const shownAtMost = 12;

/** The audits of a year, month by month: each where it begins. */
export function YearView({ year, entries, onMove }: YearViewProps) {
  const language = useShownLanguage();
  const byMonth = useMemo(() => {
    const months = monthsOf(year);
    // What began the year before stands in January.
    const monthIn = ({ from }: CalendarEntry) => (from < `${year}-01-01` ? `${year}-01` : monthOf(from));
    return months.map((month) => ({
      month,
      entries: entries
        .filter((entry) => monthIn(entry) === month)
        .sort((one, other) => one.from.localeCompare(other.from)),
    }));
  }, [year, entries]);
  return (
    <CalendarDrag
      entries={entries}
      disabled={false}
      labelOf={(month) => monthInWords(month, language)}
      onDrop={(entry, _from, month) => {
        const first = dayInMonth(entry.from, month);
        onMove(entry, movedSpan(entry, daysBetween(entry.from, first)));
      }}
    >
      {(over) => (
        <div className="cal-year">
          {byMonth.map(({ month, entries: ofMonth }) => (
            <MonthBox key={month} month={month} entries={ofMonth} isOver={over === month} onMove={onMove} />
          ))}
        </div>
      )}
    </CalendarDrag>
  );
}

interface MonthBoxProps extends Pick<YearViewProps, 'entries' | 'onMove'> {
  month: string;
  isOver: boolean;
}

const MonthBox = memo(function MonthBox({ month, entries, isOver, onMove }: MonthBoxProps) {
  const say = useSay();
  const name = monthInWords(month, useShownLanguage());
  const place = placeOf(calendarAddress({ view: 'month', at: month }));
  const rest = entries.length - shownAtMost;
  return (
    <section
      className="card grid gap-6 cal-box"
      aria-label={name}
      data-drag-place={month}
      data-over={isOver || undefined}
    >
      <h2 className="row text-14 strong">
        <Link {...place} className="touch-link" title={say(m.openMonth, { month: name })}>
          {name}
        </Link>
        <span className="muted digits cal-count">{entries.length}</span>
      </h2>
      {entries.length === 0 && <p className="note">{say(m.noneHere)}</p>}
      {entries.slice(0, shownAtMost).map((entry) => (
        <AuditBar key={entry.id} entry={entry} isDated onMove={onMove} />
      ))}
      {rest > 0 && (
        <Link {...place} className="note touch-link">
          {say(m.more, { n: rest })}
        </Link>
      )}
    </section>
  );
});
