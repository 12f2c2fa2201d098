import type { EntryAnswer, EntryHead } from '@vigie/domain/kernel/offline/entry';
import { undoMs } from '@vigie/domain/kernel/offline/order';
import { offlineHours } from '@vigie/domain/kernel/offline/passcode';
import { connectionMessages } from '@vigie/domain/messages/connection';
import { offlineNoticeMessages as m } from '@vigie/domain/messages/offline-notice';
import type { CurrentUser } from '@vigie/domain/modules/accounts/contract';
import { notify } from '../../ui/overlays/toast';
import { sayNow } from '../page/messages';
import { postponeReloadWhile } from '../page-files/new-version';
import { enterOffline, onSessionChange, sessionNow } from '../session/session';
import { storageKeys } from '../session/session-rules';
import { localStore } from '../storage/browser-storage';
import { askDraftKey } from '../storage/draft-key';
import { createStore } from '../storage/store';
import { call } from '../transport/api';
import { ApiError, sentenceOf } from '../transport/api-error';
import { queryClient } from '../transport/query-client';
import { DeviceDatabase } from './device-database';
import { entryCall, type SentEntry, sendPhoto } from './entry-calls';
import { EntrySender } from './entry-sender';
import type { DeviceStore, KeptCopy, KeptEntry, KeptFile, KeptPhoto, NewEntry } from './kept-entry';
import { MemoryEntries } from './memory-entries';
import { markOfDevice } from './offline-mark';
import { People } from './people';
import { countEntries, hasFiles, SealedEntries } from './sealed-entries';
import { keyOfEntries } from './sealing';
import { newId } from './secure-origin';
import { startWorker } from './start-worker';

export { fileOf, hasRoomFor, photoOf } from './photos';

/**
 * `off`: not over plain http. `no_storage`: the browser keeps nothing; in both what is written waits in the page. `closed`: only
 * the network gives the key. `locked`: the passcode does. `open`: entries can be read and kept.
 */
export type Access = 'starting' | 'off' | 'no_storage' | 'closed' | 'locked' | 'open';

export interface OfflineState {
  readonly access: Access;
  readonly hasPasscode: boolean;
  /** How long the code opens after the last contact with the server. */
  readonly hours: number;
  readonly entries: readonly KeptEntry[];
  /** Of this person, sealed with a key that is no longer theirs. */
  readonly unreadable: number;
  /** How many entries of other people wait here. */
  readonly others: number;
  readonly isSending: boolean;
  /** What opens here without a network. */
  readonly copies: readonly Omit<KeptCopy, 'value'>[];
}

const nothing: OfflineState = {
  access: 'starting',
  hasPasscode: false,
  hours: offlineHours.usual,
  entries: [],
  unreadable: 0,
  others: 0,
  isSending: false,
  copies: [],
};

export const offlineState = createStore<OfflineState>(nothing);

const database = new DeviceDatabase();
export const people = new People(database);

interface OpenQueue {
  readonly owner: number;
  readonly entries: DeviceStore;
  readonly sender: EntrySender;
}

let queue: OpenQueue | null = null;
let opening: Promise<void> | null = null;
let isStarted = false;

const show = (changes: Partial<OfflineState>) => offlineState.set({ ...offlineState.get(), ...changes });

/** Once on a page, after its first rows. */
export function startOffline(): Promise<void> {
  if (!isStarted) {
    isStarted = true;
    const wake = () => void openOwn();
    onSessionChange(wake);
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', () => !document.hidden && wake());
    postponeReloadWhile(() => offlineState.get().isSending || isForgetful());
    startWorker();
  }
  return openOwn();
}

/** Something would be gone with the page. */
const isForgetful = () => queue?.entries instanceof MemoryEntries && !queue.entries.isEmpty;

/** Opens what the signed-in person has here, as far as that is possible now, and sends it. */
function openOwn(): Promise<void> {
  const { user } = sessionNow();
  if (queue && queue.owner !== user?.id) close();
  if (!user) return Promise.resolve();
  if (queue) {
    void queue.sender.sendNow();
    return opening ?? Promise.resolve();
  }
  opening ??= openFor(user).finally(() => {
    opening = null;
  });
  return opening;
}

function close(): void {
  queue?.sender.stop();
  queue = null;
  offlineState.set(nothing);
}

async function openFor(user: CurrentUser): Promise<void> {
  if (!window.isSecureContext || !window.crypto?.subtle) return openInPage(user.id, 'off');
  try {
    await database.read(() => () => {});
  } catch {
    return openInPage(user.id, 'no_storage');
  }
  // Only a session with a token can ask; one that was opened by the passcode has its key already.
  const draftKey = localStore.getItem(storageKeys.token) ? await askProvenKey(user).catch(() => null) : null;
  if (sessionNow().user?.id !== user.id) return;
  if (draftKey) return openWith(user.id, draftKey);
  const person = await people.find(user.id);
  // The passcode may have opened it while the server was asked.
  if (queue) return;
  show({ access: person?.wrapped ? 'locked' : 'closed', hasPasscode: Boolean(person?.wrapped) });
  await refresh();
}

function openInPage(owner: number, access: 'off' | 'no_storage'): void {
  const entries = new MemoryEntries();
  queue = { owner, entries, sender: senderOf(owner, entries) };
  show({ access });
}

/** Notes that the server has let them in now. */
async function askProvenKey(user: CurrentUser): Promise<string> {
  const { key, offlineHours: hours, clockAhead } = await askDraftKey(user.id);
  await people.prove(user, clockAhead, hours);
  show({ hours });
  return key;
}

async function openWith(owner: number, draftKey: string): Promise<void> {
  // Texts that are being written open with the same key.
  const { draftStore } = await import('../storage/draft-store');
  const key = Uint8Array.from(atob(draftKey), (character) => character.charCodeAt(0));
  draftStore.begin(owner);
  if (draftStore.isLocked) await draftStore.unlock(owner, key);
  const entries = new SealedEntries(database, owner, await keyOfEntries(key));
  const person = await people.find(owner);
  if (queue) return;
  queue = { owner, entries, sender: senderOf(owner, entries) };
  await refresh();
  if (queue?.owner !== owner) return;
  show({ access: 'open', hasPasscode: Boolean(person?.wrapped) });
  await showCopies();
  void queue.sender.sendNow().then(refresh);
}

/** Wrong tries are counted; opened, also without a session: the network is not there to give one. */
export async function unlockWith(owner: number, passcode: string) {
  const unlocking = await people.unlock(owner, passcode);
  if (unlocking.outcome === 'opened') {
    const { draftKey, user } = unlocking;
    if (sessionNow().user?.id !== owner) enterOffline(user);
    await openWith(owner, draftKey);
  } else if (unlocking.outcome === 'dropped') {
    show({ access: 'closed', hasPasscode: false });
    await markDevice();
  }
  return unlocking;
}

/** With the network alone: the key comes from the server. */
export async function choosePasscode(passcode: string): Promise<void> {
  const { user } = sessionNow();
  if (!user) return;
  const draftKey = await askProvenKey(user);
  await people.choosePasscode(passcode, { draftKey, user });
  // Asked once it matters: otherwise the browser may forget what is kept when room gets short.
  await navigator.storage?.persist?.().catch(() => false);
  show({ hasPasscode: true });
  await markDevice();
}

export async function dropPasscode(): Promise<void> {
  const { user } = sessionNow();
  if (!user) return;
  await people.dropPasscode(user.id);
  show({ hasPasscode: false });
  await markDevice();
}

export interface Written extends Omit<NewEntry, 'head' | 'undoUntil'> {
  readonly canBeUndone?: boolean;
  /** Made here unless other entries name it already. */
  readonly captureId?: string;
  readonly base: EntryHead['base'];
  readonly contract: number;
  readonly photos: readonly KeptPhoto[];
  /** Those of its photos that were kept while it was written. */
  readonly files: readonly string[];
}

/** Done when it is on the disk of the device, photos and all. */
export async function keepEntry({
  captureId = newId(),
  base,
  contract,
  photos,
  files,
  canBeUndone = false,
  ...entry
}: Written): Promise<{ readonly captureId: string; readonly undoUntil: number | null }> {
  if (!queue) throw new Error('The device is locked');
  const { owner, entries, sender } = queue;
  const distinct = [...new Map(photos.map((photo) => [photo.sha256, photo])).values()];
  const skewMs = entries instanceof MemoryEntries ? null : ((await people.find(owner))?.skewMs ?? null);
  const made = distinct.flatMap(({ sha256, original }) => (original ? [[sha256, original]] : []));
  const head: EntryHead = {
    captureId,
    base,
    photos: distinct.map(({ sha256 }) => sha256),
    ...(made.length > 0 && { originals: Object.fromEntries(made) }),
    deviceTime: new Date().toISOString(),
    skewMs,
    contract,
  };
  const undoUntil = canBeUndone ? Date.now() + undoMs : null;
  await entries.add({ ...entry, head, undoUntil }, distinct, files);
  await refresh();
  void sender.sendNow().then(refresh);
  return { captureId, undoUntil };
}

type Arrival = (entry: KeptEntry) => void;
const arrivals = new Set<Arrival>();

/** Called when the server has an entry, before any page knows that it waits no longer. */
export function onArrival(listener: Arrival): () => void {
  arrivals.add(listener);
  return () => arrivals.delete(listener);
}

/** Whether what is written can be kept now, if only in the page. */
export const canKeep = (): boolean => queue !== null;

export const readPhoto = async (captureId: string, n: number): Promise<KeptPhoto | null> =>
  (await queue?.entries.readPhoto(captureId, n)) ?? null;

/** What the server has answered since the page was opened. */
const answers = new Map<string, EntryAnswer>();

/** Sends it although it could still be taken back, and what stands before it; fails with the reason where it does not arrive. */
export async function sendEntryNow(captureId: string): Promise<EntryAnswer> {
  const entry = await findEntry(captureId);
  if (entry?.state === 'waiting') await queue?.entries.change(entry, { undoUntil: null });
  // One that is under way may have looked for the last time already.
  if (queue?.sender.isSending) await queue.sender.sendNow();
  if (!answers.has(captureId)) await queue?.sender.sendNow();
  await refresh();
  const answer = answers.get(captureId);
  if (answer) return answer;
  const { reason } = (await findEntry(captureId)) ?? {};
  throw reason ? new ApiError(409, 'refused', reason) : new ApiError(0, 'unsent', sayNow(m.notSent));
}

/** Null where it has been sent, or is about to be. */
export async function takeBack(captureId: string, place: string): Promise<readonly KeptFile[] | null> {
  const entry = await findEntry(captureId);
  const isHeld = entry?.state === 'waiting' && Date.now() < (entry.undoUntil ?? 0);
  if (!queue || !entry || !(isHeld || entry.state === 'refused')) return null;
  const files = await queue.entries.takeBack(entry, place);
  await refresh();
  return files;
}

const findEntry = async (captureId: string) =>
  (await queue?.entries.list())?.find((entry) => entry.captureId === captureId);

/** What a page shows now, so that it opens without a network; not possible where the device keeps nothing. */
export async function keepCopy(copy: Omit<KeptCopy, 'keptAt'>): Promise<void> {
  await queue?.entries.keepCopy({ ...copy, keptAt: Date.now() });
  await showCopies();
}

export async function findCopy(name: string): Promise<KeptCopy | null> {
  return (await queue?.entries.listCopies())?.find((copy) => copy.name === name) ?? null;
}

export async function removeCopy(name: string): Promise<void> {
  await queue?.entries.removeCopy(name);
  await showCopies();
}

async function showCopies(): Promise<void> {
  const held = queue;
  const copies = (await held?.entries.listCopies()) ?? [];
  if (held !== queue) return;
  show({ copies: copies.map(({ name, address, title, keptAt }) => ({ name, address, title, keptAt })) });
}

/** A file of something that is being written, so that a browser that is closed meanwhile loses none. Null: not possible now. */
export async function keepFile(place: string, photo: KeptPhoto): Promise<string | null> {
  if (!queue) return null;
  const id = newId();
  await queue.entries.addFile({ id, place, photo });
  await markDevice();
  return id;
}

export async function listKeptFiles(place: string): Promise<readonly KeptFile[]> {
  return (await queue?.entries.listFiles(place)) ?? [];
}

export async function moveKeptFiles(from: string, to: string): Promise<void> {
  await queue?.entries.moveFiles(from, to);
}

export async function dropKeptFile(id: string): Promise<void> {
  await queue?.entries.removeFile(id);
  await markDevice();
}

export async function tryAgain(entry: KeptEntry): Promise<void> {
  await queue?.entries.change(entry, { state: 'waiting', reason: null });
  await refresh();
  await queue?.sender.sendNow().then(refresh);
}

/** Only its person decides so. */
export async function discardEntry(entry: KeptEntry): Promise<void> {
  await queue?.entries.remove(entry);
  await refresh();
}

/** As files of the device: for an entry that has to be written anew. */
export async function savePhotos({ captureId, head }: KeptEntry): Promise<void> {
  for (const n of head.photos.keys()) {
    const photo = await queue?.entries.readPhoto(captureId, n);
    if (!photo) continue;
    const url = URL.createObjectURL(new Blob([photo.content], { type: photo.type }));
    Object.assign(document.createElement('a'), { href: url, download: photo.name }).click();
    // The browser reads it after the click.
    window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }
}

export const sendNow = async (): Promise<void> => {
  await queue?.sender.sendNow().then(refresh);
};

function senderOf(owner: number, store: DeviceStore): EntrySender {
  const sender: EntrySender = new EntrySender({
    store,
    sendPhoto: (captureId, { content, name, type }) => sendPhoto(captureId, new File([content], name, { type })),
    sendEntry: ({ path, head, content }) => {
      const body: SentEntry = { entry: head, content, sentAt: new Date().toISOString() };
      return call(entryCall(path), { body });
    },
    alone: async (work) => {
      const send = async () => {
        // Only a session with a token may send.
        if (!localStore.getItem(storageKeys.token)) return;
        show({ isSending: true });
        await work().finally(() => show({ isSending: false }));
      };
      // What waits in this page is in no other.
      if (store instanceof MemoryEntries) return send();
      await navigator.locks.request(`vigie-offline-${owner}`, { ifAvailable: true }, (lock) =>
        lock ? send() : undefined,
      );
    },
    now: Date.now,
    after: (milliseconds, run) => {
      const timer = window.setTimeout(run, milliseconds);
      return () => window.clearTimeout(timer);
    },
    reasonOf: (error) => sentenceOf(error, sayNow(connectionMessages.unknownError)),
    onSent: (entry, answer) => {
      const { record, captureId, head, endsCopy } = entry;
      answers.set(captureId, answer);
      for (const listener of arrivals) listener(entry);
      if (endsCopy) void removeCopy(endsCopy).catch(() => {});
      // What was sent at once has not been without a network. One message in place of the other: there may be fifty.
      const hasWaited = Date.now() - Date.parse(head.deviceTime) > longestWithNetwork;
      if (hasWaited) notify.success(sayNow(m.sent, { id: answer.recordId }), { id: 'offline-sent' });
      void queryClient.invalidateQueries({ queryKey: [record] });
    },
    onChange: refresh,
  });
  return sender;
}

async function refresh(): Promise<void> {
  if (queue?.entries instanceof MemoryEntries) return show({ entries: await queue.entries.list() });
  const owner = sessionNow().user?.id;
  const held = queue;
  const [counts, entries] = await Promise.all([countEntries(database), held?.entries.list() ?? []]);
  if (held !== queue) return;
  const own = owner === undefined ? 0 : (counts.get(owner) ?? 0);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  show({ entries, others: all - own, unreadable: held ? own - entries.length : 0 });
  await markDevice();
}

/** Held to be undone, and a slow line. */
const longestWithNetwork = 30_000;

/** What the start of a page and the sign-in page ask before anything of this is loaded. */
async function markDevice(): Promise<void> {
  if (queue?.entries instanceof MemoryEntries) return;
  const [counts, files, known] = await Promise.all([countEntries(database), hasFiles(database), people.list()]);
  markOfDevice.set({
    hasEntries: counts.size > 0 || files,
    hasPasscode: known.some(({ wrapped }) => wrapped !== null),
  });
}
