import { say } from '@vigie/domain/kernel/message';
import { emptyAnswers, emptyImmediateAction, submissionProblems } from '@vigie/domain/modules/reports/answers';
import { describe, expect, it } from 'vitest';
import { realChanges, sentencesByField } from './edited-answers';

const stored = { ...emptyAnswers, category: 'hse', what: 'Fuite', detectionDate: '2026-11-02' } as const;

describe('the changes of an edited report', () => {
  it('are what differs, objects compared by what they say', () => {
    const typed = { what: 'Fuite', where: 'Ligne 4', immediateAction: { ...emptyImmediateAction } };
    expect(realChanges(stored, typed)).toEqual({ where: 'Ligne 4' });
  });

  it('are none when everything was typed back', () => {
    expect(realChanges(stored, { what: 'Fuite' })).toEqual({});
  });
});

describe('the sentences beside the fields', () => {
  it('say the first thing that is wrong with each, before what the server found', () => {
    const problems = submissionProblems({ ...stored, type: null, what: '' }, '2026-11-15');
    const sentences = sentencesByField(problems, { what: 'trop long', where: 'trop long' }, (...said) =>
      say('fr', ...said),
    );
    expect(sentences).toEqual({
      type: 'Problème ou risque ? Choisissez.',
      what: 'Décrivez ce qui se passe.',
      where: 'trop long',
    });
  });
});
