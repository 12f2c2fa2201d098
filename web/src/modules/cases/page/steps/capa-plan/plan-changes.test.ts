import { capaFaultMessages as f } from '@vigie/domain/modules/cases/messages/capa-plan';
import { type CapaPlan, newCapa, normalizePlan, planOf, undecided } from '@vigie/domain/modules/cases/steps/capa-plan';
import { newCause } from '@vigie/domain/modules/cases/steps/root-cause';
import { describe, expect, it } from 'vitest';
import { eliminated, faultsByField, isBlank, required, storedCapa, withCauseRestored } from './plan-changes';

const causes = {
  'cause-aaaaaaaa': { ...newCause(null, 1, 'La vis casse'), isRootCause: true, mCategory: 'Machines' as const },
};
const shown = (plan: CapaPlan) => planOf(causes, plan)[0];

describe('a cause of the plan', () => {
  it('R34 is eliminated with its rationale and treated again without', () => {
    const out = eliminated({}, 'cause-aaaaaaaa', 'essais conformes');
    expect(shown(out)).toMatchObject({ rejeter: true, rationale: 'essais conformes', categorie: 'Machine' });
    const back = withCauseRestored(out, 'cause-aaaaaaaa');
    expect(shown(normalizePlan(back))).toMatchObject({ rejeter: false, rationale: '' });
  });

  it('keeps what was said of it when one thing changes', () => {
    const own = { ...undecided, causeRacine: 'Formation', categorie: 'Method' as const };
    const plan = { 'cause-bbbbbbbb': own };
    expect(required(plan, 'cause-bbbbbbbb', false)).toEqual({ 'cause-bbbbbbbb': { ...own, capaRequired: false } });
    expect(required({}, 'cause-aaaaaaaa', false)['cause-aaaaaaaa']).toEqual({ ...undecided, capaRequired: false });
  });
});

describe('a measure of the plan', () => {
  const capa = newCapa('cause-aaaaaaaa');

  it('is stored without the key that it is shown with', () => {
    expect(storedCapa({ ...capa, key: 'capa-aaaaaaaa' })).toEqual(capa);
  });

  it('is blank until something was written', () => {
    expect(isBlank(capa)).toBe(true);
    expect(isBlank({ ...capa, dateFin: '2026-12-01' })).toBe(false);
    expect(isBlank({ ...capa, action: 'Réviser' })).toBe(false);
  });

  it('says what is missing beside the field, once a user has been there', () => {
    expect(faultsByField(capa, () => false).size).toBe(0);
    const faults = faultsByField(capa, (field) => field === 'titre');
    expect([...faults.keys()]).toEqual(['titre']);
    expect(faultsByField(capa, () => true).size).toBe(4);
  });

  it('says at once that it ends before it starts', () => {
    const backwards = { ...capa, dateDebut: '2026-12-02', dateFin: '2026-12-01' };
    expect(faultsByField(backwards, () => false).get('dateFin')?.message).toBe(f.endBeforeStart);
  });
});
