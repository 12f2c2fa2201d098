import { expect, it } from 'vitest';
import { type DecisionBody, decisionProblems, severityOf } from './decision';

const body = (changes: Partial<DecisionBody>): DecisionBody => ({
  decision: 'approve',
  comment: '',
  criticality: null,
  leadWriterId: null,
  ...changes,
});

it.each([
  [body({}), ['criticality', 'leadWriterId']],
  [body({ criticality: 'Major' }), ['leadWriterId']],
  [body({ criticality: 'Major', leadWriterId: 3 }), []],
  [body({ decision: 'reject' }), ['comment']],
  [body({ decision: 'reject', comment: '   ' }), ['comment']],
  [body({ decision: 'reject', comment: 'Doublon' }), []],
  [body({ decision: 'requestInformation' }), ['comment']],
  [body({ decision: 'requestInformation', comment: 'Quel lot ?' }), []],
])('R18 %j lacks %j', (made, fields) => expect(decisionProblems(made).map(({ field }) => field)).toEqual(fields));

it.each([
  ['hse', 'problem', null, 'high'],
  ['hse', 'risk', null, 'low'],
  ['customerComplaint', 'problem', null, 'high'],
  ['nonConformity', 'problem', null, 'medium'],
  ['improvement', 'problem', null, 'low'],
  [null, null, null, 'medium'],
  ['hse', 'risk', 'Critical', 'high'],
  ['hse', 'problem', 'Minor', 'low'],
  ['itBug', 'problem', 'Major', 'medium'],
] as const)('%s, %s, decided %s is %s', (category, type, criticality, severity) => {
  expect(severityOf({ category, type }, criticality)).toBe(severity);
});
