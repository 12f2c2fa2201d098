import { fetchAhead } from '../page-files/fetch-ahead';
import { sessionNow, setLoading } from '../session/session';
import { localStore } from './browser-storage';

/** Loaded apart: only a signed-in user types something worth keeping. */
const open = (userId: number) => import('./draft-store').then(({ openDrafts }) => openDrafts(userId)).catch(() => {});

const hasKept = (userId: number) => localStore.keys().some((key) => key.startsWith(`vigie-draft.${userId}.`));

/** Pages read what was typed as they open: it must be readable by then. Where nothing is kept, this returns at once. */
export async function readyDrafts(userId: number): Promise<void> {
  const opening = open(userId);
  if (hasKept(userId)) await opening;
}

export function startDrafts(): void {
  const { user } = sessionNow();
  if (!user) return;
  if (!hasKept(user.id)) {
    // A page that is only read needs no key. What is typed before the key is there is sealed once it is.
    fetchAhead(() => open(user.id));
    return;
  }
  setLoading(true);
  void open(user.id).then(() => setLoading(false));
}
