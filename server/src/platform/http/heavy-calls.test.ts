import { expect, it } from 'vitest';
import { HeavyCalls } from './heavy-calls';

const person = (companyId: number, userId: number) => ({ companyId, userId });
const present = () => new AbortController().signal;

/** Which callers have had their turn, in its order, and what ends it. */
function begin(calls: HeavyCalls) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, caller: { companyId: number; userId: number }, gone = present()) =>
    calls.take(caller, gone).then((end) => {
      if (!end) return;
      started.push(name);
      ends.set(name, end);
    });
  return { started, ask, end: (name: string) => ends.get(name)?.() };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('R44 runs two of one account at once, whatever it asks for, and others beside them', async () => {
  const { started, ask, end } = begin(new HeavyCalls());
  for (const name of ['a', 'b', 'c', 'd']) void ask(name, person(1, 1));
  void ask('other', person(1, 2));
  await settle();
  expect(started).toEqual(['a', 'b', 'other']);
  end('a');
  // Ending twice gives no second turn away.
  end('a');
  await settle();
  expect(started).toEqual(['a', 'b', 'other', 'c']);
});

it('R44 takes the company with the fewest running next, so that none fills the line for others', async () => {
  const { started, ask, end } = begin(new HeavyCalls({ atOnce: 3, perCompany: 3 }));
  for (let user = 1; user <= 9; user += 1) void ask(`large ${user}`, person(1, user));
  void ask('small', person(2, 1));
  await settle();
  expect(started).toEqual(['large 1', 'large 2', 'large 3']);
  end('large 2');
  await settle();
  expect(started.at(-1)).toBe('small');
});

it('R44 keeps turns free for other companies while the people of one ask for many', async () => {
  const { started, ask } = begin(new HeavyCalls({ atOnce: 5, perCompany: 3 }));
  for (let user = 1; user <= 9; user += 1) void ask(`large ${user}`, person(1, user));
  void ask('small', person(2, 1));
  await settle();
  expect(started).toEqual(['large 1', 'large 2', 'large 3', 'small']);
});

it('R44 drops what waits for a client that has left', async () => {
  const { started, ask, end } = begin(new HeavyCalls());
  const left = new AbortController();
  void ask('a', person(1, 1));
  void ask('b', person(1, 1));
  const dropped = ask('left', person(1, 1), left.signal);
  void ask('c', person(1, 1));
  await settle();
  left.abort();
  await dropped;
  await ask('gone before', person(1, 1), left.signal);
  end('a');
  await settle();
  expect(started).toEqual(['a', 'b', 'c']);
});

it('R44 refuses an account, or a company, that has too many waiting, and nobody else', async () => {
  const calls = new HeavyCalls({ atOnce: 1, waitingPerAccount: 2, waitingPerCompany: 3 });
  const { ask } = begin(calls);
  for (let call = 0; call < 3; call += 1) void ask('mine', person(1, 1));
  await settle();
  await expect(calls.take(person(1, 1), present())).rejects.toMatchObject({ code: 'busy', status: 503 });
  void ask('colleague', person(1, 2));
  await expect(calls.take(person(1, 3), present())).rejects.toMatchObject({ code: 'busy' });
  void ask('other company', person(2, 1));
  await settle();
});

it('R44 passes a turn on when its client reads the answer slowly', async () => {
  const { started, ask } = begin(new HeavyCalls({ perAccount: 1, longestMs: 5 }));
  void ask('slow', person(1, 1));
  void ask('next', person(1, 1));
  await expect.poll(() => started).toEqual(['slow', 'next']);
});
