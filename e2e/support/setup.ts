import { afterAll, afterEach, expect } from 'vitest';
import { closePages } from './browser';
import { killStarted } from './processes';

afterEach(async ({ task }) => {
  expect(await closePages({ name: task.name, failed: task.result?.state === 'fail' })).toEqual([]);
});
afterAll(killStarted);
