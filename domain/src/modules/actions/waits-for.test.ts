import { expect, it } from 'vitest';
import { actionWaitsFor } from './waits-for';

const action = { responsible: 'Inès', responsibleId: 7, approver: 'Paul' };

it.each([
  ['in_progress', { people: ['Inès'] }],
  ['ready_for_qa', { people: ['Paul'] }],
  ['approved', { people: ['Inès'] }],
  ['completed', null],
  ['cancelled', null],
] as const)('an action that is %s waits for the one whose turn it is', (status, expected) => {
  expect(actionWaitsFor({ ...action, status })).toEqual(expected);
});

it('waits for QA where no approver was named, never for those who carried it out', () => {
  const waiting = { ...action, status: 'ready_for_qa' as const, approver: null };
  expect(actionWaitsFor(waiting, [{ userId: 8, deed: 'carriedOut' }])).toEqual({ role: 'qa', except: [7, 8] });
  expect(actionWaitsFor({ ...waiting, responsibleId: null })).toEqual({ role: 'qa', except: [] });
});
