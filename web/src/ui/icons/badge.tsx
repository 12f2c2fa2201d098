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
  return <span className={look === 'plain' ? 'icons-12 badge' : `icons-12 badge badge-${look}`}>{children}</span>;
}
