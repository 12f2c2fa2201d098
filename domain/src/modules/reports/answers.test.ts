import { describe, expect, it } from 'vitest';
import {
  type Answers,
  auditedAnswers,
  countProblemFields,
  emptyAnswers,
  emptyImmediateAction,
  initialsOfName,
  lateEntryDays,
  answers as schema,
  submissionProblems,
  withChanges,
} from './answers';

const today = '2026-11-15';
const complete: Answers = {
  ...emptyAnswers,
  category: 'nonConformity',
  type: 'problem',
  what: 'Fuite',
  detectionDate: '2026-11-14',
};
const action = {
  ...emptyImmediateAction,
  whatAction: 'Arrêt',
  whyNecessary: 'Sécurité',
  date: '2026-11-14',
  hour: '08:00',
  howLong: '1 h',
};
const fieldsOf = (said: Answers) => submissionProblems(said, today).map(({ field }) => field);

describe('R27 what stands in the way of sending', () => {
  it('is nothing when the four that matter are answered', () => expect(fieldsOf(complete)).toEqual([]));

  it('is each of them, when nothing is answered', () => {
    expect(fieldsOf(emptyAnswers)).toEqual(['category', 'type', 'what', 'detectionDate']);
    expect(fieldsOf({ ...complete, what: '  \n ' })).toEqual(['what']);
  });

  it.each([
    ['a detection tomorrow', { detectionDate: '2026-11-16' }, ['detectionDate']],
    ['a detection today', { detectionDate: today }, []],
    ['a detection in another century', { detectionDate: '1890-01-01' }, ['detectionDate']],
    ['an event after its detection', { occurrenceDate: '2026-11-15' }, ['occurrenceDate']],
    ['an event on the day of its detection', { occurrenceDate: '2026-11-14' }, []],
    ['a declaration before the detection', { declarationDate: '2026-11-13' }, ['declarationDate']],
    ['a declaration tomorrow', { declarationDate: '2026-11-16' }, ['declarationDate']],
  ])('%s', (_, changes, fields) => expect(fieldsOf({ ...complete, ...changes })).toEqual(fields));

  it('is each required part of an action that was taken', () => {
    expect(fieldsOf({ ...complete, actionsTaken: true })).toEqual(
      ['whatAction', 'whyNecessary', 'date', 'hour', 'howLong'].map((name) => `immediateAction.${name}`),
    );
    expect(fieldsOf({ ...complete, actionsTaken: true, immediateAction: action })).toEqual([]);
    const tomorrow = { ...action, date: '2026-11-16' };
    expect(fieldsOf({ ...complete, actionsTaken: true, immediateAction: tomorrow })).toEqual(['immediateAction.date']);
  });

  it('is nothing of an action that was not', () => {
    expect(fieldsOf({ ...complete, immediateAction: { ...action, date: '2999-01-01' } })).toEqual([]);
  });
});

describe('R27 the answers to complete or correct', () => {
  it('are counted by field: two problems of one date are one answer', () => {
    expect(countProblemFields(emptyAnswers, today)).toBe(4);
    const wrong = { ...complete, detectionDate: '2026-11-01', occurrenceDate: '2999-01-01' };
    expect(fieldsOf(wrong)).toEqual(['occurrenceDate', 'occurrenceDate']);
    expect(countProblemFields(wrong, today)).toBe(1);
    expect(countProblemFields(complete, today)).toBe(0);
  });
});

describe('answers', () => {
  it('forget the immediate action when it is switched off', () => {
    const taken = withChanges(complete, { actionsTaken: true, immediateAction: action });
    expect(taken.immediateAction).toEqual(action);
    expect(withChanges(taken, { actionsTaken: false }).immediateAction).toEqual(emptyImmediateAction);
    expect(withChanges(taken, { what: 'Autre' })).toMatchObject({ what: 'Autre', immediateAction: action });
    expect(withChanges(taken, { what: undefined })).toEqual(taken);
  });

  it('are listed one by one', () => {
    expect(auditedAnswers({ ...complete, immediateAction: action })).toMatchObject({
      what: 'Fuite',
      'immediateAction.whatAction': 'Arrêt',
      'immediateAction.stopIssue': null,
    });
  });

  it.each([
    ['hour', { immediateAction: { ...action, hour: '24:00' } }],
    ['date', { detectionDate: '2026-02-30' }],
    ['category', { category: 'other' }],
    ['what', { what: 'x'.repeat(4001) }],
  ])('a wrong %s is refused by the schema', (_, changes) => {
    expect(schema.safeParse({ ...complete, ...changes }).success).toBe(false);
  });
});

it.each([
  ['Karim Benali', 'KB'],
  ['  marie  claire dupont ', 'MC'],
  ['élodie', 'É'],
  ['', ''],
])('%s is shown as %s', (name, initials) => expect(initialsOfName(name)).toBe(initials));

it.each([
  ['2026-11-14', '2026-11-14T09:00:00Z', 0],
  ['2026-11-13', '2026-11-14T23:00:00Z', 0],
  ['2026-11-10', '2026-11-14T09:00:00Z', 4],
  [null, '2026-11-14T09:00:00Z', 0],
  ['2026-11-14', null, 0],
])('R28 detected %s and entered %s is %i days late', (day, entered, days) => {
  expect(lateEntryDays(day, entered)).toBe(days);
});
