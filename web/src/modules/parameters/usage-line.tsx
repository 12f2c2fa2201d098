import { quotaInUnits, quotaNames } from '@vigie/domain/kernel/quotas';
import { quotaMessages as m } from '@vigie/domain/messages/quotas';
import { useSay } from '../../platform/page/messages';
import { useUsage } from './queries';
import './usage-line.css';

/** What the company uses of what it may use; a blank line while that is not known, so that nothing below it moves. */
export function UsageLine() {
  const say = useSay();
  const { data } = useUsage();
  if (!data) return <p className="space-below small usage-line">{'\u00a0'}</p>;
  return (
    <dl className="space-below cluster small digits usage-line muted" aria-label={say(m.usage)}>
      {quotaNames.map((name) => {
        const { used, limit } = data[name];
        const values = { used: quotaInUnits(name, used), limit: quotaInUnits(name, limit ?? 0) };
        return (
          <div key={name}>
            <dt>{say(m[name])}</dt>
            <dd>{say(limit === null ? m.withoutLimit : m.ofLimit, values)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
