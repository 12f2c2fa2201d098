import { say as sayIn } from '@vigie/domain/kernel/message';
import type { CapaCheck } from '@vigie/domain/modules/cases/capa/capa-check';
import { describe, expect, it } from 'vitest';
import type { Say } from '../../../platform/page/messages';
import { findingsDrafted, formatCriterion } from './check-words';

const say: Say = (message, values) => sayIn('en', message, values);

const check: CapaCheck = {
  capaId: 'CAPA-2026-124',
  titre: 'Revoir la gamme',
  criterion: 'No loose cam',
  measure: { days: 90, sameCause: true, sameProduct: false },
  actionId: 'ACT_0012',
  status: 'completed',
  completedOn: '2026-03-01',
  checkOn: '2026-05-30',
  draft: null,
  verdict: null,
  version: 1,
};
const drafted = (cases: string[]): CapaCheck => ({
  ...check,
  draft: { isEffective: cases.length === 0, cases, evaluatedAt: '2026-05-30T02:00:00Z' },
});

describe('an effectiveness check in words', () => {
  it('says what must be seen, in words and as counted', () => {
    expect(formatCriterion(check, say)).toBe('No loose cam – No case with this cause for 90 days');
    expect(formatCriterion({ ...check, criterion: ' ', measure: null }, say)).toBe('');
  });

  it('drafts what QA will sign from what the system found', () => {
    expect(findingsDrafted(check, say)).toBe('');
    expect(findingsDrafted(drafted([]), say)).toMatch(/no case\. No case with this cause for 90 days\.$/);
    expect(findingsDrafted(drafted(['NC_3071', 'NC_3080']), say)).toContain('2 cases (NC_3071, NC_3080)');
  });
});
