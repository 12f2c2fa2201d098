import { describe, expect, it } from 'vitest';
import { detectionMethods, detectionModeBounds } from '../../kernel/kinds';
import { say } from '../../kernel/message';
import { modeInWords } from '../../messages/kinds';
import { defaultParameters, withRules } from './contract';
import { modeObjection, modesProblem, newModeProblem } from './detection-modes';

const sentenceOf = (problem: ReturnType<typeof modesProblem>) => problem && say('en', problem.message, problem.values);

describe('a mode that a company adds', () => {
  it('is kept as it was written, after those that are built in, and once', () => {
    const { detectionModes } = withRules(defaultParameters, {
      detectionModes: ['  Customer   visit ', 'randomly', 'audit'],
    });
    expect(detectionModes).toEqual(['audit', 'randomly', 'Customer visit']);
  });

  it.each([
    ['', 'Enter how a problem is detected.'],
    [' ?! ', 'Enter how a problem is detected.'],
    ['x'.repeat(detectionModeBounds.letters + 1), 'Write 80 characters at most.'],
    ['AUDIT', '“AUDIT” is already one of the built-in modes.'],
    ['fortuitement', '“fortuitement” is already one of the built-in modes.'],
    ['Randomly', '“Randomly” is already one of the built-in modes.'],
    ['gemba', '“gemba” is already one of the built-in modes.'],
    ['VISITE  de Cliént', '“VISITE de Cliént” is already in the list.'],
  ])('is refused when it is %j', (mode, sentence) => {
    expect(sentenceOf(newModeProblem(mode, ['audit', 'Visite de client']))).toBe(sentence);
  });

  it('is one of twenty at most', () => {
    const own = Array.from({ length: detectionModeBounds.most }, (_, n) => `Way ${n}`);
    expect(modesProblem([...detectionMethods, ...own])).toBeNull();
    expect(sentenceOf(modesProblem([...own, 'One more']))).toBe('20 modes of your own at most.');
    expect(sentenceOf(modesProblem([]))).toBe('Offer at least one mode.');
  });

  it('speaks the words of the company in every language, and a built-in one those of the reader', () => {
    expect(['audit', 'randomly', 'title'].map((mode) => modeInWords(mode, (word) => word.fr))).toEqual([
      'Audit',
      'Fortuitement',
      'title',
    ]);
  });
});

it('a form may choose what is offered, nothing, or what the record has already', () => {
  const offered = ['audit', 'Customer visit'];
  expect(modeObjection('Customer visit', null, offered)).toBeNull();
  expect(modeObjection(null, 'gemba', offered)).toBeNull();
  expect(modeObjection('gemba', 'gemba', offered)).toBeNull();
  expect(sentenceOf(modeObjection('gemba', 'audit', offered))).toBe(
    'This detection mode is not offered: choose another.',
  );
  expect(modeObjection('customer visit', null, offered)).not.toBeNull();
});
