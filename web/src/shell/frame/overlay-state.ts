import { tabStore } from '../../platform/storage/browser-storage';
import { createStore } from '../../platform/storage/store';

const names = ['palette', 'shortcuts', 'feedback', 'navigation', 'help'] as const;
export type OverlayName = (typeof names)[number];

const key = 'vigie-open-overlay';

/** The one dialog that stands over the page, wherever it was asked for. */
export const openOverlay = createStore<OverlayName | null>(takeOverlay());

export function showOverlay(name: OverlayName): void {
  openOverlay.set(name);
}

/** It was opened, and a newer version of the page is loaded to show it. */
export function openAfterReload(name: OverlayName): void {
  tabStore.setItem(key, name);
}

function takeOverlay(): OverlayName | null {
  const kept = tabStore.getItem(key);
  tabStore.removeItem(key);
  return names.find((name) => name === kept) ?? null;
}
