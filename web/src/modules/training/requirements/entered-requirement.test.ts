import { say as sayIn } from '@vigie/domain/kernel/message';
import { describe, expect, it } from 'vitest';
import { emptyRequirement, requirementChanges, requirementOf, requirementProblems } from './entered-requirement';

const say = (...words: [Parameters<typeof sayIn>[1], Parameters<typeof sayIn>[2]?]) => sayIn('en', ...words);
const wrongIn = (entered: object) => Object.keys(requirementProblems({ ...emptyRequirement, ...entered }, say));

describe('a requirement as it is entered', () => {
  it('asks for what its type needs', () => {
    expect(wrongIn({})).toEqual(['title', 'procedureId']);
    expect(wrongIn({ title: 'Nettoyer', procedureId: 'PRC_0001' })).toEqual([]);
    expect(wrongIn({ title: 'Nettoyer', type: 'quiz', passPercent: '49' })).toEqual(['templateId', 'passPercent']);
    expect(wrongIn({ title: 'Nettoyer', type: 'practice' })).toEqual(['trainerIds']);
    expect(wrongIn({ title: 'Permis', type: 'external', trainerIds: [{ id: 1, name: 'A' }], dueDays: '0' })).toEqual([
      'dueDays',
    ]);
  });

  it('sends of a quiz only what a quiz has, and nothing for a validity that is left empty', () => {
    const read = requirementOf({ ...emptyRequirement, title: ' Lire ', procedureId: 'PRC_0001' });
    expect(read).toEqual({
      title: 'Lire',
      type: 'read',
      procedureId: 'PRC_0001',
      trainerIds: [],
      validityMonths: null,
      dueDays: 14,
      refreshOnReturn: false,
    });
    const quiz = requirementOf({ ...emptyRequirement, type: 'quiz', templateId: 'TPL_0001', validityMonths: '12' });
    expect(quiz).toMatchObject({ templateId: 'TPL_0001', passPercent: 80, attempts: 3, validityMonths: 12 });
  });

  it('changes only what differs', () => {
    const before = { ...emptyRequirement, title: 'Lire', procedureId: 'PRC_0001' };
    expect(requirementChanges(before, before)).toEqual({});
    expect(requirementChanges(before, { ...before, dueDays: '7', procedureId: 'PRC_0002' })).toEqual({ dueDays: 7 });
  });
});
