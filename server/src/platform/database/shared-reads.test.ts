import { describe, expect, it } from 'vitest';
import { systemContext } from '../context';
import { SharedReads } from './shared-reads';
import type { Reader } from './tx';

const reader = {} as Reader;

/** A database whose reads end when the test says so. */
function slowDatabase() {
  const reads: (() => void)[] = [];
  let value = 'old';
  const read = async <T>(_context: unknown, work: (given: Reader) => Promise<T>): Promise<T> => {
    const answer = await work(reader);
    await new Promise<void>((done) => reads.push(done));
    return answer;
  };
  return {
    reads,
    shared: new SharedReads({ read }),
    commit: (changed: string) => {
      value = changed;
    },
    question: { key: 'what', ask: async () => value },
  };
}
const settle = () => new Promise((done) => setTimeout(done, 5));

describe('a question that several ask at the same moment', () => {
  it('is read once for all who come while it is read, after those who came before', async () => {
    const { shared, reads, question } = slowDatabase();
    const context = systemContext(1);
    const first = shared.read(context, question);
    const others = Array.from({ length: 9 }, () => shared.read(context, question));
    await settle();
    expect(reads).toHaveLength(1);
    reads[0]?.();
    await first;
    await settle();
    expect(reads).toHaveLength(2);
    reads[1]?.();
    expect(await Promise.all(others)).toEqual(Array(9).fill('old'));
  });

  it('is never answered by a read that began before it was asked', async () => {
    const { shared, reads, question, commit } = slowDatabase();
    const context = systemContext(1);
    const before = shared.read(context, question);
    await settle();
    commit('new');
    const after = shared.read(context, question);
    reads[0]?.();
    expect(await before).toBe('old');
    await settle();
    reads[1]?.();
    expect(await after).toBe('new');
  });

  it('is read apart for each company', async () => {
    const { shared, reads, question } = slowDatabase();
    void shared.read(systemContext(1), question);
    void shared.read(systemContext(2), question);
    await settle();
    expect(reads).toHaveLength(2);
  });

  it('that fails fails for those who waited for it, and is asked anew by the next', async () => {
    let fails = true;
    const shared = new SharedReads({ read: (_context, work) => work(reader) });
    const ask = async () => {
      await settle();
      if (fails) throw new Error('broken');
      return 'well';
    };
    const context = systemContext(1);
    const asked = [1, 2, 3].map(() => shared.read(context, { key: 'what', ask }));
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    fails = false;
    expect(await shared.read(context, { key: 'what', ask })).toBe('well');
  });
});
