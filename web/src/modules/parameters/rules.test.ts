import { say as sayIn } from '@vigie/domain/kernel/message';
import { defaultParameters } from '@vigie/domain/modules/parameters/contract';
import { describe, expect, it } from 'vitest';
import { areSame, changesOf, changesTold, ruleProblems, textsOf } from './rules';

const say = (...words: [Parameters<typeof sayIn>[1], Parameters<typeof sayIn>[2]?]) => sayIn('fr', ...words);
const usual = textsOf(defaultParameters);

describe('the rules of a company', () => {
  it('take a whole number of days from 1 to 3650, as their help says', () => {
    for (const text of ['1', '15', ' 3650 ']) expect(ruleProblems({ ...usual, Major: text }, say)).toEqual({});
    for (const text of ['', '0', '3651', '-1', '1.5', '1e2', 'trente']) {
      expect(Object.keys(ruleProblems({ ...usual, Major: text }, say))).toEqual(['Major']);
    }
  });

  it('send only what differs', () => {
    expect(areSame(usual, { ...usual, Critical: ' 15' })).toBe(true);
    expect(changesOf(usual, usual)).toEqual({});
    expect(changesOf(usual, { ...usual, fourEyes: 'false' })).toEqual({ fourEyes: false });
    expect(changesOf(usual, { ...usual, Minor: '90' })).toEqual({ dueDays: { Critical: 15, Major: 30, Minor: 90 } });
  });

  it('say what is about to change', () => {
    expect(changesTold(usual, { ...usual, fourEyes: 'false', Critical: '10' }, say)).toBe(
      'Quatre yeux : activé devient désactivé · Critique : 15 jours devient 10 jours',
    );
  });
});
