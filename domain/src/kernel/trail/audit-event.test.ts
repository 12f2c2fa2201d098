import { describe, expect, it } from 'vitest';
import { creation, differences } from './audit-event';

describe('differences', () => {
  it('names each changed field with both values, and nothing else', () => {
    const before = { name: 'A', roles: ['reporter'], team: 1, note: 'x' };
    const after = { name: 'B', roles: ['reporter'], team: 1 };
    expect(differences(before, after)).toEqual([
      { field: 'name', from: 'A', to: 'B' },
      { field: 'note', from: 'x', to: null },
    ]);
  });

  it('looks inside lists and objects', () => {
    expect(differences({ p: { a: 1, b: 2 } }, { p: { b: 2, a: 1 } })).toEqual([]);
    expect(differences({ roles: ['a'] }, { roles: ['a', 'b'] })).toHaveLength(1);
  });

  it('sees a creation as every field coming from nothing', () => {
    expect(creation({ name: 'A', team: null })).toEqual([{ field: 'name', from: null, to: 'A' }]);
  });
});
