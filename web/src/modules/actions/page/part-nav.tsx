import { actionPageMessages as m, todoListMessages } from '@vigie/domain/modules/actions/messages/page';
import { useLayoutEffect } from 'react';
import { useSay } from '../../../platform/page/messages';

/** The parts of the page, by the name that stands in its address. */
export const parts = {
  description: m.description,
  todos: todoListMessages.title,
  attachments: m.attachments,
  comments: m.comments,
  history: m.history,
} as const;
export type Part = keyof typeof parts;

/** Where there is room for it a list on the left, otherwise a line above. */
export function PartNav({ isRail = false }: { isRail?: boolean }) {
  const say = useSay();
  useNamedPart();
  return (
    <nav className={isRail ? 'part-nav part-rail' : 'part-nav'} aria-label={say(m.parts)}>
      <ul>
        {Object.entries(parts).map(([part, label]) => (
          <li key={part}>
            <a className="step-link" href={`#${part}`}>
              {say(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The browser looked for the part before it was there. */
function useNamedPart(): void {
  useLayoutEffect(() => {
    const named = window.location.hash.slice(1);
    if (Object.hasOwn(parts, named)) document.getElementById(named)?.scrollIntoView();
  }, []);
}
