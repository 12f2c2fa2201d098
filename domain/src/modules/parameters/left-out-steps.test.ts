import { describe, expect, it } from 'vitest';
import { type Kind, kinds, type OptionalStep, optionalStepNames, optionalSteps } from '../../kernel/kinds';
import { defaultParameters, withRules } from './contract';
import { leftOutProblem } from './left-out-steps';
import { rulesMessages as m } from './messages/rules';

/** Every choice of steps. */
const choices = Array.from({ length: 2 ** optionalStepNames.length }, (_, chosen) =>
  optionalStepNames.filter((_step, place) => chosen & (1 << place)),
);

const expected = (kind: Kind, chosen: readonly OptionalStep[]) => {
  const { steps, most } = optionalSteps[kind];
  if (chosen.some((step) => !steps.includes(step))) return m.stepStays;
  return chosen.length > most ? m.oneStepStays : null;
};

describe('the steps that a company leaves out', () => {
  it.each(kinds)('of %s are assessments of that kind, and never all of them', (kind) => {
    for (const chosen of choices) expect(leftOutProblem(kind, chosen), chosen.join()).toBe(expected(kind, chosen));
  });

  it('count once each', () => {
    expect(leftOutProblem('equipmentFailure', ['process', 'process'])).toBeNull();
    expect(leftOutProblem('equipmentFailure', ['process', 'productBatch'])).toBe(m.oneStepStays);
  });

  it('stand in the order of the case, and none are left out at first', () => {
    expect(kinds.flatMap((kind) => defaultParameters.leftOutSteps[kind])).toEqual([]);
    const nonConformity: OptionalStep[] = ['SQIPP', 'process', 'SQIPP'];
    const leftOutSteps = { ...defaultParameters.leftOutSteps, nonConformity };
    expect(withRules(defaultParameters, { leftOutSteps }).leftOutSteps).toEqual({
      ...defaultParameters.leftOutSteps,
      nonConformity: ['process', 'SQIPP'],
    });
  });
});
