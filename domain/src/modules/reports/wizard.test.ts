import { describe, expect, it } from 'vitest';
import { emptyAnswers } from './answers';
import {
  canLeave,
  completedBy,
  completedOnReaching,
  stepAfter,
  stepBefore,
  stepNamed,
  stepToShow,
  type WizardStep,
  wizardSteps,
} from './wizard';

const done = (...steps: WizardStep[]) => new Set(steps);

describe('the wizard', () => {
  it('falls back to its first step', () => {
    expect(stepNamed('audit')).toBe('audit');
    expect(stepNamed('nonsense')).toBe('categories');
    expect(stepNamed(undefined)).toBe('categories');
  });

  it('goes forward and back one step', () => {
    expect(wizardSteps.map(stepAfter)).toEqual([...wizardSteps.slice(1), null]);
    expect(wizardSteps.map(stepBefore)).toEqual([null, ...wizardSteps.slice(0, -1)]);
  });

  it('leads to the first step that is not completed', () => {
    expect(stepToShow('description', done())).toBe('categories');
    expect(stepToShow('description', done('categories', 'audit'))).toBe('problem');
    expect(stepToShow('description', done('categories', 'problem', 'audit'))).toBe('description');
    expect(stepToShow('problem', done('categories', 'description'))).toBe('problem');
    expect(stepToShow('categories', done())).toBe('categories');
  });

  it('has completed every earlier step once the last is reached', () => {
    expect([...completedOnReaching('approval', done())]).toEqual(wizardSteps.slice(0, -1));
    expect([...completedOnReaching('audit', done('categories'))]).toEqual(['categories']);
  });

  it.each([
    ['categories', {}, false],
    ['categories', { category: 'hse' as const }, true],
    ['problem', { category: 'hse' as const }, false],
    ['problem', { type: 'risk' as const }, true],
    ['audit', {}, true],
    ['description', {}, true],
  ] as const)('%s with %j may be left: %s', (step, said, may) => {
    expect(canLeave(step, { ...emptyAnswers, ...said })).toBe(may);
  });

  it('finds its place again on another device', () => {
    const said = { ...emptyAnswers, category: 'hse' as const, type: 'risk' as const };
    expect([...completedBy(emptyAnswers)]).toEqual([]);
    expect([...completedBy(said)]).toEqual(['categories', 'problem']);
    expect([...completedBy({ ...said, what: 'Fuite' })]).toEqual(['categories', 'problem', 'audit']);
    expect(completedBy({ ...said, what: 'Fuite', actionsTaken: true }).has('documentation')).toBe(true);
  });
});
