import { gembaPageMessages } from '@vigie/domain/modules/gemba/messages';
import { walkingMessages as m } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { useCopy } from '../../../platform/offline/use-copy';
import { useOffline } from '../../../platform/offline/use-offline';
import { formatMinute } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { useOnline } from '../../../platform/transport/live';
import { Card } from '../../../ui/foundation/card';
import { useParameters } from '../../parameters/public';
import { useRouteOptions } from '../routes/queries';
import { useStationOptions } from '../stations/queries';
import { isBegunHere } from '../walks/walking-address';
import { beginCopy, copyPrefix } from './walk-queue';

/** What another walk begins with, kept so that it begins without a network too, and the walks that this device keeps. */
export default function BegunWalks() {
  const say = useSay();
  const isOnline = useOnline();
  const copies = useOffline()?.copies ?? [];
  useRouteOptions();
  useStationOptions();
  useParameters();
  useCopy({
    ...beginCopy,
    place: { address: '/apps/gemba/new', title: say(gembaPageMessages.newWalk) },
  });
  const kept = copies.filter(({ name }) => name.startsWith(copyPrefix));
  // With a network the list has those that the server knows.
  const shown = isOnline ? kept.filter(({ name }) => isBegunHere(name.slice(copyPrefix.length))) : kept;
  if (shown.length === 0) return null;
  return (
    <Card title={say(m.begunHere)}>
      <ul className="lines">
        {shown.map(({ name, address, title, keptAt }) => (
          <li key={name}>
            <span className="grow">
              <Link className="breaks touch-link" to={address}>
                {title}
              </Link>
              <br />
              <small className="meta">
                {say(m.begunSince, { when: formatMinute(new Date(keptAt).toISOString()) })}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
