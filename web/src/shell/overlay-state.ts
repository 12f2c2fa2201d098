import { createStore } from '../platform/store';

export type OverlayName = 'palette' | 'shortcuts' | 'feedback';

/** The one dialog that stands over the page, wherever it was asked for. */
export const openOverlay = createStore<OverlayName | null>(null);

export function showOverlay(name: OverlayName): void {
  openOverlay.set(name);
}
