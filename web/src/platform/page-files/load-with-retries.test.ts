import { expect, it } from 'vitest';
import { FileLost, loadWithRetries } from './load-with-retries';

/** A file that is there after so many failures. */
function fileAfter(failures: number, isOnline = true) {
  const pauses: number[] = [];
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked <= failures) throw new TypeError(`lost ${asked}`);
    return 'page';
  };
  const wait = async (pause: number) => void pauses.push(pause);
  return { pauses, asked: () => asked, loaded: loadWithRetries(load, wait, () => isOnline) };
}

it('asks once for a file that is there', async () => {
  const file = fileAfter(0);
  expect(await file.loaded).toBe('page');
  expect(file.asked()).toBe(1);
  expect(file.pauses).toEqual([]);
});

it.each([
  [1, [300]],
  [2, [300, 1000]],
  [3, [300, 1000, 3000]],
])('finds a file after %i failures, and waits longer each time', async (failures, pauses) => {
  const file = fileAfter(failures);
  expect(await file.loaded).toBe('page');
  expect(file.pauses).toEqual(pauses);
});

it('says that it is lost after the last attempt, and why', async () => {
  const file = fileAfter(Number.POSITIVE_INFINITY);
  const lost = await file.loaded.catch((error: unknown) => error);
  expect(lost).toBeInstanceOf(FileLost);
  expect((lost as FileLost).cause).toEqual(new TypeError('lost 4'));
  expect(file.asked()).toBe(4);
});

it('is lost at once without a network', async () => {
  const file = fileAfter(1, false);
  expect(await file.loaded.catch((error: unknown) => error)).toBeInstanceOf(FileLost);
  expect(file.asked()).toBe(1);
});

it('is no error that the router would answer with a reload of its own', async () => {
  const { message } = new FileLost(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'));
  expect(message).not.toMatch(/dynamically imported module|Importing a module script failed/);
});
