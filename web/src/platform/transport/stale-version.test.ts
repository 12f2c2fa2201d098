import { expect, it } from 'vitest';
import { mergeTyped } from './stale-version';

it('what was typed is kept, and what others changed meanwhile comes in', () => {
  const before = { name: 'A', city: 'Brest', note: '' };
  const typed = { name: 'B', city: 'Brest', note: '' };
  const fresh = { name: 'C', city: 'Rennes', note: 'x' };
  expect(mergeTyped(before, typed, fresh)).toEqual({ name: 'B', city: 'Rennes', note: 'x' });
});
