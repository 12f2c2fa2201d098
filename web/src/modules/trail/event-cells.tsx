import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { historyMessages } from '@vigie/domain/messages/history';
import { roleMessages } from '@vigie/domain/messages/shell/profile';
import type { trailEndpoints } from '@vigie/domain/modules/trail/contract';
import { trailMessages as m } from '@vigie/domain/modules/trail/messages';
import { useSay } from '../../platform/page/messages';

export type ListedEvent = OutputOf<(typeof trailEndpoints)['listAuditEvents']>['items'][number];
type Change = ListedEvent['changes'][number];

/** An event that the reader may not see is there by its place alone. */
const hiddenAction = 'trail.hidden';

export function Who({ event }: { event: ListedEvent }) {
  const say = useSay();
  if (event.action === hiddenAction) return '–';
  const roles = event.actorRoles.map((role) =>
    role in roleMessages ? say(roleMessages[role as keyof typeof roleMessages]) : role,
  );
  return (
    <span className="who">
      {event.actorId === null ? say(m.system) : event.actorName}
      {event.actorId !== null && <small className="meta block">{[event.actorUsername, ...roles].join(' · ')}</small>}
    </span>
  );
}

/** A sentence to read, and under it the event as it is stored. */
export function WhatHappened({ event }: { event: ListedEvent }) {
  const say = useSay();
  if (event.action === hiddenAction) return <span className="muted">{event.sentence}</span>;
  return (
    <div className="grow">
      <p>{event.sentence}</p>
      <details>
        <summary>{say(m.rawEvent)}</summary>
        <p className="mono">
          {event.action} · {event.record} {event.recordId}
        </p>
        {event.changes.map((change) => (
          <ChangeLine key={change.field} change={change} />
        ))}
        {event.reason && <p className="breaks">{say(historyMessages.reason, { reason: event.reason })}</p>}
        <p className="mono small muted breaks">{say(m.hash, { seq: event.seq, hash: event.hash })}</p>
      </details>
    </div>
  );
}

function ChangeLine({ change }: { change: Change }) {
  const say = useSay();
  return (
    <div className="change">
      <b>{change.field}</b>
      {change.from !== null && (
        <>
          <del>{formatValue(change.from)}</del>
          <span aria-hidden="true">→</span>
          <span className="sr">{say(m.becomes)}</span>
        </>
      )}
      {change.to === null ? <span className="nothing">{say(m.nothing)}</span> : <ins>{formatValue(change.to)}</ins>}
    </div>
  );
}

function formatValue(value: Change['from']): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
