import { describe, expect, it } from 'vitest';
import { kindOfCase } from './kinds';

describe('the number of a case', () => {
  it('tells its kind', () => {
    expect(kindOfCase('NC_3066')).toBe('nonConformity');
    expect(kindOfCase('IMP_0007')).toBe('improvement');
    expect(kindOfCase('XX_0001')).toBeNull();
  });
});
