import type { ReactNode } from 'react';
import './banner.css';
import { Icon } from './icon';

/** Something true about the whole page or form. */
export function Banner({ kind = 'info', children }: { kind?: 'info' | 'warning' | 'error'; children: ReactNode }) {
  return (
    <div className={kind === 'info' ? 'banner' : `banner banner-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={kind === 'info' ? 'info' : 'alert'} />
      <div className="grow">{children}</div>
    </div>
  );
}
