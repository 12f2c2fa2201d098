import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let storages: Record<'localStorage' | 'sessionStorage', Pick<Storage, 'getItem' | 'setItem'>>;
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  // Other tests share these modules, and what they remember.
  vi.resetModules();
  storages = { localStorage: newStorage(), sessionStorage: newStorage() };
  vi.stubGlobal('window', { ...storages, location: { reload } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockReset();
});

function newStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const always = { mayLeave: () => true };

it('loads a version once, and does what must be done before', async () => {
  const { loadVersion } = await import('./new-version');
  const beforeLeaving = vi.fn(() => expect(reload).not.toHaveBeenCalled());
  expect(await loadVersion('b', { ...always, beforeLeaving })).toBe(true);
  expect(beforeLeaving).toHaveBeenCalledOnce();
  expect(await loadVersion('b', always)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves a file that is on its way the time to arrive', async () => {
  const { loadVersion, postponeReloadWhile } = await import('./new-version');
  let isOnItsWay = true;
  postponeReloadWhile(() => isOnItsWay);
  const loading = loadVersion('b', always);
  await vi.advanceTimersByTimeAsync(5000);
  expect(reload).not.toHaveBeenCalled();
  isOnItsWay = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(await loading).toBe(true);
});

it('stays with a file that does not arrive, and may load the version later', async () => {
  const { loadVersion, postponeReloadWhile } = await import('./new-version');
  let isOnItsWay = true;
  postponeReloadWhile(() => isOnItsWay);
  const loading = loadVersion('b', always);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await loading).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  isOnItsWay = false;
  expect(await loadVersion('b', always)).toBe(true);
});

it('stays where the person has gone elsewhere, or has typed, by the last moment', async () => {
  const { loadVersion } = await import('./new-version');
  expect(await loadVersion('b', { mayLeave: () => false })).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('stays where a draft could not be stored', async () => {
  const { localStore } = await import('../storage/browser-storage');
  const { loadVersion } = await import('./new-version');
  storages.localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  localStore.setItem('vigie-draft.1.feedback', '{}');
  expect(await loadVersion('b', always)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('stays where the tab cannot remember that it has been there', async () => {
  const { loadVersion } = await import('./new-version');
  storages.sessionStorage.setItem = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(await loadVersion('b', always)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
