import { companyRoles, type Role } from '@vigie/domain/kernel/identity/actor';
import {
  appMessages,
  launcherGroupMessages,
  shellMessages as m,
  shortRoleMessages,
} from '@vigie/domain/messages/shell/shell';
import { useEffect } from 'react';
import { webModules } from '../../modules';
import { type Say, useSay } from '../../platform/page/messages';
import type { WebModule } from '../../platform/page/web-module';
import { fetchAhead } from '../../platform/page-files/fetch-ahead';
import { openedPages } from '../../platform/page-files/often-opened';
import { Link } from '../../platform/router/link';
import { preload } from '../../platform/router/router';
import { useUser } from '../../platform/session/session';
import { localStore } from '../../platform/storage/browser-storage';
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
    </div>
  );
}

function Tile({ tile }: { tile: TileId }) {
  const say = useSay();
  const target = targetOf(tile, modules, useUser());
  if (target.kind !== 'link') {
    return (
      <div className="tile tile-off">
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
      className={isNewIssue ? 'tile tile-primary' : 'tile'}
      to={target.address}
      onClick={() => isNewIssue && localStore.removeItem('completedSteps')}
    >
      <TileIcon tile={tile} />
      <span>{say(appMessages[tile])}</span>
    </Link>
  );
}

function reservedWords(roles: readonly Role[], say: Say): string {
  const isForAll = companyRoles.every((role) => roles.includes(role));
  const words = isForAll ? say(m.everyCompany) : roles.map((role) => say(shortRoleMessages[role])).join(', ');
  return say(m.reservedTo, { roles: words });
}
