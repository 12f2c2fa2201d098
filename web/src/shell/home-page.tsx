import { Link } from '@tanstack/react-router';
import { appMessages, launcherGroupMessages, shellMessages as m } from '@vigie/domain/messages/shell';
import { webModules } from '../modules';
import { localStore } from '../platform/browser-storage';
import { useSay } from '../platform/messages';
import { useUser } from '../platform/session';
import './launcher.css';
import { TileIcon } from './tile-icon';
import { launcherGroups, linkOf, type TileId } from './tiles';

const modules = Object.values(webModules);

export default function HomePage() {
  const say = useSay();
  const user = useUser();
  return (
    <div className="launch">
      <h1>{say(m.greeting, { name: user.first_name || user.username })}</h1>
      {launcherGroups.map(({ group, tiles }) => (
        <section key={group} className="launch-group" aria-label={say(launcherGroupMessages[group])}>
          <h2>{say(launcherGroupMessages[group])}</h2>
          <div className="tiles">
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
  const address = linkOf(tile, modules);
  if (!address) {
    return (
      <div className="tile tile-off">
        <TileIcon tile={tile} />
        <span>
          {say(appMessages[tile])}
          <span className="soon">{say(m.notAvailableYet)}</span>
        </span>
      </div>
    );
  }
  const isNewIssue = tile === 'new-issue';
  return (
    <Link
      className={isNewIssue ? 'tile tile-primary' : 'tile'}
      to={address}
      onClick={() => isNewIssue && localStore.removeItem('completedSteps')}
    >
      <TileIcon tile={tile} />
      <span>{say(appMessages[tile])}</span>
    </Link>
  );
}
