import type { ReactNode } from 'react';
import './empty-state.css';
import { Icon } from '../icons/icon';

interface EmptyStateProps {
  title: string;
  text?: string;
  action?: ReactNode;
  /** Something failed, rather than nothing being there. */
  failed?: boolean;
  /** Stands in place of a whole page, whose heading its title then is. */
  wholePage?: boolean;
}

export function EmptyState({ title, text, action, failed, wholePage }: EmptyStateProps) {
  return (
    <div className="empty" role={failed ? 'alert' : undefined}>
      {failed ? <Icon name="alert" /> : <Lighthouse />}
      {wholePage ? <h1>{title}</h1> : <b className="semibold">{title}</b>}
      {text && <p className="muted">{text}</p>}
      {action}
    </div>
  );
}

function Lighthouse() {
  return (
    <svg className="art" viewBox="0 0 96 64" aria-hidden="true">
      <path className="beamfill" d="M30 22 92 4v34z" />
      <path d="M8 56h80M22 56l3-26h10l3 26M24 30h12M26 22a4 4 0 0 1 8 0v8h-8z" />
      <circle className="lit" cx="30" cy="24" r="3" />
      <path d="M52 50h6M64 50h10M50 44h4" />
    </svg>
  );
}
