import { localStore } from '../storage/browser-storage';

interface Mark {
  readonly hasEntries: boolean;
  readonly hasPasscode: boolean;
}

const key = 'vigie-offline';

/** What a page knows of the device before it has loaded anything of the queue. */
export const markOfDevice = {
  get: (): Mark => {
    const mark = localStore.getItem(key) ?? '';
    return { hasEntries: mark.includes('e'), hasPasscode: mark.includes('p') };
  },
  set: ({ hasEntries, hasPasscode }: Mark) => {
    const mark = `${hasEntries ? 'e' : ''}${hasPasscode ? 'p' : ''}`;
    if (mark) localStore.setItem(key, mark);
    else localStore.removeItem(key);
  },
};
