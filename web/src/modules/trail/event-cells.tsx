import type { RecordedEvent } from '@vigie/domain/kernel/trail/audit-event';
import { roleMessages } from '@vigie/domain/messages/shell/profile';
import { trailMessages as m } from '@vigie/domain/modules/trail/messages';
import { useSay } from '../../platform/page/messages';

/** An event that the reader may not see is there by its place alone. */
export const hiddenAction = 'trail.hidden';

type Change = RecordedEvent['changes'][number];

/** More than this are folded away, so that one event does not fill the page. */
const shownAtOnce = 4;

export function Who({ event }: { event: RecordedEvent }) {
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

export function Changes({ changes }: { changes: readonly Change[] }) {
  const say = useSay();
  const lines = changes.map((change) => <ChangeLine key={change.field} change={change} />);
  if (lines.length <= shownAtOnce) return <div>{lines}</div>;
  return (
    <details>
      <summary>{say(m.changeCount, { n: changes.length })}</summary>
      {lines}
    </details>
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
