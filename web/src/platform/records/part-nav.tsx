import type { Message } from '@vigie/domain/kernel/message';
import { recordPageMessages } from '@vigie/domain/messages/record-page';
import { useLayoutEffect } from 'react';
import { useSay } from '../page/messages';
import '../../ui/lists/step-link.css';
import './part-nav.css';

interface PartNavProps {
  /** By the name that stands in the address; the same object each time. */
  parts: Readonly<Record<string, Message>>;
  /** A list on the left, where there is room for it; otherwise a line above. */
  isRail?: boolean;
}

/** The parts of a page that has several under one another. */
export function PartNav({ parts, isRail = false }: PartNavProps) {
  const say = useSay();
  useNamedPart(parts);
  return (
    <nav className={isRail ? 'part-nav no-print part-rail' : 'part-nav'} aria-label={say(recordPageMessages.parts)}>
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
function useNamedPart(parts: PartNavProps['parts']): void {
  useLayoutEffect(() => {
    const named = window.location.hash.slice(1);
    if (Object.hasOwn(parts, named)) document.getElementById(named)?.scrollIntoView();
  }, [parts]);
}
