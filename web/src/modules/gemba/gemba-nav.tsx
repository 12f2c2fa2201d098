import type { Message } from '@vigie/domain/kernel/message';
import { gembaTabMessages as m } from '@vigie/domain/modules/gemba/messages';
import { useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import './gemba-nav.css';

const rooms = {
  walks: '/apps/gemba',
  observations: '/apps/gemba/observations',
  heatMap: '/apps/gemba/heat-map',
  walked: '/apps/gemba/walked',
  stations: '/apps/gemba/stations',
  routes: '/apps/gemba/routes',
  duties: '/apps/gemba/duties',
} as const;
type Room = keyof typeof rooms;

/** The lists and figures of the module, above each of them. */
export function GembaNav({ at }: { at: Room }) {
  const say = useSay();
  const words: Readonly<Record<Room, Message>> = m;
  return (
    <nav className="no-print gemba-nav" aria-label={say(m.sections)}>
      <ul className="flex gap-12">
        {(Object.keys(rooms) as Room[]).map((room) => (
          <li key={room}>
            <Link
              className="note strong nowrap touch-link"
              to={rooms[room]}
              aria-current={room === at ? 'page' : undefined}
            >
              {say(words[room])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
