import type { RecordedEvent } from '@vigie/domain/kernel/trail/audit-event';
import { fieldLabel, isTelling, tellingChanges } from '@vigie/domain/messages/field-label';
import { actionMessages, historyMessages as m } from '@vigie/domain/messages/history';
import { roleMessages } from '@vigie/domain/messages/shell/profile';
import { outcomeOf, type SittingField, type SittingWithSaves } from '@vigie/domain/messages/sittings';
import { type ReactNode, useState } from 'react';
import { Avatar } from '../../ui/icons/avatar';
import { Badge } from '../../ui/icons/badge';
import { momentShown } from '../page/dates';
import { type Say, useSay } from '../page/messages';
import { valueShown, withoutSame } from './history-values';
import { initialsOf } from './people';

type Change = Pick<SittingField, 'field' | 'from' | 'to'>;

/** More than this are folded away, so that one event does not fill the page. */
const shownAtOnce = 4;
/** Longer texts show only their beginning. */
const longText = 120;

export function nameOf({ actorId, actorName }: RecordedEvent, say: Say): string {
  return actorId === null ? say(m.system) : actorName;
}

export function actionShown(action: string, say: Say): string {
  const message = actionMessages[action];
  return message ? say(message) : action;
}

function rolesShown(roles: readonly string[], say: Say): string {
  return roles
    .map((role) => (role in roleMessages ? say(roleMessages[role as keyof typeof roleMessages]) : role))
    .join(', ');
}

interface HistoryEntryProps {
  sitting: SittingWithSaves;
  isNew: boolean;
  /** What else can be done with an event, under its line. */
  eventEnd: ((event: RecordedEvent) => ReactNode) | undefined;
}

/** One event, or the saves of one sitting with what came of them. */
export function HistoryEntry({ sitting, isNew, eventEnd }: HistoryEntryProps) {
  const say = useSay();
  const { first, last, count } = sitting;
  const roles = rolesShown(last.actorRoles, say);
  return (
    <li className="history-event" tabIndex={-1}>
      <Avatar initials={initialsOf(last.actorName)} />
      <div className="grow">
        <p>
          <b>{nameOf(last, say)}</b> {actionShown(last.action, say)}
          {count > 1 && ` · ${say(m.saveCount, { n: count })}`} {isNew && <Badge look="accent">{say(m.isNew)}</Badge>}
        </p>
        <p className="history-when">
          {count > 1 && (
            <>
              <time dateTime={first.at}>{momentShown(first.at)}</time>
              {' – '}
            </>
          )}
          <time dateTime={last.at}>{momentShown(last.at)}</time>
          {roles && ` · ${roles}`}
        </p>
        {last.reason && <p className="history-reason">{say(m.reason, { reason: last.reason })}</p>}
        {count > 1 ? <Outcome sitting={sitting} /> : <EventChanges event={last} />}
        {eventEnd?.(last)}
        {count > 1 && <Saves sitting={sitting} eventEnd={eventEnd} />}
      </div>
    </li>
  );
}

function EventChanges({ event: { record, changes } }: { event: RecordedEvent }) {
  return (
    <FoldedLines>
      {tellingChanges(changes).map((change) => (
        <ChangeLine key={change.field} record={record} change={change} />
      ))}
    </FoldedLines>
  );
}

function Outcome({ sitting }: { sitting: SittingWithSaves }) {
  const { record } = sitting.last;
  const { changed, unchanged } = outcomeOf(sitting);
  return (
    <FoldedLines>
      {[
        ...tellingChanges(changed).map((field) => (
          <ChangeLine key={field.field} record={record} change={field} times={field.count} />
        )),
        ...unchanged
          .filter(({ field }) => isTelling(field))
          .map((field) => <UnchangedLine key={field.field} record={record} field={field} />),
      ]}
    </FoldedLines>
  );
}

function FoldedLines({ children: lines }: { children: readonly ReactNode[] }) {
  const say = useSay();
  if (lines.length === 0) return null;
  if (lines.length <= shownAtOnce) return <div className="history-changes">{lines}</div>;
  return (
    <details>
      <summary>{say(m.fieldCount, { n: lines.length })}</summary>
      <div className="history-changes">{lines}</div>
    </details>
  );
}

/** Each save by itself, as it stands in the trail. */
function Saves({ sitting: { saves, count }, eventEnd }: Pick<HistoryEntryProps, 'sitting' | 'eventEnd'>) {
  const say = useSay();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="history-saves" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{say(m.eachSave, { n: count })}</summary>
      {isOpen && (
        <ol>
          {saves.map((save) => (
            <li key={save.seq}>
              <time className="history-when" dateTime={save.at}>
                {momentShown(save.at)}
              </time>
              <EventChanges event={save} />
              {eventEnd?.(save)}
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

function UnchangedLine({ record, field: { field, to, count } }: { record: string; field: SittingField }) {
  const say = useSay();
  const value = valueShown(record, field, to, say);
  return (
    <div className="history-change">
      <span className="history-field">{fieldLabel(field, say, record)}</span>
      <span>
        {say(m.asBefore)} · {say(m.times, { n: count })}
      </span>
      {value === null ? <span className="history-nothing">{say(m.nothing)}</span> : <FoldedText text={value} />}
    </div>
  );
}

/** One field, from what to what. */
export function ChangeLine({ record, change, times = 1 }: { record: string; change: Change; times?: number }) {
  const say = useSay();
  const { field } = change;
  const { from, to } = withoutSame(record, change);
  const before = valueShown(record, field, from, say);
  const after = valueShown(record, field, to, say);
  return (
    <div className="history-change">
      <span className="history-field">{fieldLabel(field, say, record)}</span>
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
        <span className="history-nothing">{say(m.nothing)}</span>
      ) : (
        <ins>
          <FoldedText text={after} />
        </ins>
      )}
      {times > 1 && <span className="history-field">{say(m.times, { n: times })}</span>}
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
