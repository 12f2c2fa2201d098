import type { ReactNode } from 'react';
import './page.css';

interface PageProps {
  title: string;
  count?: string;
  actions?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
}

/** The frame of every page but the launcher: title row, then content. */
export function Page({ title, count, actions, narrow, children }: PageProps) {
  return (
    <div className={narrow ? 'page narrow' : 'page'}>
      <div className="row gap-12 phone-wrap titlerow">
        <h1 className="title">{title}</h1>
        {count && <span className="muted digits count">{count}</span>}
        {actions && <div className="flex push actions">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
