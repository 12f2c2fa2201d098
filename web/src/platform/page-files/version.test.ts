import { expect, it } from 'vitest';
import { claimVersion, entryScriptOf, versionToLoad } from './version';

const page = (entry: string) => `<!doctype html><html><head>
  <script src="/theme.js"></script>
  <script type="module" crossorigin src="${entry}"></script>
  <link rel="modulepreload" crossorigin href="/assets/session-1.js"></head></html>`;

it('knows a version by the script that starts it', () => {
  expect(entryScriptOf(page('/assets/index-a.js'))).toBe('/assets/index-a.js');
  expect(entryScriptOf('<h1>502 Bad Gateway</h1>')).toBeNull();
  expect(entryScriptOf('')).toBeNull();
});

it.each([
  ['a newer version', 'a', 'b', false, 'b'],
  ['the same, whose file is gone', 'a', 'a', false, null],
  ['the same, whose file is there although the browser remembers that it was not', 'a', 'a', true, 'a'],
  ['no answer', 'a', null, true, null],
])('decides what a full load would bring: %s', async (_, running, deployed, isThere, wanted) => {
  expect(await versionToLoad({ running, deployed, isEveryFileThere: async () => isThere })).toBe(wanted);
});

function newStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

it('loads each version once, also when two of them answer in turns', () => {
  const storage = newStorage();
  const answers = ['b', 'a', 'b', 'a', 'b', 'c', 'c'].map((version) => claimVersion(storage, version));
  expect(answers).toEqual([true, true, false, false, false, true, false]);
});

it('loads none where nothing can be stored', () => {
  expect(claimVersion({ getItem: () => null, setItem: () => {} }, 'b')).toBe(false);
});
