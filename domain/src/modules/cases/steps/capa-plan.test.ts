import { describe, expect, it } from 'vitest';
import { capaFaultMessages } from '../messages/capa-plan';
import {
  type Capa,
  type CapaPlan,
  capaCategories,
  capaFaults,
  capaPlan,
  capasToDo,
  checkDayFaults,
  missingCapas,
  nameOfCapa,
  newCapa,
  normalizePlan,
  type PlannedCause,
  planFaults,
  planGaps,
  planOf,
  removalObjection,
  undecided,
} from './capa-plan';
import { type Cause, type Causes, newCause, normalizeCauses } from './root-cause';

const found = (position: number, text: string, more: Partial<Cause> = {}): Cause => ({
  ...newCause(null, position, text),
  isRootCause: true,
  mCategory: 'Machines',
  type: 'Principale',
  ...more,
});
const causes: Causes = normalizeCauses({
  'cause-000001': found(1, 'Frein-filet absent de la gamme'),
  'cause-000002': found(2, 'Carte de contrôle périmée', { mCategory: 'Method', type: 'Contributive' }),
  'cause-000003': { ...newCause(null, 3, 'Pas une racine'), isRootCause: false },
});
const complete: Capa = {
  ...newCapa('cause-000001'),
  number: 'CAPA-2026-124',
  titre: 'Réviser la gamme',
  correctiveOuPreventive: 'corrective',
  responsable: { id: 4, displayName: 'Karim Haddad' },
  dateDebut: '2026-11-16',
  dateFin: '2026-11-30',
};
const eliminated: PlannedCause = { ...undecided, rejeter: true, rationale: 'Essais conformes.' };

it('a check comes neither before the end of its measure nor, until it is judged, on a day that has passed', () => {
  const checked = (checkOn: string, measure: Capa['effectiveness']['measure'] = null) => ({
    ...newCapa('cause-000001'),
    number: 'CAPA-2026-124',
    titre: 'Réviser la gamme',
    correctiveOuPreventive: 'corrective' as const,
    responsable: { id: 7, displayName: 'Inès' },
    dateFin: '2027-01-31',
    effectiveness: { criterion: 'Aucun cas', checkOn, measure },
  });
  const counted = { days: 90, sameProduct: true, sameCause: true };
  expect(capaFaults(checked('2027-01-31'))).toEqual([]);
  expect(capaFaults(checked('2027-01-30'))).toHaveLength(1);
  expect(capaFaults(checked('2027-01-30', counted))).toEqual([]);
  const faultsOn = (today: string, judged: readonly string[] = []) =>
    checkDayFaults({ 'capa-000001': checked('2027-02-15') }, today, new Set(judged));
  expect(faultsOn('2027-02-15')).toEqual([]);
  expect(faultsOn('2027-02-16')).toHaveLength(1);
  expect(faultsOn('2027-02-16', ['CAPA-2026-124'])).toEqual([]);
  expect(checkDayFaults({ 'capa-000001': checked('2027-02-15', counted) }, '2027-02-16', new Set())).toEqual([]);
});

describe('the causes of the plan', () => {
  it('flow in from the root causes, in their order, with the machine standing alone', () => {
    expect(planOf(causes, {}).map(({ why, categorie, type }) => [why, categorie, type])).toEqual([
      ['1', 'Machine', 'Principale'],
      ['2', 'Method', 'Contributive'],
    ]);
    expect(capaCategories).toHaveLength(8);
    expect(capaCategories).toContain('Machine');
  });

  it('can be written in the plan itself, after those that flow in', () => {
    const own: CapaPlan = { 'cause-00own1': { ...undecided, causeRacine: 'Idée d’amélioration', categorie: 'Money' } };
    expect(planOf(causes, own).at(-1)).toMatchObject({ causeRacine: 'Idée d’amélioration', why: null, isGone: false });
  });

  it('stay with their measures when they are root causes no longer, and say so', () => {
    const plan: CapaPlan = { 'capa-000001': { ...complete, causeId: 'cause-000003' } };
    expect(planOf(causes, plan).at(-1)).toMatchObject({ id: 'cause-000003', isGone: true });
    expect(planFaults(causes, plan)).toHaveLength(1);
  });

  it('R34 an eliminated cause needs its rationale, and loses it when it is treated again', () => {
    const entry = (one: PlannedCause) => capaPlan.safeParse({ 'cause-000001': one });
    expect(entry(eliminated).success).toBe(true);
    for (const rationale of ['', '   ']) {
      const refused = entry({ ...eliminated, rationale });
      expect(refused.error?.issues[0]?.path).toEqual(['cause-000001', 'rationale']);
    }
    const again = normalizePlan({ 'cause-000001': { ...eliminated, rejeter: false } });
    expect(again['cause-000001']).toMatchObject({ rejeter: false, rationale: '' });
  });

  it('R36 a required CAPA that was never created is named, until it is there or no longer asked for', () => {
    const [first, second] = ['Frein-filet absent de la gamme', 'Carte de contrôle périmée'];
    expect(missingCapas(causes, {})).toEqual([first, second]);
    expect(missingCapas(causes, { 'capa-000001': complete })).toEqual([second]);
    expect(missingCapas(causes, { 'cause-000002': { ...undecided, capaRequired: false } })).toEqual([first]);
    expect(missingCapas(causes, { 'cause-000002': eliminated })).toEqual([first]);
    expect(missingCapas({}, {})).toEqual([]);
  });
});

describe('the measures', () => {
  it('of eliminated causes are not to be done', () => {
    const plan: CapaPlan = {
      'capa-000001': complete,
      'capa-000002': { ...complete, number: 'CAPA-2026-125', causeId: 'cause-000002' },
      'cause-000002': eliminated,
    };
    expect(capasToDo(causes, plan).map(({ number }) => number)).toEqual(['CAPA-2026-124']);
  });

  it('come in the order of their numbers, the newest last', () => {
    const plan: CapaPlan = {
      'capa-00000b': { ...complete, number: 'CAPA-2026-1000' },
      'capa-00000c': { ...complete, number: null },
      'capa-00000a': { ...complete, number: 'CAPA-2026-999' },
    };
    expect(capasToDo(causes, plan).map(({ number }) => number)).toEqual(['CAPA-2026-999', 'CAPA-2026-1000', null]);
  });

  it.each([
    ['nothing', complete, 0],
    ['a title', { ...complete, titre: ' ' }, 1],
    ['its kind', { ...complete, correctiveOuPreventive: null }, 1],
    ['a responsible', { ...complete, responsable: null }, 1],
    ['an end', { ...complete, dateFin: null }, 1],
    ['an end after its start', { ...complete, dateFin: '2026-11-15' }, 1],
    ['all of it', newCapa('cause-000001'), 4],
  ])('lacks %s', (_what, capa, count) => {
    expect(capaFaults(capa)).toHaveLength(count);
    expect(planFaults(causes, { 'capa-000001': capa })).toHaveLength(count);
  });

  it('may end on the day they begin', () => {
    expect(capaFaults({ ...complete, dateFin: complete.dateDebut })).toEqual([]);
  });

  it('lose the text on adverse effects with N/A', () => {
    const settled = normalizePlan({ 'capa-000001': { ...complete, adverseEffects: { answer: 'N/A', text: 'x' } } });
    expect(settled['capa-000001']).toMatchObject({ adverseEffects: { answer: 'N/A', text: '' } });
  });

  it('are advised on, never refused, for what is only useful', () => {
    expect(planGaps({})).toHaveLength(1);
    expect(planGaps({ 'capa-000001': complete })).toHaveLength(3);
  });

  it('that do not fit are refused', () => {
    for (const wrong of [
      { ...complete, correctiveOuPreventive: 'autre' },
      { ...complete, dateFin: '30/11/2026' },
      { ...complete, causeId: 'x' },
      {
        ...complete,
        effectiveness: { ...complete.effectiveness, measure: { days: 0, sameProduct: true, sameCause: true } },
      },
      { is: 'else' },
    ]) {
      expect(capaPlan.safeParse({ 'capa-000001': wrong }).success).toBe(false);
    }
  });

  it('are called by their number, else by their title, else by the word', () => {
    const capa = newCapa('cause-abcdef12');
    expect(nameOfCapa({ ...capa, number: 'CAPA-2026-124', titre: 'Revoir' })).toBe('CAPA-2026-124');
    expect(nameOfCapa({ ...capa, titre: 'Revoir' })).toBe('Revoir');
    expect(nameOfCapa({ ...capa, titre: '  ' })).toBe('CAPA');
  });

  it('are taken out only while no action follows them', () => {
    const capa = { ...newCapa('cause-abcdef12'), number: 'CAPA-2026-124' };
    expect(removalObjection(capa, new Set())).toBeNull();
    expect(removalObjection(capa, new Set(['CAPA-2026-125']))).toBeNull();
    expect(removalObjection(capa, new Set(['CAPA-2026-124']))?.message).toBe(capaFaultMessages.hasAction);
  });
});
