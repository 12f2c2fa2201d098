import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SealedStore } from './sealed-store';

const disk = new Map<string, string>();
const storage = {
  getItem: (name: string) => disk.get(name) ?? null,
  setItem: (name: string, value: string) => void disk.set(name, value),
  removeItem: (name: string) => void disk.delete(name),
  keys: () => [...disk.keys()],
};
const { subtle } = globalThis.crypto;
const keyOf = (person: number) => new Uint8Array(32).fill(person);
const name = 'vigie-draft.7.feedback';
const sealed = () => vi.waitFor(() => expect(disk.get(name)).toMatch(/^sealed1\./));

async function signedIn(person: number): Promise<SealedStore> {
  const store = new SealedStore(storage, subtle);
  store.begin(person);
  await store.unlock(person, keyOf(person));
  return store;
}

beforeEach(() => disk.clear());

describe('R05 R24 what a user types', () => {
  it('is read at once, and is on the device as ciphertext alone', async () => {
    const store = await signedIn(7);
    store.setItem(name, 'Une fuite à la ligne 4');
    expect(store.getItem(name)).toBe('Une fuite à la ligne 4');
    expect(store.isForgetful).toBe(true);
    await sealed();
    expect(JSON.stringify([...disk])).not.toContain('fuite');
    await vi.waitFor(() => expect(store.isForgetful).toBe(false));
  });

  it('comes back to the same person, and to no other user', async () => {
    const before = await signedIn(7);
    before.setItem(name, 'Une fuite');
    await sealed();
    before.end(false);
    expect(before.getItem(name)).toBeNull();
    expect((await signedIn(7)).getItem(name)).toBe('Une fuite');
    expect((await signedIn(8)).getItem(name)).toBeNull();
    const wrongKey = new SealedStore(storage, subtle);
    wrongKey.begin(7);
    await wrongKey.unlock(7, keyOf(8));
    expect(wrongKey.getItem(name)).toBeNull();
    expect(disk.has(name)).toBe(true);
  });

  it('is not read under another name', async () => {
    const store = await signedIn(7);
    store.setItem(name, 'Une fuite');
    await sealed();
    disk.set('vigie-draft.7.alert', disk.get(name) ?? '');
    expect((await signedIn(7)).getItem('vigie-draft.7.alert')).toBeNull();
  });

  it('is sealed when the key comes after the typing, and newer than what the device has', async () => {
    const before = await signedIn(7);
    before.setItem(name, 'avant');
    await sealed();
    const store = new SealedStore(storage, subtle);
    store.begin(7);
    store.setItem(name, 'après');
    await store.unlock(7, keyOf(7));
    await vi.waitFor(() => expect(store.isForgetful).toBe(false));
    expect((await signedIn(7)).getItem(name)).toBe('après');
  });

  it('keeps its last word, whichever sealing ends first, and nothing after it was dropped', async () => {
    const store = await signedIn(7);
    for (const text of ['a', 'ab', 'abc']) store.setItem(name, text);
    await vi.waitFor(() => expect(store.isForgetful).toBe(false));
    expect((await signedIn(7)).getItem(name)).toBe('abc');
    store.setItem(name, 'abcd');
    store.removeItem(name);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(disk.has(name)).toBe(false);
  });

  it('is sealed by the last moment of a session', async () => {
    const store = await signedIn(7);
    store.setItem(name, 'dernier mot');
    store.end(false);
    await sealed();
    expect((await signedIn(7)).getItem(name)).toBe('dernier mot');
  });

  it('is written out and sealed once for many letters, and at once when the page goes', async () => {
    const waits: (() => void)[] = [];
    const store = new SealedStore(storage, subtle, () => new Promise((resolve) => waits.push(resolve)));
    store.begin(7);
    await store.unlock(7, keyOf(7));
    const written = vi.fn((text: string) => text);
    for (const text of ['a', 'ab', 'abc']) store.setItem(name, () => written(text));
    expect(waits).toHaveLength(1);
    expect(written).not.toHaveBeenCalled();
    expect(store.isForgetful).toBe(true);
    store.sealNow();
    await sealed();
    expect(written.mock.calls).toEqual([['abc']]);
    expect((await signedIn(7)).getItem(name)).toBe('abc');
    store.setItem(name, 'abcd');
    for (const end of waits) end();
    await vi.waitFor(() => expect(store.isForgetful).toBe(false));
    expect((await signedIn(7)).getItem(name)).toBe('abcd');
  });

  it('is taken over from an earlier release, and sealed', async () => {
    disk.set(name, '{"text":"en clair"}');
    expect((await signedIn(7)).getItem(name)).toBe('{"text":"en clair"}');
    await sealed();
  });

  it('follows another page of the same person', async () => {
    const here = await signedIn(7);
    const there = await signedIn(7);
    there.setItem(name, 'là-bas');
    await sealed();
    await here.follow(name);
    expect(here.getItem(name)).toBe('là-bas');
    there.removeItem(name);
    await here.follow(name);
    expect(here.getItem(name)).toBeNull();
  });
});

describe('without Web Crypto', () => {
  it('R24 what was typed waits in the page for the same person, and is never on the device', async () => {
    const store = new SealedStore(storage, undefined);
    store.begin(7);
    await store.unlock(7, keyOf(7));
    store.setItem(name, 'en mémoire');
    store.end(false);
    store.begin(7);
    expect(store.getItem(name)).toBe('en mémoire');
    expect(disk.size).toBe(0);
    expect(store.isForgetful).toBe(true);
    store.end(false);
    store.begin(8);
    expect(store.getItem(name)).toBeNull();
    store.setItem('vigie-draft.8.feedback', 'autre');
    store.end(true);
    store.begin(8);
    expect(store.getItem('vigie-draft.8.feedback')).toBeNull();
  });
});
