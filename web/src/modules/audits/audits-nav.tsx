import type { Message } from '@vigie/domain/kernel/message';
import { auditTabMessages as m } from '@vigie/domain/modules/audits/messages';
import { useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import './audits-nav.css';

const rooms = {
  audits: '/apps/audit',
  findings: '/apps/audit/findings',
  calendar: '/apps/audit/calendar',
  programmes: '/apps/audit/programmes',
  coverage: '/apps/audit/coverage',
} as const;
type Room = keyof typeof rooms;

/** The lists and figures of the module, above each of them. */
export function AuditsNav({ at }: { at: Room }) {
  const say = useSay();
  const words: Readonly<Record<Room, Message>> = m;
  return (
    <nav className="no-print audits-nav" aria-label={say(m.sections)}>
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
