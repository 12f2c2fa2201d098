import { caseKinds } from '@vigie/domain/modules/cases/kinds';
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberedSections, rememberSections, withPlaceShown } from './section-memory';

let stored: Map<string, string>;
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};

beforeEach(() => {
  stored = new Map();
});

describe('the sections of the step list', () => {
  it('begin with impact and action open and investigation collapsed', () => {
    expect(rememberedSections(storage)).toEqual({
      impact: true,
      investigation: false,
      questionnaires: true,
      action: true,
    });
  });

  it('stay as they were left in this tab', () => {
    rememberSections(storage, { impact: false, investigation: true, questionnaires: true, action: false });
    expect(rememberedSections(storage)).toEqual({
      impact: false,
      investigation: true,
      questionnaires: true,
      action: false,
    });
  });

  it('open the actions for users who left the list before there were any', () => {
    stored.set('vigie-case-sections', '{"impact":false,"investigation":true}');
    expect(rememberedSections(storage)).toEqual({
      impact: false,
      investigation: true,
      questionnaires: true,
      action: true,
    });
  });

  it('survive what another user stored', () => {
    stored.set('vigie-case-sections', 'null');
    expect(rememberedSections(storage).impact).toBe(true);
    stored.set('vigie-case-sections', '{');
    expect(rememberedSections(storage).impact).toBe(true);
  });

  it('open for the step that is shown', () => {
    const atFirst = rememberedSections(storage);
    const ofCase = { ...caseKinds.nonConformity, questionnaires: [], action: ['CAPA-2026-124'] as const };
    expect(withPlaceShown(atFirst, ofCase, 'rootCause').investigation).toBe(true);
    expect(withPlaceShown(atFirst, ofCase, 'process')).toBe(atFirst);
    expect(withPlaceShown(atFirst, ofCase, null)).toBe(atFirst);
    expect(withPlaceShown({ ...atFirst, action: false }, ofCase, 'CAPA-2026-124').action).toBe(true);
  });
});
