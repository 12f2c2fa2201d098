import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../kernel/identity/actor';
import { type Deed, deeds } from '../../../kernel/identity/own-work';
import { sharesCause, sharesProduct } from '../shared-causes';
import { caseStatuses } from '../workflow';
import {
  type CapaCheck,
  checkDay,
  checkDayProblem,
  checkObjection,
  evaluated,
  isOpenCheck,
  rescheduleObjection,
} from './capa-check';

const check: CapaCheck = {
  capaId: 'CAPA-2026-124',
  titre: 'Réviser la gamme',
  criterion: 'Aucun desserrage sur six révisions',
  measure: null,
  actionId: 'ACT_0001',
  status: 'completed',
  completedOn: '2026-11-15',
  checkOn: null,
  draft: null,
  verdict: null,
  version: 1,
};
const rule = { days: 90, sameProduct: true, sameCause: true };
const draft = { isEffective: true, cases: [], evaluatedAt: '2027-02-13T06:05:00.000Z' };
const verdict = { isEffective: true, findings: 'x', recorded: { id: 5, who: 'QA', at: '2027-02-13T08:00:00.000Z' } };
const qa: Actor = { companyId: 1, userId: 9, username: 'qa', displayName: 'QA', roles: ['qa'] };
const item = { companyId: 1, ownerId: 7, status: 'approved' } as const;
const day = '2027-02-13';

describe('the day of a check', () => {
  it('is counted from the completion, or the one that was planned', () => {
    expect(checkDay({ measure: rule, checkOn: '2026-12-01' }, '2026-11-15')).toBe(day);
    expect(checkDay({ measure: rule, checkOn: '2026-12-01' }, null)).toBeNull();
    expect(checkDay({ measure: null, checkOn: '2026-12-01' }, '2026-11-15')).toBe('2026-12-01');
  });
});

const by = (actor: Actor, ownWork: Deed | null = null) => ({ actor, today: day, ownWork });

describe('the day of a check is changed', () => {
  const waiting = { ...check, checkOn: '2027-03-01' };

  it('by QA of this company alone, and not by the lead writer', () => {
    expect(rescheduleObjection(item, waiting, by(qa))).toBeNull();
    for (const actor of [
      { ...qa, roles: ['validator' as const] },
      { ...qa, userId: 7 },
      { ...qa, companyId: 2 },
    ]) {
      expect(rescheduleObjection(item, waiting, by(actor))?.code).toBe('not_allowed');
    }
  });

  it.each(deeds)('R22 not by a user who %s something in the case', (deed) => {
    expect(rescheduleObjection(item, waiting, by(qa, deed))?.code).toBe('not_allowed');
  });

  it.each(caseStatuses)('in a case that is %s', (status) => {
    expect(rescheduleObjection({ ...item, status }, waiting, by(qa)) === null).toBe(status === 'approved');
  });

  it.each([
    ['its verdict is signed', { verdict }],
    ['its action was cancelled', { status: 'cancelled' }],
    ['its day is counted from the end of the action', { measure: rule }],
  ])('not once %s', (_why, changes) => {
    expect(rescheduleObjection(item, { ...waiting, ...changes }, by(qa))).not.toBeNull();
  });

  it.each([
    ['2027-02-12', null, false],
    ['2027-02-13', null, true],
    ['2027-02-13', '2027-02-13', true],
    ['2027-02-20', '2027-02-28', false],
    ['2027-02-28', '2027-02-28', true],
  ])('to %s, where the action is due on %s: %s', (wanted, dueDate, isAccepted) => {
    expect(checkDayProblem(wanted, { today: day, dueDate }) === null).toBe(isAccepted);
  });
});

describe('a user who judges a measure', () => {
  it('is QA, of this company, and not the lead writer', () => {
    expect(checkObjection(item, check, by(qa))).toBeNull();
    for (const actor of [
      { ...qa, roles: ['validator' as const] },
      { ...qa, userId: 7 },
      { ...qa, companyId: 2 },
    ]) {
      expect(checkObjection(item, check, by(actor))?.code).toBe('not_allowed');
    }
  });

  it.each(deeds)('R22 is not a user who %s something in the case', (deed) => {
    expect(checkObjection(item, check, by(qa, deed))?.code).toBe('not_allowed');
  });

  it.each(caseStatuses)('in a case that is %s', (status) => {
    expect(checkObjection({ ...item, status }, check, by(qa)) === null).toBe(status === 'approved');
  });

  it.each([
    ['it is not completed', { status: 'approved' }],
    ['its day has not come', { checkOn: '2027-02-14' }],
    ['the system has not looked yet', { measure: rule, checkOn: day }],
    ['it was judged before', { verdict }],
  ])('not while %s', (_why, more) => {
    expect(checkObjection(item, { ...check, ...more }, by(qa))?.code).toBe('wrong_state');
  });

  it('may once the system has drafted, on the day itself', () => {
    expect(checkObjection(item, { ...check, measure: rule, checkOn: day, draft }, by(qa))).toBeNull();
  });

  it('has nothing left to do for a measure that was given up or judged', () => {
    expect(isOpenCheck(check)).toBe(true);
    expect(isOpenCheck({ ...check, status: 'cancelled' })).toBe(false);
    expect(isOpenCheck({ ...check, verdict })).toBe(false);
  });
});

describe('what the system drafts', () => {
  const later = (id: string, sharesKind: boolean, product: boolean, cause: boolean) => ({
    id,
    sharesKind,
    sharesProduct: product,
    sharesCause: cause,
  });
  const cases = [later('NC_1', true, true, true), later('NC_2', true, true, false), later('EF_1', false, false, true)];

  it.each([
    [true, true, ['NC_1']],
    [true, false, ['NC_1', 'NC_2']],
    [false, true, ['NC_1', 'EF_1']],
    [false, false, ['NC_1', 'NC_2']],
  ])('same product %s, same cause %s', (sameProduct, sameCause, expected) => {
    expect(evaluated({ days: 90, sameProduct, sameCause }, cases)).toEqual({ isEffective: false, cases: expected });
  });

  it('is that nothing came back, when nothing did', () => {
    expect(evaluated(rule, [later('NC_2', true, true, false)])).toEqual({ isEffective: true, cases: [] });
  });

  it('knows the same cause in other words, and not in few of them', () => {
    const mine = ['Le frein-filet n’a pas été remplacé lors de la révision'];
    expect(sharesCause(mine, ['frein filet non remplacé pendant la révision'])).toBe(true);
    expect(sharesCause(mine, ['La révision est en retard'])).toBe(false);
    expect(sharesCause(mine, [])).toBe(false);
    expect(sharesProduct(['orvalane 500 mg'], ['orvalane 500 mg'])).toBe(true);
    expect(sharesProduct([], [])).toBe(false);
  });
});
