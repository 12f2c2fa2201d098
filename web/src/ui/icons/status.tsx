import type { ReactNode } from 'react';
import { Icon } from './icon';
import './status.css';

/** A state as a drawing and a word, for lists. */
export function Status({ kind, children }: { kind: 'waiting' | 'good' | 'off'; children: ReactNode }) {
  return (
    <span className={`inline-row text-13 nowrap status status-${kind}`}>
      <Icon name={`state-${kind}`} />
      {children}
    </span>
  );
}
