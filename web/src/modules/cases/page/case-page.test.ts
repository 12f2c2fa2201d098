// @vitest-environment happy-dom

import { kinds } from '@vigie/domain/modules/cases/kinds';
import { describe, expect, it } from 'vitest';
import { casePages } from '../module';
import { kindAt } from './case-page';

describe('the pages of cases', () => {
  it('exist for every kind, with and without a step', () => {
    const found = casePages.map(({ path }) => kindAt(path));
    expect(found).toEqual(kinds.flatMap((kind) => [kind, kind]));
    expect(casePages.map(({ path }) => path)).toContain('/apps/non-conformity/$id/$step');
  });

  it('are known by their route, not by what only begins like it', () => {
    expect(kindAt('/apps/complaint/$id')).toBe('customerComplaint');
    expect(() => kindAt('/apps/hse-elsewhere/$id')).toThrow();
  });
});
