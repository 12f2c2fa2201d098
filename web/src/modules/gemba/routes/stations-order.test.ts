import { describe, expect, it } from 'vitest';
import { moved, stationsIn } from './stations-order';

describe('the stations of a route', () => {
  it('are read from the text of their field', () => {
    expect(stationsIn('')).toEqual([]);
    expect(stationsIn('STN_0001,STN_0002')).toEqual(['STN_0001', 'STN_0002']);
  });

  it('are moved one place, and stay at both ends', () => {
    const all = ['a', 'b', 'c'];
    expect(moved(all, 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moved(all, 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(moved(all, 'a', -1)).toEqual(all);
    expect(moved(all, 'c', 1)).toEqual(all);
    expect(moved(all, 'x', 1)).toEqual(all);
  });
});
