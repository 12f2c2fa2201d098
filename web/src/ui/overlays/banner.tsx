import type { ReactNode } from 'react';
import './banner.css';
import { Icon } from '../icons/icon';

const icons = { info: 'info', success: 'check', warning: 'alert', error: 'alert' } as const;

/** Something true about the whole page or form. */
export function Banner({ kind = 'info', children }: { kind?: keyof typeof icons; children: ReactNode }) {
  return (
    <div
      className={
        kind === 'info'
          ? 'row-top gap-10 text-13 rounded banner'
          : `row-top gap-10 text-13 rounded banner banner-${kind}`
      }
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <Icon name={icons[kind]} />
      <div className="grow">{children}</div>
    </div>
  );
}
