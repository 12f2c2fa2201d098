import { expect, it } from 'vitest';
import { type Asker, Queue } from './queue';

const one = { companyId: 1 };
const other = { companyId: 2 };
const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Takes turns and writes down, in order, for whom each began. */
function taker(queue: Queue) {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const take = async (name: string, asker: Asker) => {
    const end = await queue.take(asker);
    began.push(name);
    ends.set(name, end);
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await soon();
  };
  return { began, take, end };
}

it('lets so many in, has so many wait, and sends the next away', async () => {
  const queue = new Queue(2, 1);
  const [endFirst, endSecond] = [await queue.take(one), await queue.take(one)];
  let isThirdIn = false;
  const third = queue.take(one).then((end) => {
    isThirdIn = true;
    return end;
  });
  await expect(queue.take(one)).rejects.toMatchObject({ code: 'busy', status: 503 });
  expect(isThirdIn).toBe(false);
  endFirst();
  // Ending twice gives no second place away.
  endFirst();
  const endThird = await third;
  const fourth = queue.take(one);
  await expect(queue.take(one)).rejects.toMatchObject({ code: 'busy' });
  endSecond();
  (await fourth)();
  endThird();
  await Promise.all([queue.take(one), queue.take(one)]);
});

it('R44 a company that fills its own places makes no other wait behind them, nor be sent away', async () => {
  const queue = new Queue(1, 3);
  const { began, take, end } = taker(queue);
  await take('a1', one);
  const waiting = ['a2', 'a3', 'a4'].map((name) => take(name, one));
  await expect(queue.take(one)).rejects.toMatchObject({ code: 'busy' });
  waiting.push(take('b1', other), take('b2', other), take('c1', { companyId: 3 }));
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']) await end(name);
  await Promise.all(waiting);
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  // All turns are over: the next comes in at once.
  await take('d1', one);
  expect(began.at(-1)).toBe('d1');
});

it('R44 work whose client has left is dropped, and its place is free', async () => {
  const queue = new Queue(1, 1);
  const { began, take, end } = taker(queue);
  await take('a1', one);
  const left = new AbortController();
  const dropped = take('a2', { ...one, signal: left.signal });
  await expect(queue.take(one)).rejects.toMatchObject({ code: 'busy' });
  left.abort();
  await expect(dropped).rejects.toMatchObject({ code: 'busy' });
  await expect(queue.take({ ...one, signal: left.signal })).rejects.toMatchObject({ code: 'busy' });
  const next = take('a3', one);
  await end('a1');
  await next;
  expect(began).toEqual(['a1', 'a3']);
});

it('R44 a client who leaves after the turn began changes nothing', async () => {
  const queue = new Queue(1, 1);
  const { began, take, end } = taker(queue);
  await take('a1', one);
  const left = new AbortController();
  const second = take('a2', { ...one, signal: left.signal });
  await end('a1');
  await second;
  left.abort();
  const third = take('a3', one);
  await soon();
  expect(began).toEqual(['a1', 'a2']);
  await end('a2');
  await third;
});
