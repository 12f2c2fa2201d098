import { useQuery } from '@tanstack/react-query';
import type { CallOf } from '@vigie/domain/kernel/http/endpoint';
import { connectionMessages } from '@vigie/domain/messages/connection';
import { dryRunEndpoints, type Effect } from '@vigie/domain/modules/reports/dry-run-contract';
import { effectMessages, dryRunMessages as m } from '@vigie/domain/modules/reports/messages/dry-run';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { call } from '../../../platform/transport/api';
import { sentenceOf } from '../../../platform/transport/api-error';
import { formatDay } from '../../../ui/fields/day';
import './dry-run.css';

type Question = CallOf<typeof dryRunEndpoints.dryRunParameters>['body'];

/** What a change would have changed for the records that are open, before it is saved. */
export function DryRun({ question }: { question: Question }) {
  const say = useSay();
  const found = useQuery({
    queryKey: ['dry-run', question],
    queryFn: ({ signal }) => call(dryRunEndpoints.dryRunParameters, { body: question, signal }),
    // Asked anew each time: records have changed since.
    gcTime: 0,
    staleTime: 0,
  });
  return (
    <section className="bordered text-13 rounded dry-run" aria-label={say(m.title)} aria-busy={found.isPending}>
      <h3 className="text-13 strong">{say(m.title)}</h3>
      <div role="status">
        {found.isPending && <p className="muted">{say(m.looking)}</p>}
        {found.isError && (
          <p>{say(m.failed, { reason: sentenceOf(found.error, say(connectionMessages.unknownError)) })}</p>
        )}
        {found.data && <Effects effects={found.data.effects} />}
      </div>
    </section>
  );
}

function Effects({ effects }: { effects: readonly Effect[] }) {
  const say = useSay();
  const withEffect = effects.filter(({ count, before }) => count > 0 || before > 0);
  if (withEffect.length === 0) return <p className="muted">{say(m.nothing)}</p>;
  return withEffect.map((effect) => <EffectLines key={effect.name} effect={effect} />);
}

function EffectLines({ effect: { name, count, overdue, before, records } }: { effect: Effect }) {
  const say = useSay();
  return (
    <div className="dry-run-effect">
      <p>
        {say(effectMessages[name], { n: count })} {overdue > 0 && say(m.overdue, { n: overdue })}
        {name === 'reminders' && say(m.before, { n: before })}
      </p>
      {records.length > 0 && (
        <ul>
          {records.map(({ id, title, address, from, to }) => (
            <li key={id}>
              <Link to={address} target="_blank">
                {id}
              </Link>{' '}
              <span className="muted">{title}</span>
              {from && to && <span>{say(m.otherDay, { from: formatDay(from), to: formatDay(to) })}</span>}
            </li>
          ))}
          {count > records.length && <li className="muted">{say(m.andMore, { n: count - records.length })}</li>}
        </ul>
      )}
    </div>
  );
}
