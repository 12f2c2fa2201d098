import { launcherGroupMessages, shellMessages as m } from '@vigie/domain/messages/shell/shell';
import { useMemo } from 'react';
import { webModules } from '../../modules';
import { useWaiting } from '../../modules/overview/public';
import { useSay } from '../../platform/page/messages';
import type { WebModule } from '../../platform/page/web-module';
import { formatUnread } from '../../platform/records/format-unread';
import { Link } from '../../platform/router/link';
import { useUser } from '../../platform/session/session';
import { localStore } from '../../platform/storage/browser-storage';
import { Icon } from '../../ui/icons/icon';
import { showHelp } from '../help/help-state';
import { TileIcon } from '../launcher/tile-icon';
import { navigationOf, type Place, type PlaceGroup } from './places';

const modules: readonly WebModule[] = Object.values(webModules);

export function useNavigation(): readonly PlaceGroup[] {
  const user = useUser();
  return useMemo(() => navigationOf(modules, user), [user]);
}

/** The places of the side bar, with what waits in each. */
export function PlaceLinks({ onFollow }: { onFollow?: () => void }) {
  const say = useSay();
  const waiting = useWaiting();
  return (
    <ul className="side-groups">
      <li>
        <PlaceLink place={{ path: '/home', title: m.home, icon: 'home' }} waits={0} onFollow={onFollow} />
      </li>
      {useNavigation().map(({ group, places }) => (
        <li key={group}>
          <span className="small muted strong side-group">{say(launcherGroupMessages[group])}</span>
          <ul>
            {places.map((place) => (
              <li key={place.path}>
                <PlaceLink place={place} waits={waiting(place.path)} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </li>
      ))}
      <li className="side-help">
        <button
          type="button"
          className="row text-13 rounded touch-target side-link"
          title={say(m.help)}
          onClick={() => {
            onFollow?.();
            showHelp();
          }}
        >
          <Icon name="info" />
          <span className="clip side-word">{say(m.help)}</span>
        </button>
      </li>
    </ul>
  );
}

interface PlaceLinkProps {
  place: Place;
  waits: number;
  onFollow: (() => void) | undefined;
}

function PlaceLink({ place: { path, title, tile, icon }, waits, onFollow }: PlaceLinkProps) {
  const say = useSay();
  const follow = () => {
    // As from its tile: the sources clear what another report has left.
    if (tile === 'new-issue') localStore.removeItem('completedSteps');
    onFollow?.();
  };
  return (
    <Link className="row text-13 rounded touch-target side-link" to={path} title={say(title)} onClick={follow}>
      {tile ? <TileIcon tile={tile} /> : <Icon name={icon ?? 'chevron-right'} />}
      <span className="side-word">{say(title)}</span>
      <WaitingCount waits={waits} />
    </Link>
  );
}

/** Beside the name of a place: how much waits there. */
export function WaitingCount({ waits }: { waits: number }) {
  const say = useSay();
  if (waits === 0) return null;
  return (
    <span className="small digits waiting-count" role="img" aria-label={say(m.waitingHere, { n: waits })}>
      {formatUnread(waits)}
    </span>
  );
}
