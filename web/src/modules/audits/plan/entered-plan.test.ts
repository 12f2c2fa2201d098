import { describe, expect, it } from 'vitest';
import { emptyPlan, planChanges, planOf } from './entered-plan';
import { wordsOf } from './words';

const plan = { ...emptyPlan('2026-11-19'), title: 'Presses', departments: wordsOf(['Production']), supplier: 'Acme' };

describe('the plan of an audit in its form', () => {
  it('has departments, or a supplier and the names of its people', () => {
    expect(planOf(plan)).toMatchObject({ departments: ['Production'], supplier: '', auditeeNames: [] });
    expect(planOf({ ...plan, type: 'supplier', auditeeNames: { chosen: [], typed: 'Mme Roy' } })).toMatchObject({
      departments: [],
      supplier: 'Acme',
      auditeeNames: ['Mme Roy'],
    });
  });

  it('reads the clauses of a standard', () => {
    const standards = [{ standard: ' ISO 9001:2015 ', clauses: '8.5.1, 9.2' }];
    expect(planOf({ ...plan, standards }).standards).toEqual([
      { standard: 'ISO 9001:2015', clauses: ['8.5.1', '9.2'] },
    ]);
  });

  it('sends only what was changed, never the type', () => {
    expect(planChanges(plan, plan)).toEqual({});
    expect(planChanges(plan, { ...plan, title: 'Presses 4 et 5', auditorIds: [{ id: 4, name: 'Léa' }] })).toEqual({
      title: 'Presses 4 et 5',
      auditorIds: [4],
    });
  });
});
