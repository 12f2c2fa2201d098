import { type ReactNode, useEffect, useState } from 'react';

type Overlays = typeof import('./aria-overlays');

let found: Overlays | undefined;
let loading: Promise<void> | undefined;
let ways = { attempt: (load: () => Promise<Overlays>) => load(), onLost: () => {} };

/** How often the file is asked for, and what else is done where it cannot be had. */
export function handleOverlayFile(handled: typeof ways): void {
  ways = handled;
}

/** What draws dialogs and menus is as large as a page, and no page is opened with one. */
export function loadOverlays(): Promise<void> {
  loading ??= ways
    .attempt(() => import('./aria-overlays'))
    .then(
      (overlays) => {
        found = overlays;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
  return loading;
}

interface OverlayProps {
  /** The file cannot be had: what was to be opened is closed, and the page stays as it is. */
  onLost: () => void;
  draw: (overlays: Overlays) => ReactNode;
}

export function Overlay({ onLost, draw }: OverlayProps) {
  const [isThere, setThere] = useState(found !== undefined);
  useEffect(() => {
    if (isThere) return;
    let isShown = true;
    loadOverlays().then(
      () => isShown && setThere(true),
      () => {
        if (!isShown) return;
        onLost();
        ways.onLost();
      },
    );
    return () => {
      isShown = false;
    };
  }, [isThere, onLost]);
  return isThere && found ? draw(found) : null;
}
