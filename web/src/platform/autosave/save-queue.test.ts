import { beforeEach, describe, expect, it } from 'vitest';
import { PretendClock, settled } from '../testing/pretend-clock';
import { ApiError } from '../transport/api-error';
import { SaveQueue, savingAfter } from './save-queue';

const unreachable = () => new ApiError(0, 'network_failure', 'no network');

let clock: PretendClock;
let failures: ApiError[];
let sent: number;
let reported: unknown[];

beforeEach(() => {
  clock = new PretendClock();
  failures = [];
  sent = 0;
  reported = [];
});

function open(): SaveQueue {
  return new SaveQueue(clock.after, {
    async send() {
      sent += 1;
      await Promise.resolve();
      const failure = failures.shift();
      if (failure) throw failure;
    },
    failed: (error) => void reported.push(error),
  });
}

/** How many attempts have been made after each of these pauses. */
async function sentAfter(...pauses: number[]): Promise<number[]> {
  const counts = [];
  for (const pause of pauses) {
    await clock.pass(pause);
    counts.push(sent);
  }
  return counts;
}

describe('sending', () => {
  it('happens once, at the last time that was planned', async () => {
    const queue = open();
    queue.saveIn(700);
    await clock.pass(699);
    queue.saveIn(700);
    expect(await sentAfter(699, 1, 60_000)).toEqual([0, 1, 1]);
  });

  it('lets calls made meanwhile wait for the request that is under way', async () => {
    const queue = open();
    const first = queue.run();
    expect(queue.run()).toBe(first);
    expect(queue.underway).toBe(first);
    await first;
    expect(sent).toBe(1);
    expect(queue.underway).toBeNull();
  });

  it('does not happen after it was stopped or taken back', async () => {
    const queue = open();
    queue.saveIn(0);
    queue.cancel();
    await clock.pass(60_000);
    queue.saveIn(0);
    queue.stop();
    queue.saveIn(0);
    await clock.pass(60_000);
    expect(sent).toBe(0);
  });
});

describe('after a failure', () => {
  it('tries again, each time after twice the pause, but at least every half minute', async () => {
    const queue = open();
    failures.push(...Array.from({ length: 7 }, unreachable));
    queue.saveIn(0);
    expect(await sentAfter(0, 1999, 1, 4000, 8000, 16_000)).toEqual([1, 1, 2, 3, 4, 5]);
    expect(await sentAfter(29_999, 1, 30_000, 30_000, 600_000)).toEqual([5, 6, 7, 8, 8]);
    expect(reported).toHaveLength(7);
  });

  it('begins with the short pause again once something has arrived', async () => {
    const queue = open();
    failures.push(unreachable(), unreachable());
    queue.saveIn(0);
    await clock.pass(6000);
    expect(sent).toBe(3);
    failures.push(unreachable());
    queue.saveIn(0);
    expect(await sentAfter(0, 2000)).toEqual([4, 5]);
  });

  it.each([
    [422, 1],
    [401, 1],
    [409, 1],
    [408, 2],
    [429, 2],
    [503, 2],
  ])('%i is sent %i times in all', async (status, times) => {
    failures.push(new ApiError(status, 'some_code', 'no'));
    open().saveIn(0);
    await clock.pass(60_000);
    expect(sent).toBe(times);
    expect(reported).toHaveLength(1);
  });

  it('rejects waiting calls with the reason', async () => {
    failures.push(unreachable());
    await expect(open().run()).rejects.toMatchObject({ status: 0 });
  });

  it('is silent once it was stopped', async () => {
    const queue = open();
    failures.push(unreachable());
    const running = queue.run();
    queue.stop();
    await expect(running).rejects.toMatchObject({ status: 0 });
    await clock.pass(60_000);
    await settled();
    expect([sent, reported]).toEqual([1, []]);
  });
});

it('tells a missing network from a refusal', () => {
  const refused = new ApiError(422, 'invalid', 'too long');
  expect(savingAfter(unreachable())).toEqual({ kind: 'offline' });
  expect(savingAfter(refused)).toEqual({ kind: 'failed', error: refused });
});
