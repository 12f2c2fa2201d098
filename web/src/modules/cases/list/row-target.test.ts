import { describe, expect, it } from 'vitest';
import { rowTarget } from './row-target';

describe('a row of a list of cases', () => {
  it('opens the decision that a report waits for', () => {
    expect(rowTarget({ id: 'IN_00042', kind: 'nonConformity', status: 'waiting_approval' })).toBe(
      '/apps/new-issue/approval/validate?report=IN_00042',
    );
  });

  it('opens a case at the first step of its kind', () => {
    expect(rowTarget({ id: 'NC_3066', kind: 'nonConformity', status: 'closed' })).toBe(
      '/apps/non-conformity/NC_3066/productBatch',
    );
    expect(rowTarget({ id: 'IMP_0001', kind: 'improvement', status: 'in_progress' })).toBe(
      '/apps/improvement/IMP_0001/risk-analysis',
    );
  });
});
