import { stationKind } from '@vigie/domain/modules/gemba/stations/kind';
import type { WalkStop } from '@vigie/domain/modules/gemba/walks/contract';
import { walkingMessages as m } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { type Say, useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { useStops } from './queries';

/** What was observed at a stop, in words. */
export function countsAt({ good, improve }: Pick<WalkStop, 'good' | 'improve'>, say: Say): string {
  return good + improve > 0 ? say(m.counts, { good, improve }) : say(m.notSeen);
}

/** Where the walker stops or stopped, and what was seen there. */
export function Stops({ walkId }: { walkId: string }) {
  const say = useSay();
  const stops = useStops(walkId);
  if (stops.isPending) return <Loading lines={4} />;
  if (!stops.data) return <LoadFailed query={stops} />;
  if (stops.data.length === 0) return <p className="muted">{say(m.noStops)}</p>;
  return (
    <ol className="lines">
      {stops.data.map((stop) => (
        <li key={stop.stationId}>
          <Link className="grow breaks touch-link" to={stationKind.address(stop.stationId)}>
            {stop.label}
          </Link>
          <span className="meta">{stop.department}</span>
          <span className="note digits">{countsAt(stop, say)}</span>
        </li>
      ))}
    </ol>
  );
}
