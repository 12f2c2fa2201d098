import type { ReactNode } from 'react';
import './badge.css';

type BadgeLook =
  | 'plain'
  | 'accent'
  | 'critical'
  | 'major'
  | 'minor'
  | 'ready'
  | 'reviewed'
  | 'warning'
  | 'waiting'
  | 'line';

interface BadgeProps {
  accent?: boolean;
  look?: BadgeLook;
  children: ReactNode;
}

export function Badge({ accent, look = accent ? 'accent' : 'plain', children }: BadgeProps) {
  const shape = 'icons-12 inline-row gap-4 rounded-sm small strong nowrap badge';
  return <span className={look === 'plain' ? shape : `${shape} badge-${look}`}>{children}</span>;
}
