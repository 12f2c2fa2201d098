import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRefetchQueue } from './refetch-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function started() {
  const asked: string[] = [];
  return { asked, askAgain: createRefetchQueue((record) => asked.push(record)) };
}

it('asks at once when no other page listens', () => {
  const { asked, askAgain } = started();
  askAgain('action');
  askAgain('action', 0);
  expect(asked).toEqual(['action', 'action']);
});

it('waits its own part of the spread', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.25);
  const { asked, askAgain } = started();
  askAgain('alert', 2000);
  vi.advanceTimersByTime(499);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(['alert']);
});

it('asks once for all that is heard of a record while it waits, and again for what comes later', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { asked, askAgain } = started();
  for (let heard = 0; heard < 5; heard++) {
    askAgain('alert', 2000);
    askAgain('notification', 2000);
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(5000);
  expect(asked).toEqual(['alert', 'notification']);
  askAgain('alert', 2000);
  vi.advanceTimersByTime(2000);
  expect(asked).toEqual(['alert', 'notification', 'alert']);
});

it('lets news for this page alone answer what was waiting', () => {
  const { asked, askAgain } = started();
  askAgain('alert', 2000);
  askAgain('alert');
  vi.advanceTimersByTime(5000);
  expect(asked).toEqual(['alert']);
});
