interface KeptOrNot extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  keys: () => readonly string[];
  /** Something could not be kept, and would be forgotten with this page. */
  isForgetful: () => boolean;
}

/** Storage that may be missing (private windows, blocked cookies): what cannot be kept is forgotten with the tab. */
function storageOr(open: () => Storage): KeptOrNot {
  const memory = new Map<string, string>();
  const attempt = <Result>(use: (storage: Storage) => Result, otherwise: () => Result): Result => {
    try {
      return use(open());
    } catch {
      return otherwise();
    }
  };
  return {
    getItem: (key) =>
      attempt(
        (storage) => storage.getItem(key),
        () => memory.get(key) ?? null,
      ),
    setItem: (key, value) =>
      attempt(
        (storage) => storage.setItem(key, value),
        () => void memory.set(key, value),
      ),
    removeItem: (key) =>
      attempt(
        (storage) => storage.removeItem(key),
        () => void memory.delete(key),
      ),
    keys: () =>
      attempt(
        (storage) => Object.keys(storage),
        () => [...memory.keys()],
      ),
    isForgetful: () => memory.size > 0,
  };
}

export const localStore = storageOr(() => window.localStorage);
export const tabStore = storageOr(() => window.sessionStorage);
