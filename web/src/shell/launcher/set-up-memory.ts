import type { localStore } from '../../platform/storage/browser-storage';

type Storage = Pick<typeof localStore, 'getItem' | 'setItem'>;

const keyOf = (userId: number) => `vigie-set-up-hidden.${userId}`;

/** Done, or hidden by the user: the list does not come back on this device. */
export function isSetUpHidden(storage: Storage, userId: number): boolean {
  return storage.getItem(keyOf(userId)) !== null;
}

export function hideSetUp(storage: Storage, userId: number): void {
  storage.setItem(keyOf(userId), 'hidden');
}
