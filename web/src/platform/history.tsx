import type { RecordedEvent } from '@vigie/domain/kernel/audit-event';
import { fieldLabel, tellingChanges } from '@vigie/domain/messages/field-label';
import { actionMessages, historyMessages as m } from '@vigie/domain/messages/history';
import { roleMessages } from '@vigie/domain/messages/profile';
import { type ReactNode, useState } from 'react';
import { Avatar } from '../ui/avatar';
import { Badge } from '../ui/badge';
import { Select } from '../ui/select';
import { momentShown } from './dates';
import './history.css';
import { valueShown, withoutSame } from './history-values';
import { type Say, useSay } from './messages';
import { initialsOf } from './people';

type Change = RecordedEvent['changes'][number];

/** More than this are folded away, so that one event does not fill the page. */
const shownAtOnce = 4;
/** Longer texts show only their beginning. */
const longText = 120;

interface HistoryProps {
  events: readonly RecordedEvent[];
  /** Events that the reader has not seen yet. */
  isNew?: (event: RecordedEvent) => boolean;
  /** What else can be done with an event, under its line. */
  eventEnd?: (event: RecordedEvent) => ReactNode;
}

/** Who did what to a record, when, and why: the audit trail for people who do not read codes. */
export function History({ events, isNew, eventEnd }: HistoryProps) {
  const say = useSay();
  const [person, setPerson] = useState('');
  const [kind, setKind] = useState('');
  if (events.length === 0) return <p className="muted">{say(m.empty)}</p>;
  const shown = events.filter(
    (event) => (!person || event.actorUsername === person) && (!kind || event.action === kind),
  );
  return (
    <div className="history">
      {events.length > 1 && (
        <div className="history-filters">
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
            options={[{ value: '', label: say(m.everything) }, ...kindsIn(events, say)]}
          />
        </div>
      )}
      <p className="sr" role="status">
        {say(m.count, { n: shown.length })}
      </p>
      {shown.length === 0 && <p className="muted">{say(m.noMatch)}</p>}
      <ol className="history-events">
        {shown.map((event) => (
          <EventLine key={event.seq} event={event} isNew={isNew?.(event) ?? false} end={eventEnd?.(event)} />
        ))}
      </ol>
    </div>
  );
}

function peopleIn(events: readonly RecordedEvent[], say: Say) {
  const names = new Map(events.map((event) => [event.actorUsername, nameOf(event, say)]));
  return [...names].map(([value, label]) => ({ value, label }));
}

function kindsIn(events: readonly RecordedEvent[], say: Say) {
  const kinds = new Set(events.map(({ action }) => action));
  return [...kinds].map((value) => ({ value, label: capitalised(actionShown(value, say)) }));
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function nameOf({ actorId, actorName }: RecordedEvent, say: Say): string {
  return actorId === null ? say(m.system) : actorName;
}

function actionShown(action: string, say: Say): string {
  const message = actionMessages[action];
  return message ? say(message) : action;
}

function rolesShown(roles: readonly string[], say: Say): string {
  return roles
    .map((role) => (role in roleMessages ? say(roleMessages[role as keyof typeof roleMessages]) : role))
    .join(', ');
}

interface EventLineProps {
  event: RecordedEvent;
  isNew: boolean;
  end: ReactNode;
}

function EventLine({ event, isNew, end }: EventLineProps) {
  const say = useSay();
  const changes = tellingChanges(event.changes);
  const lines = changes.map((change) => <ChangeLine key={change.field} record={event.record} change={change} />);
  const roles = rolesShown(event.actorRoles, say);
  return (
    <li className="history-event">
      <Avatar initials={initialsOf(event.actorName)} />
      <div className="grow">
        <p>
          <b>{nameOf(event, say)}</b> {actionShown(event.action, say)}{' '}
          {isNew && <Badge look="accent">{say(m.isNew)}</Badge>}
        </p>
        <p className="history-when">
          <time dateTime={event.at}>{momentShown(event.at)}</time>
          {roles && ` · ${roles}`}
        </p>
        {event.reason && <p className="history-reason">{say(m.reason, { reason: event.reason })}</p>}
        {lines.length > shownAtOnce && (
          <details>
            <summary>{say(m.fieldCount, { n: lines.length })}</summary>
            <div className="history-changes">{lines}</div>
          </details>
        )}
        {lines.length > 0 && lines.length <= shownAtOnce && <div className="history-changes">{lines}</div>}
        {end}
      </div>
    </li>
  );
}

/** One field, from what to what. */
export function ChangeLine({ record, change }: { record: string; change: Change }) {
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
