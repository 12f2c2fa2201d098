import { expect, it } from 'vitest';
import { createOpenedPages } from './often-opened';

function pagesOf() {
  const kept = new Map<string, string>();
  return createOpenedPages({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  });
}

it('tells the pages that a user opens most, the most frequent first', () => {
  const pages = pagesOf();
  for (const path of ['/apps/inbox', '/apps/hse', '/apps/actions', '/apps/hse', '/apps/inbox', '/apps/hse'])
    pages.note(1, path);
  expect(pages.mostOpened(1, 2)).toEqual(['/apps/hse', '/apps/inbox']);
  expect(pages.mostOpened(1, 9)).toEqual(['/apps/hse', '/apps/inbox', '/apps/actions']);
});

it('knows nothing of any other user on the device', () => {
  const pages = pagesOf();
  pages.note(1, '/apps/hse');
  expect(pages.mostOpened(2, 2)).toEqual([]);
});

it('follows a new habit', () => {
  const pages = pagesOf();
  for (let n = 0; n < 100; n += 1) pages.note(1, '/apps/hse');
  for (let n = 0; n < 30; n += 1) pages.note(1, '/apps/actions');
  expect(pages.mostOpened(1, 1)).toEqual(['/apps/actions']);
});
