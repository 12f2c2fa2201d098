import type { Message } from '@vigie/domain/kernel/message';
import { procedureTabMessages as m } from '@vigie/domain/modules/procedures/messages';
import { useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import './procedures-nav.css';

const rooms = {
  procedures: '/apps/procedures',
  versions: '/apps/procedures/versions',
  reviews: '/apps/procedures/reviews',
  copies: '/apps/procedures/copies',
} as const;
type Room = keyof typeof rooms;

/** The lists of the module, above each of them. */
export function ProceduresNav({ at }: { at: Room }) {
  const say = useSay();
  const words: Readonly<Record<Room, Message>> = m;
  return (
    <nav className="no-print procedures-nav" aria-label={say(m.sections)}>
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
