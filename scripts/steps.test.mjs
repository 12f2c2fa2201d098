import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { step } from './steps.mjs';

let printed = '';
const { isTTY } = process.stdout;
beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
});
afterEach(() => {
  process.stdout.isTTY = isTTY;
  vi.restoreAllMocks();
});

const building = { doing: 'Building', done: 'Built' };

it('a step is one line, with how long it took', async () => {
  process.stdout.isTTY = false;
  await step(building, async () => {});
  expect(printed).toBe('Built in 1 s\n');
});

it('a terminal shows a step while it runs, and its line in the same place', async () => {
  process.stdout.isTTY = true;
  await step(building, async () => {});
  expect(printed).toBe('\r\x1b[KBuilding...\r\x1b[KBuilt in 1 s\n\r\x1b[K');
});

it('a step that fails leaves nothing but its error', async () => {
  process.stdout.isTTY = false;
  await expect(step(building, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(printed).toBe('');
});
