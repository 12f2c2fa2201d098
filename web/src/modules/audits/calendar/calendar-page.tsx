import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { recordPageMessages } from '@vigie/domain/messages/record-page';
import { auditAddress } from '@vigie/domain/modules/audits/audits/id';
import type { calendarEndpoints } from '@vigie/domain/modules/audits/calendar/contract';
import { calendarMessages as m } from '@vigie/domain/modules/audits/calendar/page-messages';
import { auditPageMessages } from '@vigie/domain/modules/audits/messages';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { usePageSearch } from '../../../platform/page/page-search';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { useRouter } from '../../../platform/router/router';
import { reloadWhenStale } from '../../../platform/transport/stale-version';
import { Button } from '../../../ui/buttons/button';
import { IconButton } from '../../../ui/buttons/icon-button';
import { SegmentedControl } from '../../../ui/buttons/segmented-control';
import { Page } from '../../../ui/foundation/page';
import { useShownLanguage } from '../../../ui/foundation/shown-language';
import { Banner } from '../../../ui/overlays/banner';
import { AuditsNav } from '../audits-nav';
import { linesAddress } from '../programmes/lines-search';
import { besides, type CalendarSearch, calendarAddress, calendarSearchOf, shownSpan } from './calendar-search';
import { monthInWords } from './day-words';
import type { CalendarEntry } from './entry';
import { MonthView } from './month-view';
import { moveAudit, reloadCalendar, useCalendar } from './queries';
import { type Span, weeksOf } from './weeks';
import { YearView } from './year-view';
import './calendar.css';

const MoveDialog = lazyDialog(() => import('./move-dialog'));

/** The audits of a year or a month, to be moved while they are planned. */
export default function CalendarPage() {
  const say = useSay();
  const search = usePageSearch(calendarSearchOf);
  const { view, at } = search;
  const weeks = useMemo(() => weeksOf(at), [at]);
  const found = useCalendar(shownSpan(search, weeks));
  const entries = useMemo(() => (found.data ? entriesOf(found.data) : []), [found.data]);
  const [moving, setMoving] = useState<{ readonly entry: CalendarEntry; readonly to?: Span | undefined } | null>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const calendar = useRef<HTMLDivElement>(null);
  useFocusMoved(calendar, moved, entries);
  const onMove = useMemo(() => (entry: CalendarEntry, to?: Span) => setMoving({ entry, to }), []);
  const send = async ({ id, audit }: CalendarEntry, { from, until, reason }: Span & { reason: string }) => {
    if (!audit) return;
    const changed = say(recordPageMessages.changedMeanwhile);
    await reloadWhenStale(() => moveAudit(audit, { from, until }, reason), reloadCalendar, changed);
    setMoved(id);
  };
  return (
    <>
      <AuditsNav at="calendar" />
      <Page
        title={say(auditPageMessages.calendar)}
        {...(found.data && { count: say(m.count, { n: found.data.audits.length }) })}
        actions={<Shown search={search} />}
      >
        <div className="stack-sm" ref={calendar} aria-busy={found.isPlaceholderData || undefined}>
          {found.isPending && <Loading lines={12} />}
          {found.isError && !found.data && <LoadFailed query={found} />}
          {found.data?.isCut && <Banner kind="info">{say(m.tooMany)}</Banner>}
          {found.data && view === 'month' && <MonthView month={at} weeks={weeks} entries={entries} onMove={onMove} />}
          {found.data && view === 'year' && <YearView year={at.slice(0, 4)} entries={entries} onMove={onMove} />}
        </div>
      </Page>
      {moving && <MoveDialog entry={moving.entry} proposed={moving.to} onMove={send} onClose={() => setMoving(null)} />}
    </>
  );
}

/** Which period, and the ways to others. */
function Shown({ search }: { search: CalendarSearch }) {
  const say = useSay();
  const language = useShownLanguage();
  const { history } = useRouter();
  const go = (next: CalendarSearch) => history.push(calendarAddress(next));
  const isYear = search.view === 'year';
  return (
    <span className="row wrap cal-shown">
      <IconButton
        icon="chevron-left"
        label={say(isYear ? m.earlierYear : m.earlierMonth)}
        onClick={() => go(besides(search, -1))}
      />
      <span className="strong digits centred cal-period" aria-live="polite">
        {isYear ? search.at.slice(0, 4) : monthInWords(search.at, language)}
      </span>
      <IconButton
        icon="chevron-right"
        label={say(isYear ? m.laterYear : m.laterMonth)}
        onClick={() => go(besides(search, 1))}
      />
      <Button onClick={() => go({ view: search.view, at: calendarSearchOf({}).at })}>{say(m.today)}</Button>
      <SegmentedControl<CalendarSearch['view']>
        label={say(m.view)}
        value={search.view}
        options={[
          { value: 'year', label: say(m.year) },
          { value: 'month', label: say(m.month) },
        ]}
        onChange={(view) => go({ view, at: search.at })}
      />
    </span>
  );
}

type Found = OutputOf<typeof calendarEndpoints.getAuditCalendar>;

function entriesOf({ audits, expected }: Found): readonly CalendarEntry[] {
  const made = audits.map(
    (audit): CalendarEntry => ({
      id: audit.id,
      title: audit.title,
      site: audit.site,
      from: audit.plannedFrom,
      until: audit.plannedUntil,
      to: auditAddress(audit.id),
      audit,
    }),
  );
  const later = expected.map(
    ({ programmeId, lineId, title, site, plannedFrom, plannedUntil }): CalendarEntry => ({
      id: `${lineId} ${plannedFrom}`,
      title,
      site,
      from: plannedFrom,
      until: plannedUntil,
      to: linesAddress(programmeId, { line: lineId }),
      audit: null,
    }),
  );
  return [...made, ...later];
}

/** An audit that moved is drawn anew elsewhere; the keyboard goes along with it. */
function useFocusMoved(calendar: { current: HTMLElement | null }, moved: string | null, entries: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new entries are what the audit has to be looked for in
  useEffect(() => {
    if (moved === null || document.activeElement !== document.body) return;
    calendar.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(moved)}"] .cal-link`)?.focus();
  }, [calendar, moved, entries]);
}
