import { localStore } from '../storage/browser-storage';

type Storage = Pick<typeof localStore, 'getItem' | 'setItem'>;

/** Long enough to show a habit, short enough to follow a new one. */
const remembered = 40;

/** Which pages the user opens most on this device, so that their files can be fetched before they are asked for. */
export function createOpenedPages(storage: Storage) {
  const keyOf = (userId: number) => `vigie-opened-pages.${userId}`;
  const latest = (userId: number) => (storage.getItem(keyOf(userId)) ?? '').split(' ').filter(Boolean);
  return {
    note(userId: number, path: string): void {
      storage.setItem(keyOf(userId), [path, ...latest(userId)].slice(0, remembered).join(' '));
    },
    /** Paths of routes, the most frequent first; of two that are equally frequent the one opened last. */
    mostOpened(userId: number, count: number): readonly string[] {
      const times = new Map<string, number>();
      for (const path of latest(userId)) times.set(path, (times.get(path) ?? 0) + 1);
      return [...times]
        .sort(([, one], [, other]) => other - one)
        .slice(0, count)
        .map(([path]) => path);
    },
  };
}

export const openedPages = createOpenedPages(localStore);
