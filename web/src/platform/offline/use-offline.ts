import { useEffect, useSyncExternalStore } from 'react';
import { fetchAhead } from '../page-files/fetch-ahead';
import { createStore, useStore } from '../storage/store';
import type { OfflineState } from './offline';
import { markOfDevice } from './offline-mark';

export type Offline = typeof import('./offline');

const loaded = createStore<Offline | null>(null);

/** The queue of this device, opened as far as that is possible now. */
export async function loadOffline(): Promise<Offline> {
  const offline = await import('./offline');
  await offline.startOffline();
  loaded.set(offline);
  return offline;
}

const never = () => () => {};

/** How the device stands; null until that is known: the queue comes after the first move, or where the network is away. */
export function useOffline(): OfflineState | null {
  const offline = useStore(loaded);
  useEffect(() => {
    const load = () => loadOffline().catch(() => undefined);
    if (!navigator.onLine || markOfDevice.get().hasEntries) void load();
    else fetchAhead(load);
  }, []);
  return useSyncExternalStore(offline?.offlineState.subscribe ?? never, () => offline?.offlineState.get() ?? null);
}
