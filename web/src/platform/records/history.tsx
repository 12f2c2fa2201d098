import type { RecordWords } from '@vigie/domain/kernel/records/record-kind';
import type { RecordedEvent } from '@vigie/domain/kernel/trail/audit-event';
import { historyMessages as m } from '@vigie/domain/messages/history';
import { eventLabel } from '@vigie/domain/messages/record-words';
import { sittingsOf } from '@vigie/domain/messages/sittings';
import { type ReactNode, useRef, useState } from 'react';
import { Select } from '../../ui/choices/select';
import './history.css';
import { LoadMore } from '../lists/load-more';
import { type Say, useSay } from '../page/messages';
import { HistoryEntry, nameOf } from './history-entry';
import type { EarlierEvents } from './history-pages';

interface HistoryProps {
  words: RecordWords;
  /** Newest first. */
  events: readonly RecordedEvent[];
  /** Null where these are all. */
  earlier: EarlierEvents | null;
  /** Events that the reader has not seen yet. */
  isNew?: (event: RecordedEvent) => boolean;
  /** What else can be done with an event, under its line. */
  eventEnd?: (event: RecordedEvent) => ReactNode;
}

/** Who did what to a record, when, and why: the audit trail for people who do not read codes. */
export function History({ words, events, earlier, isNew, eventEnd }: HistoryProps) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  const [person, setPerson] = useState('');
  const [kind, setKind] = useState('');
  if (events.length === 0 && !earlier) return <p className="muted">{say(m.empty)}</p>;
  const shown = sittingsOf(words, events).filter(
    ({ last }) => (!person || last.actorUsername === person) && (!kind || last.action === kind),
  );
  const count = shown.reduce((sum, sitting) => sum + sitting.count, 0);
  const loadEarlier = async () => {
    const before = shown.length;
    await earlier?.load();
    // On to what has come, or the last entry, which may have grown by it: the button may be gone.
    requestAnimationFrame(() => {
      const entries = list.current?.children;
      const place = entries && Math.min(before, entries.length - 1);
      (place === undefined ? null : (entries?.[place] as HTMLElement | undefined))?.focus();
    });
  };
  return (
    <div className="grid gap-16 history">
      {events.length > 1 && (
        <div className="grid no-print history-filters">
          <Select
            label={say(m.person)}
            value={person}
            onChange={setPerson}
            options={[{ value: '', label: say(m.everybody) }, ...peopleIn(events, say)]}
          />
          <Select
            label={say(m.kind)}
            value={kind}
            onChange={setKind}
            options={[{ value: '', label: say(m.everything) }, ...kindsIn(words, events, say)]}
          />
        </div>
      )}
      <p className="sr" role="status">
        {say(m.count, { n: count })}
      </p>
      {shown.length === 0 && <p className="muted">{say(m.noMatch)}</p>}
      <ol className="history-events" ref={list}>
        {shown.map((sitting) => (
          <HistoryEntry
            words={words}
            key={sitting.last.seq}
            sitting={sitting}
            isNew={isNew?.(sitting.last) ?? false}
            eventEnd={eventEnd}
          />
        ))}
      </ol>
      {earlier && (
        <div className="grid small">
          <p className="muted">{say(m.readSoFar, { n: earlier.total - earlier.left, total: earlier.total })}</p>
          <LoadMore
            label={say(m.earlier, { n: earlier.left })}
            isLoading={earlier.isLoading}
            error={earlier.error}
            onPress={() => void loadEarlier()}
          />
        </div>
      )}
    </div>
  );
}

function peopleIn(events: readonly RecordedEvent[], say: Say) {
  const names = new Map(events.map((event) => [event.actorUsername, nameOf(event, say)]));
  return [...names].map(([value, label]) => ({ value, label }));
}

function kindsIn(words: RecordWords, events: readonly RecordedEvent[], say: Say) {
  const kinds = new Set(events.map(({ action }) => action));
  return [...kinds].map((value) => ({ value, label: capitalised(eventLabel(words, value, say)) }));
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
