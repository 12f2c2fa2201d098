import { expect, it } from 'vitest';
import { createAttempt } from './attempt';

it('gives the same content the same key until it has been answered', () => {
  let made = 0;
  const attempt = createAttempt(() => `key ${++made}`);
  expect([attempt.keyFor('a'), attempt.keyFor('a'), attempt.keyFor('b'), attempt.keyFor('b')]).toEqual([
    'key 1',
    'key 1',
    'key 2',
    'key 2',
  ]);
  attempt.over();
  expect(attempt.keyFor('b')).toBe('key 3');
});
