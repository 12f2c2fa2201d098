import { expect, it } from 'vitest';
import { withPortion } from './near-rows';

const ids = (count: number) => Array.from({ length: count }, (_, at) => `cause-${at}`);

it('gives buttons to a few rows at a time, and takes them from others when all in sight have theirs', () => {
  const waiting = new Map([['gone', false], ...ids(8).map((id) => [id, true] as const)]);
  const first = withPortion(new Set(['gone']), waiting);
  expect([...first]).toEqual(['gone', ...ids(6)]);
  const second = withPortion(first, waiting);
  expect([...second]).toEqual(ids(8));
  expect(waiting.size).toBe(0);
});

it('has nothing to do for rows that are as they should be', () => {
  const waiting = new Map([...ids(300).map((id) => [id, false] as const), ['near', true] as const]);
  expect([...withPortion(new Set(['near']), waiting)]).toEqual(['near']);
  expect(waiting.size).toBe(0);
});
