import { expect, it } from 'vitest';
import { isTypedIn } from './typed-match';

it.each([
  ['', true],
  ['bas', true],
  [' ECOUTE ', true],
  ['e ec', true],
  ['decideur', false],
])('%j is typed in Basile Écouté: %s', (typed, found) => {
  expect(isTypedIn('Basile Écouté basile.ecoute', typed)).toBe(found);
});
