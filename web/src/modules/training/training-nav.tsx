import type { Message } from '@vigie/domain/kernel/message';
import {
  absencesPath,
  curriculaPath,
  matrixPath,
  postsPath,
  requirementsPath,
  trainingPath,
} from '@vigie/domain/modules/training/id';
import { trainingTabMessages as m } from '@vigie/domain/modules/training/pages/messages';
import { useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import { gatesPath, minePath } from './addresses';
import './training-nav.css';

const rooms = {
  mine: minePath,
  all: trainingPath,
  matrix: matrixPath,
  requirements: requirementsPath,
  curricula: curriculaPath,
  posts: postsPath,
  absences: absencesPath,
  gates: gatesPath,
} as const;
type Room = keyof typeof rooms;

/** With a query: without one the address of the module leads to what the reader owes. */
const queries: Readonly<Partial<Record<Room, Readonly<Record<string, string>>>>> = { all: { assigned: 'team' } };

/** The lists of the module, above each of them. */
export function TrainingNav({ at }: { at: Room }) {
  const say = useSay();
  const words: Readonly<Record<Room, Message>> = m;
  return (
    <nav className="no-print training-nav" aria-label={say(m.sections)}>
      <ul className="flex gap-12">
        {(Object.keys(rooms) as Room[]).map((room) => (
          <li key={room}>
            <Link
              className="note strong nowrap touch-link"
              to={rooms[room]}
              {...(queries[room] && { search: queries[room] })}
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
