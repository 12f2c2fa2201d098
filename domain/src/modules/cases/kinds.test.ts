import { describe, expect, it } from 'vitest';
import { kinds, optionalSteps } from '../../kernel/kinds';
import { caseKinds, firstStep, kindOfCase, stepsIn, stepsOf } from './kinds';

describe('the number of a case', () => {
  it('tells its kind', () => {
    expect(kindOfCase('NC_3066')).toBe('nonConformity');
    expect(kindOfCase('IMP_0007')).toBe('improvement');
    expect(kindOfCase('XX_0001')).toBeNull();
  });
});

describe('the steps of a case', () => {
  it.each(kinds)('of %s are those of its kind without the ones that its company leaves out', (kind) => {
    const { steps, most } = optionalSteps[kind];
    const { impact } = caseKinds[kind];
    for (const step of steps) expect(impact).toContain(step);
    expect(most).toBeLessThan(impact.length);
    expect(stepsIn({ kind, leftOutSteps: [] })).toEqual(stepsOf(kind));
    const leftOutSteps = steps.slice(0, most);
    const left = stepsIn({ kind, leftOutSteps });
    expect(left).toEqual(stepsOf(kind).filter((name) => !leftOutSteps.some((step) => step === name)));
    expect(impact).toContain(firstStep({ kind, leftOutSteps }));
  });
});
