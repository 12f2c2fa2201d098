import { maxWhys } from '@vigie/domain/modules/cases/steps/root-cause';
import { expect, it } from 'vitest';
import { railClass, railStyles } from './rail-lines';

const ruleOf = (className: string) =>
  railStyles()
    .split('\n')
    .find((rule) => rule.startsWith(`.${className.split(' ').at(-1)} `));

const linesIn = (rule: string | undefined) => rule?.split('linear-gradient').length ?? 0;

it('draws a line for each cause above that goes on, and two for the why itself', () => {
  expect(linesIn(ruleOf(railClass(1, false, '')))).toBe(1 + 2);
  expect(linesIn(ruleOf(railClass(3, true, '| ')))).toBe(1 + 3);
  expect(ruleOf(railClass(3, true, '| '))).not.toBe(ruleOf(railClass(3, true, ' |')));
});

it('has a rule for the deepest why, and none for a primary cause', () => {
  expect(ruleOf(railClass(maxWhys, false, '|'.repeat(maxWhys - 1)))).toBeDefined();
  expect(railClass(0, true, '')).toBe('why-node why-primary');
});
