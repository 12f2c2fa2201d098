import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../kernel/identity/actor';
import { deeds } from '../../../kernel/identity/own-work';
import { caseStatuses } from '../workflow';
import { askObjection, type Effectiveness, effectivenessFact, verdictObjection } from './effectiveness';

const person = (roles: Actor['roles'], userId: number): Actor => ({
  companyId: 1,
  userId,
  username: 'x',
  displayName: 'X',
  roles,
});
const qa = person(['qa'], 9);
const asked: Effectiveness = { criterion: 'Aucun cas en 90 jours', asked: { id: 5, who: 'X', at: '' }, verdict: null };
const recorded = { ...asked, verdict: { isEffective: true, findings: 'Aucun', recorded: { id: 5, who: 'X', at: '' } } };

describe('R33 R36 the effectiveness check', () => {
  it.each(caseStatuses)('of a case that is %s', (status) => {
    const item = { companyId: 1, ownerId: 7, status };
    const open = ['in_progress', 'ready_for_qa', 'approved'].includes(status);
    expect(askObjection(item, qa) === null).toBe(open);
    expect(verdictObjection(item, asked, qa, null) === null).toBe(status === 'approved');
    expect(verdictObjection(item, null, qa, null)).not.toBeNull();
    expect(verdictObjection(item, recorded, qa, null)).not.toBeNull();
    for (const other of [person(['qa'], 7), person(['validator'], 8), person(['company_admin'], 8)]) {
      expect(askObjection(item, other)).toMatchObject({ code: 'not_allowed' });
      expect(verdictObjection(item, asked, other, null)).toMatchObject({ code: 'not_allowed' });
    }
  });

  it.each(deeds)('R22 is not judged by a user who %s something in the case', (deed) => {
    const item = { companyId: 1, ownerId: 7, status: 'approved' as const };
    expect(verdictObjection(item, asked, qa, deed)).toMatchObject({ code: 'not_allowed' });
    expect(askObjection(item, qa)).toBeNull();
  });

  it('stands in the way of closing once it was asked for, until it is recorded', () => {
    expect([null, asked, recorded].map(effectivenessFact)).toEqual(['not_asked', 'missing', 'recorded']);
  });
});
