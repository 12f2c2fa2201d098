import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { placeOf } from '../page/address';

interface RowLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  address: string;
}

/**
 * The link of a row or a card. The router's own finds its place in the tree of routes each time it is drawn, which was a
 * tenth of drawing a list; nobody needs to know here whether the address is the one that is open.
 */
export function RowLink({ address, ...link }: RowLinkProps) {
  const router = useRouter();
  const preload = () => void router.preloadRoute(placeOf(address)).catch(() => {});
  const open = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    router.history.push(address);
  };
  return <a className="row-link" href={address} onPointerEnter={preload} onFocus={preload} onClick={open} {...link} />;
}

/** Another tab, another window or a download are the browser's. */
function isPlain({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
