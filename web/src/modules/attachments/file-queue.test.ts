import { expect, it } from 'vitest';
import { FileQueue } from './file-queue';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const named = (name: string) => new File(['x'], name);

/** Sending that the test lets succeed or fail. */
function controlled() {
  const sent: { name: string; done: () => void; fail: (reason: unknown) => void; signal: AbortSignal }[] = [];
  const send = (file: File, onProgress: (part: number) => void, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      onProgress(0.5);
      sent.push({ name: file.name, done: resolve, fail: reject, signal });
    });
  const queue = new FileQueue(send, (file) => (file.name.endsWith('.exe') ? 'no program' : null));
  const shown = () => queue.store.get().map(({ file, progress, failure }) => [file.name, progress, failure]);
  return { queue, sent, shown };
}

it('sends one file after the other and forgets what has arrived', async () => {
  const { queue, sent, shown } = controlled();
  queue.add([named('a.png'), named('b.png')]);
  expect(shown()).toEqual([
    ['a.png', 0.5, null],
    ['b.png', null, null],
  ]);
  sent[0]?.done();
  await settled();
  expect(shown()).toEqual([['b.png', 0.5, null]]);
  sent[1]?.done();
  await settled();
  expect(queue.isBusy).toBe(false);
  expect(shown()).toEqual([]);
});

it('keeps a refused file in sight, goes on with the next, and tries again when asked', async () => {
  const { queue, sent, shown } = controlled();
  queue.add([named('a.png'), named('b.exe'), named('c.png')]);
  sent[0]?.fail('too large');
  await settled();
  expect(shown()).toEqual([
    ['a.png', null, 'too large'],
    ['b.exe', null, 'no program'],
    ['c.png', 0.5, null],
  ]);
  sent[1]?.done();
  await settled();
  expect(queue.isBusy).toBe(false);
  const [first] = queue.store.get();
  if (first) queue.retry(first.key);
  expect(sent.map(({ name }) => name)).toEqual(['a.png', 'c.png', 'a.png']);
});

it('cancels what is under way and goes on', async () => {
  const { queue, sent, shown } = controlled();
  queue.add([named('a.png'), named('b.png')]);
  const [first] = queue.store.get();
  if (first) queue.remove(first.key);
  await settled();
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(shown()).toEqual([['b.png', 0.5, null]]);
});
