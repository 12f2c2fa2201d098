import type { RecordWords } from '@vigie/domain/kernel/records/record-kind';
import type { RecordedEvent } from '@vigie/domain/kernel/trail/audit-event';
import { historyMessages as m } from '@vigie/domain/messages/history';
import { eventLabel, fieldLabel, isDisplayed, notableChanges, withoutSame } from '@vigie/domain/messages/record-words';
import { roleMessages } from '@vigie/domain/messages/shell/profile';
import { outcomeOf, type SittingField, type SittingWithSaves } from '@vigie/domain/messages/sittings';
import { type ReactNode, useState } from 'react';
import { Avatar } from '../../ui/icons/avatar';
import { Badge } from '../../ui/icons/badge';
import { formatMoment } from '../page/dates';
import { type Say, useSay } from '../page/messages';
import { formatValue } from './history-values';
import { initialsOf } from './people';

type Change = Pick<SittingField, 'field' | 'from' | 'to'>;

/** More than this are folded away, so that one event does not fill the page. */
const shownAtOnce = 4;
/** Longer texts show only their beginning. */
const longText = 120;

export function nameOf({ actorId, actorName }: RecordedEvent, say: Say): string {
  return actorId === null ? say(m.system) : actorName;
}

function formatRoles(roles: readonly string[], say: Say): string {
  return roles
    .map((role) => (role in roleMessages ? say(roleMessages[role as keyof typeof roleMessages]) : role))
    .join(', ');
}

interface HistoryEntryProps {
  words: RecordWords;
  sitting: SittingWithSaves;
  isNew: boolean;
  /** What else can be done with an event, under its line. */
  eventEnd: ((event: RecordedEvent) => ReactNode) | undefined;
}

/** One event, or the saves of one sitting with what came of them. */
export function HistoryEntry({ words, sitting, isNew, eventEnd }: HistoryEntryProps) {
  const say = useSay();
  const { first, last, count } = sitting;
  const roles = formatRoles(last.actorRoles, say);
  return (
    <li className="flex gap-10 text-13 relative history-event" tabIndex={-1}>
      <Avatar initials={initialsOf(last.actorName)} />
      <div className="grow">
        <p>
          <b>{nameOf(last, say)}</b> {eventLabel(words, last.action, say)}
          {count > 1 && ` · ${say(m.saveCount, { n: count })}`} {isNew && <Badge look="accent">{say(m.isNew)}</Badge>}
        </p>
        <p className="small muted history-when">
          {count > 1 && (
            <>
              <time dateTime={first.at}>{formatMoment(first.at)}</time>
              {' – '}
            </>
          )}
          <time dateTime={last.at}>{formatMoment(last.at)}</time>
          {roles && ` · ${roles}`}
        </p>
        {last.reason && <p className="breaks history-reason">{say(m.reason, { reason: last.reason })}</p>}
        {count > 1 ? <Outcome words={words} sitting={sitting} /> : <EventChanges words={words} event={last} />}
        {eventEnd?.(last)}
        {count > 1 && <Saves words={words} sitting={sitting} eventEnd={eventEnd} />}
      </div>
    </li>
  );
}

function EventChanges({ words, event: { changes } }: { words: RecordWords; event: RecordedEvent }) {
  return (
    <FoldedLines>
      {notableChanges(words, changes).map((change) => (
        <ChangeLine key={change.field} words={words} change={change} />
      ))}
    </FoldedLines>
  );
}

function Outcome({ words, sitting }: { words: RecordWords; sitting: SittingWithSaves }) {
  const { changed, unchanged } = outcomeOf(sitting);
  return (
    <FoldedLines>
      {[
        ...notableChanges(words, changed).map((field) => (
          <ChangeLine key={field.field} words={words} change={field} times={field.count} />
        )),
        ...unchanged
          .filter(({ field }) => isDisplayed(words, field))
          .map((field) => <UnchangedLine key={field.field} words={words} field={field} />),
      ]}
    </FoldedLines>
  );
}

function FoldedLines({ children: lines }: { children: readonly ReactNode[] }) {
  const say = useSay();
  if (lines.length === 0) return null;
  if (lines.length <= shownAtOnce)
    return <div className="grid gap-4 small rounded-sm sunken history-changes">{lines}</div>;
  return (
    <details>
      <summary>{say(m.fieldCount, { n: lines.length })}</summary>
      <div className="grid gap-4 small rounded-sm sunken history-changes">{lines}</div>
    </details>
  );
}

/** Each save by itself, as it stands in the trail. */
function Saves({ words, sitting: { saves, count }, eventEnd }: Omit<HistoryEntryProps, 'isNew'>) {
  const say = useSay();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="history-saves" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{say(m.eachSave, { n: count })}</summary>
      {isOpen && (
        <ol className="grid">
          {saves.map((save) => (
            <li key={save.seq}>
              <time className="small muted history-when" dateTime={save.at}>
                {formatMoment(save.at)}
              </time>
              <EventChanges words={words} event={save} />
              {eventEnd?.(save)}
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

function UnchangedLine({ words, field: { field, to, count } }: { words: RecordWords; field: SittingField }) {
  const say = useSay();
  const value = formatValue(words, field, to, say);
  return (
    <div className="cluster breaks history-change">
      <span className="muted">{fieldLabel(words, field, say)}</span>
      <span>
        {say(m.asBefore)} · {say(m.times, { n: count })}
      </span>
      {value === null ? <span className="muted history-nothing">{say(m.nothing)}</span> : <FoldedText text={value} />}
    </div>
  );
}

/** One field, from what to what. */
export function ChangeLine({ words, change, times = 1 }: { words: RecordWords; change: Change; times?: number }) {
  const say = useSay();
  const { field } = change;
  const { from, to } = withoutSame(words, change);
  const before = formatValue(words, field, from, say);
  const after = formatValue(words, field, to, say);
  return (
    <div className="cluster breaks history-change">
      <span className="muted">{fieldLabel(words, field, say)}</span>
      {before !== null && (
        <>
          <del>
            <FoldedText text={before} />
          </del>
          <span aria-hidden="true">→</span>
          <span className="sr">{say(m.becomes)}</span>
        </>
      )}
      {after === null ? (
        <span className="muted history-nothing">{say(m.nothing)}</span>
      ) : (
        <ins>
          <FoldedText text={after} />
        </ins>
      )}
      {times > 1 && <span className="muted">{say(m.times, { n: times })}</span>}
    </div>
  );
}

function FoldedText({ text }: { text: string }) {
  if (text.length <= longText) return text;
  return (
    <details className="history-long">
      <summary>{text.slice(0, longText).trimEnd()}…</summary>
      {text}
    </details>
  );
}
