import { expect, it } from 'vitest';
import type { Filling } from './filling';
import { answerKey, flatFilling, unflatFilling } from './flat-filling';

const filling: Filling = {
  answers: { q1: 'a', q2: 3, q3: ['x', 'y'] },
  repeats: {
    s1: [
      { id: 'i1', answers: { q4: 'one' } },
      { id: 'i2', answers: {} },
    ],
    s2: [],
  },
};

it('is a table and back again', () => {
  const flat = flatFilling(filling);
  expect(flat).toEqual({ q1: 'a', q2: 3, q3: ['x', 'y'], 's1/': ['i1', 'i2'], 's1/i1/q4': 'one', 's2/': [] });
  expect(unflatFilling(flat)).toEqual(filling);
});

it('leaves out what is said of an instance that is not listed, and keeps the order of those that are', () => {
  expect(unflatFilling({ 's1/': ['i2', 'i1'], 's1/i1/q4': 'one', 's1/i3/q4': 'lost' })).toEqual({
    answers: {},
    repeats: {
      s1: [
        { id: 'i2', answers: {} },
        { id: 'i1', answers: { q4: 'one' } },
      ],
    },
  });
});

it('names an answer by its place', () => {
  expect(answerKey({ questionId: 'q1', instanceId: null }, 's1')).toBe('q1');
  expect(answerKey({ questionId: 'q1', instanceId: 'i1' }, 's1')).toBe('s1/i1/q1');
});
