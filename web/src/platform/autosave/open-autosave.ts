import { onSessionChange, sessionNow } from '../session/session';
import { askKeySoon, draftStore } from '../storage/draft-store';
import type { Store } from '../storage/store';
import type { Content } from './merge';
import type { Kept, KeptStore } from './rules';

/** Something written by hand that may still be on its way to the server. */
export interface Unsent {
  readonly store: Pick<Store<unknown>, 'subscribe'>;
  readonly isUnsent: boolean;
  saveNow(): void;
  stop(): void;
}

interface Opened {
  readonly autosave: Unsent;
  readonly userId: number;
  /** How many pages show it; with none it lives until everything has arrived. */
  shown: number;
}

const alive = new Map<string, Opened>();

/** The one that is being written under this key, or a new one. */
export function openAutosave<Open extends Unsent>(key: string, userId: number, begin: () => Open): Open {
  const found = alive.get(key);
  // One key, one kind of content, which the caller of this key knows.
  if (found) return found.autosave as Open;
  const autosave = begin();
  alive.set(key, { autosave, userId, shown: 0 });
  autosave.store.subscribe(() => closeWhenDone(key));
  return autosave;
}

export function openAutosaves(): readonly Unsent[] {
  return [...alive.values()].map(({ autosave }) => autosave);
}

export function enterAutosave(key: string, userId: number, autosave: Unsent): void {
  const opened = alive.get(key) ?? { autosave, userId, shown: 0 };
  opened.shown += 1;
  alive.set(key, opened);
}

export function leaveAutosave(key: string): void {
  const opened = alive.get(key);
  if (!opened) return;
  opened.shown -= 1;
  opened.autosave.saveNow();
  closeWhenDone(key);
}

function closeWhenDone(key: string): void {
  const opened = alive.get(key);
  if (!opened || opened.shown > 0 || opened.autosave.isUnsent) return;
  alive.delete(key);
}

/** One entry for each person and content, because devices are shared. */
export function storedAutosave(key: string): KeptStore<Content> {
  askKeySoon();
  return {
    read: (): Kept<Content> | null => {
      try {
        const kept: unknown = JSON.parse(draftStore.getItem(key) ?? 'null');
        return isKept(kept) ? kept : null;
      } catch {
        return null;
      }
    },
    keep: (value) => draftStore.setItem(key, () => JSON.stringify(value)),
    drop: () => draftStore.removeItem(key),
  };
}

function isKept(stored: unknown): stored is Kept<Content> {
  const { version, base, content, reason } = (stored ?? {}) as Partial<Record<keyof Kept<Content>, unknown>>;
  const isText = reason === null || typeof reason === 'string';
  return Number.isInteger(version) && isContent(base) && isContent(content) && isText;
}

const isContent = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

export function later(milliseconds: number, run: () => void): () => void {
  const timer = window.setTimeout(run, milliseconds);
  return () => window.clearTimeout(timer);
}

const saveAll = () => {
  for (const { autosave } of alive.values()) autosave.saveNow();
};
window.addEventListener('online', saveAll);
window.addEventListener('pagehide', saveAll);
document.addEventListener('visibilitychange', () => document.hidden && saveAll());

// Devices are shared: what one person typed must not be sent in the name of the next.
onSessionChange(() => {
  for (const [key, { autosave, userId }] of alive) {
    if (userId === sessionNow().user?.id) continue;
    autosave.stop();
    alive.delete(key);
  }
});
