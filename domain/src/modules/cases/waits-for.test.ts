import { describe, expect, it } from 'vitest';
import type { CaseRecord } from './record';
import { caseWaitsFor } from './waits-for';

const action = { responsible: 'Inès', responsibleId: 7, approver: 'Paul' };
const record = {
  owner: { id: 4, username: 'lead', displayName: 'Julien' },
  contributions: [{ userId: 9, deed: 'wrote' }],
  actions: [
    { ...action, status: 'in_progress' },
    { ...action, status: 'approved' },
    { ...action, status: 'ready_for_qa' },
    { ...action, status: 'completed', responsible: 'Thomas' },
  ],
} as unknown as CaseRecord;
const reviewers = { role: 'qa', except: [4, 9] };

describe('whom a case waits for', () => {
  it.each([
    ['in_progress', { people: ['Julien'] }],
    ['ready_for_qa', reviewers],
    ['approved', { people: ['Inès', 'Paul'] }],
    ['closed', null],
    ['void', null],
  ] as const)('%s', (status, expected) => {
    expect(caseWaitsFor({ ...record, status })).toEqual(expected);
  });

  it('is QA once its actions are done, or wait for QA themselves', () => {
    expect(caseWaitsFor({ ...record, status: 'approved', actions: [] })).toEqual(reviewers);
    const underQa = [{ ...action, status: 'ready_for_qa', approver: null }] as unknown as CaseRecord['actions'];
    expect(caseWaitsFor({ ...record, status: 'approved', actions: underQa })).toEqual(reviewers);
  });
});
