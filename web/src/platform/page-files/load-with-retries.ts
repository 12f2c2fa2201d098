/** How long it waits before each further attempt. */
const pauses = [300, 1000, 3000];

/** The file of a page or dialog cannot be had, after every attempt. */
export class FileLost extends Error {
  /** Clears the cached failure, so that the next render retries. */
  forget: () => void = () => {};

  constructor(cause: unknown) {
    super('A file of the application cannot be had', { cause });
  }
}

/**
 * A lost packet, or a copy of the server that is being replaced: the next attempt may find the file. It is asked for at
 * the same address, as the HTML standard has it since 2026: under another (`?retry=1`) a file that others import as well
 * would run twice, and what it imports itself would be no easier to get. Older browsers remember the failure until the
 * next full load, which `versionToLoad` sees to.
 */
export async function loadWithRetries<File>(
  load: () => Promise<File>,
  wait = timeOrNetwork,
  isOnline = () => navigator.onLine,
): Promise<File> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch (cause) {
      // Without a network no further attempt finds it, and its page can say so at once.
      if (!isOnline()) throw new FileLost(cause);
      await wait(pause);
    }
  }
  return load().catch((cause) => {
    throw new FileLost(cause);
  });
}

function timeOrNetwork(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    window.addEventListener('online', go);
  });
}
