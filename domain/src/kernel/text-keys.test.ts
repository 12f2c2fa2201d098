import { describe, expect, it } from 'vitest';
import { usernameKey } from './text-keys';

describe('R17 usernameKey', () => {
  it.each([
    ['Rémi.Noël', 'remi.noel'],
    ['  QA ', 'qa'],
    ['ÉLÉONORE', 'eleonore'],
    ['e\u0301mile', 'emile'],
    ['ﬁona', 'fiona'],
    ['Ｑａ', 'qa'],
  ])('%j is the same name as %j', (name, key) => {
    expect(usernameKey(name)).toBe(key);
  });
});
