const key = 'vigie-versions-loaded';

/** The script that starts the application. It names every other file, so its own name changes with each of them. */
export function entryScriptOf(page: string): string | null {
  return page.match(/<script[^>]* type="module"[^>]* src="([^"]+)"/)?.[1] ?? null;
}

interface Versions {
  readonly running: string | null;
  /** Null when the server cannot be reached, or answers something else. */
  readonly deployed: string | null;
  readonly isEveryFileThere: () => Promise<boolean>;
}

/** The version whose full load would bring the lost file, if there is one. */
export async function versionToLoad({ running, deployed, isEveryFileThere }: Versions): Promise<string | null> {
  if (deployed !== running) return deployed;
  // Every file is there after all: the browser remembers that it was not.
  return (await isEveryFileThere()) ? deployed : null;
}

/**
 * Each version is loaded by itself once in a tab, so that two versions which answer in turns cannot send the browser back
 * and forth. Where nothing can be stored the first time could not be remembered, so there is none.
 */
export function claimVersion(storage: Pick<Storage, 'getItem' | 'setItem'>, version: string): boolean {
  const claimed = (storage.getItem(key) ?? '').split(' ');
  if (claimed.includes(version)) return false;
  storage.setItem(key, [...claimed, version].join(' '));
  return (storage.getItem(key) ?? '').split(' ').includes(version);
}
