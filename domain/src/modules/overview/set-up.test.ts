import { describe, expect, it } from 'vitest';
import { type SetUpFacts, type SetUpStep, setUpState, setUpSteps } from './set-up';

const empty: SetUpFacts = {
  hasColleagues: false,
  hasTeams: false,
  hasValues: false,
  hasOwnRules: false,
  identityConfirmed: false,
  hasReports: false,
};
const doing: Readonly<Record<SetUpStep, keyof SetUpFacts>> = {
  people: 'hasColleagues',
  teams: 'hasTeams',
  lists: 'hasValues',
  rules: 'hasOwnRules',
  mail: 'identityConfirmed',
  report: 'hasReports',
};
const done = (facts: SetUpFacts) => setUpState(facts).flatMap(({ step, isDone }) => (isDone ? [step] : []));

describe('the set-up list', () => {
  it('has every step open in an empty company, in order', () => {
    expect(setUpState(empty)).toEqual(setUpSteps.map((step) => ({ step, isDone: false })));
  });

  it.each(setUpSteps)('has %s done as soon as the data shows it, and nothing else', (step) => {
    expect(done({ ...empty, [doing[step]]: true })).toEqual([step]);
  });
});
