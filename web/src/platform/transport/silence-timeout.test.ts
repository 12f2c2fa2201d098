import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { abortWhenSilent, silenceTimeoutMs } from './silence-timeout';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A stream that ends only when it is cut off. */
function opened() {
  const stop = new AbortController();
  const stream = { heard: () => {}, isOver: false };
  const reading = abortWhenSilent(
    stop.signal,
    (signal, heard) =>
      new Promise((_, reject) => {
        stream.heard = heard;
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  )
    .catch(() => {})
    .finally(() => {
      stream.isOver = true;
    });
  return { stop, stream, reading };
}

it('listens as long as the server says that it is there', async () => {
  const { stop, stream, reading } = opened();
  for (let beat = 0; beat < 10; beat++) {
    await vi.advanceTimersByTimeAsync(25_000);
    stream.heard();
  }
  expect(stream.isOver).toBe(false);
  stop.abort();
  await reading;
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up a stream that has been silent for a minute, also one that never answered', async () => {
  const { stream } = opened();
  await vi.advanceTimersByTimeAsync(silenceTimeoutMs);
  expect(stream.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(stream.isOver).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('notices soon after waking that the time has passed, though no timer ran while the machine slept', async () => {
  const { stream } = opened();
  await vi.advanceTimersByTimeAsync(10_000);
  stream.heard();
  vi.setSystemTime(Date.now() + 8 * 3_600_000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(stream.isOver).toBe(true);
});

it('hands on how the stream ended', async () => {
  const stays = new AbortController().signal;
  await expect(abortWhenSilent(stays, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await expect(abortWhenSilent(stays, () => Promise.resolve())).resolves.toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});
