import { companyRoles, type Role } from '@vigie/domain/kernel/identity/actor';
import { permits } from '@vigie/domain/kernel/identity/permission';
import {
  appMessages,
  launcherGroupMessages,
  shellMessages as m,
  shortRoleMessages,
} from '@vigie/domain/messages/shell/shell';
import { setUpReaders } from '@vigie/domain/modules/overview/readers';
import { useCallback, useEffect, useState } from 'react';
import { webModules } from '../../modules';
import { useWaiting } from '../../modules/overview/public';
import { type Say, useSay } from '../../platform/page/messages';
import type { WebModule } from '../../platform/page/web-module';
import { fetchAhead } from '../../platform/page-files/fetch-ahead';
import { lazyComponent } from '../../platform/page-files/lazy-component';
import { LazyPart } from '../../platform/page-files/lazy-part';
import { openedPages } from '../../platform/page-files/often-opened';
import { Link } from '../../platform/router/link';
import { preload } from '../../platform/router/router';
import { useUser } from '../../platform/session/session';
import { localStore } from '../../platform/storage/browser-storage';
import { Icon } from '../../ui/icons/icon';
import { WaitingCount } from '../navigation/place-links';
import { placesWithoutTile } from '../navigation/places';
import { hideSetUp, isSetUpHidden } from './set-up-memory';
import { TileIcon } from './tile-icon';
import { launcherGroups, type TileId, targetOf } from './tiles';
import './launcher.css';

const modules: readonly WebModule[] = Object.values(webModules);

export default function HomePage() {
  const say = useSay();
  const user = useUser();
  useEffect(() => {
    for (const path of openedPages.mostOpened(user.id, 2)) fetchAhead(() => preload(path));
  }, [user.id]);
  return (
    <div className="launch">
      <h1 className="title">{say(m.greeting, { name: user.first_name || user.username })}</h1>
      {permits(setUpReaders, user) && <SetUp userId={user.id} />}
      {launcherGroups.map(({ group, tiles }) => (
        <section key={group} className="line-top launch-group" aria-label={say(launcherGroupMessages[group])}>
          <h2 className="note strong">{say(launcherGroupMessages[group])}</h2>
          <div className="grid tiles">
            {tiles.map((tile) => (
              <Tile key={tile} tile={tile} />
            ))}
          </div>
        </section>
      ))}
      <OtherPlaces />
    </div>
  );
}

const SetUpList = lazyComponent(() => import('./set-up-list'));

/** Its room is kept from the first draw on, so that the tiles do not move when it is known what is open. */
function SetUp({ userId }: { userId: number }) {
  const [isHidden, setHidden] = useState(() => isSetUpHidden(localStore, userId));
  const hide = useCallback(() => {
    hideSetUp(localStore, userId);
    setHidden(true);
  }, [userId]);
  if (isHidden) return null;
  return (
    <div className="set-up">
      <LazyPart onLost={() => setHidden(true)}>
        <SetUpList onHide={hide} />
      </LazyPart>
    </div>
  );
}

/** What the sources give no tile, below the tiles. */
function OtherPlaces() {
  const say = useSay();
  const waiting = useWaiting();
  const places = placesWithoutTile(modules, useUser()).flatMap((group) => group.places);
  if (places.length === 0) return null;
  return (
    <section className="line-top launch-group" aria-label={say(m.alsoHere)}>
      <h2 className="note strong">{say(m.alsoHere)}</h2>
      <ul className="cluster launch-others">
        {places.map(({ path, title, icon }) => (
          <li key={path}>
            <Link className="btn btn-ghost" to={path}>
              <Icon name={icon ?? 'chevron-right'} />
              {say(title)}
              <WaitingCount waits={waiting(path)} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ tile }: { tile: TileId }) {
  const say = useSay();
  const target = targetOf(tile, modules, useUser());
  const waits = useWaiting()(`/apps/${tile}`);
  if (target.kind !== 'link') {
    return (
      <div className="card relative text-13 strong tile tile-off">
        <TileIcon tile={tile} />
        <span>{say(appMessages[tile])}</span>
        <span className="meta soon">
          {target.kind === 'missing' ? say(m.notAvailableYet) : reservedWords(target.to, say)}
        </span>
      </div>
    );
  }
  const isNewIssue = tile === 'new-issue';
  return (
    <Link
      className={`card relative text-13 strong tile${isNewIssue ? ' tile-primary' : ''}`}
      to={target.address}
      onClick={() => isNewIssue && localStore.removeItem('completedSteps')}
    >
      <TileIcon tile={tile} />
      <span>{say(appMessages[tile])}</span>
      <WaitingCount waits={waits} />
    </Link>
  );
}

function reservedWords(roles: readonly Role[], say: Say): string {
  const isForAll = companyRoles.every((role) => roles.includes(role));
  const words = isForAll ? say(m.everyCompany) : roles.map((role) => say(shortRoleMessages[role])).join(', ');
  return say(m.reservedTo, { roles: words });
}
