import { type Kind, kinds } from '@vigie/domain/modules/cases/kinds';
import type { StepName } from '@vigie/domain/modules/cases/steps/steps';
import { describe, expect, it } from 'vitest';
import { sayNow } from '../../../platform/page/messages';
import { capaActions, neighboursOf, placeAddress, placeOf, templatePlaces, titleOf } from './case-place';

const caseOf = (kind: Kind, leftOutSteps: readonly StepName[] = []) => ({ kind, leftOutSteps });

describe('places of a case', () => {
  it('are named by the last part of the address, to the letter', () => {
    expect(placeOf('productBatch')).toBe('productBatch');
    expect(placeOf('SQIPP')).toBe('SQIPP');
    expect(placeOf('sqipp')).toBeNull();
    expect(placeOf('toString')).toBeNull();
    expect(placeOf('final-criticality')).toBe('final-criticality');
    expect(placeAddress({ kind: 'nonConformity', id: 'NC_3066' }, 'rootCause')).toBe(
      '/apps/non-conformity/NC_3066/rootCause',
    );
  });

  it('are measures of the plan too, by their number', () => {
    expect(placeOf('CAPA-2026-124')).toBe('CAPA-2026-124');
    expect(placeOf('CAPA-2026-')).toBeNull();
    expect(placeOf('capa-2026-124')).toBeNull();
    expect(placeAddress({ kind: 'hse', id: 'HSE_0012' }, 'CAPA-2026-124')).toBe('/apps/hse/HSE_0012/CAPA-2026-124');
    const actions = [{ origin: 'IA_00042' }, { origin: 'CAPA-2026-124' }];
    expect(capaActions(actions)).toEqual([{ origin: 'CAPA-2026-124' }]);
  });

  it('are templates that ask for a questionnaire, which are called by their titles', () => {
    expect(placeOf('TPL_0001')).toBe('TPL_0001');
    expect(placeOf('TPL_1')).toBeNull();
    const asked = [{ templateId: 'TPL_0001', title: 'Visite' }];
    expect(titleOf('TPL_0001', sayNow, asked)).toBe('Visite');
    expect(titleOf('TPL_0002', sayNow, asked)).toBe('TPL_0002');
    const places = templatePlaces(asked);
    expect(neighboursOf(caseOf('improvement'), 'TPL_0001', [...places, 'CAPA-2026-124'])).toEqual({
      previous: 'capaPlan',
      next: 'CAPA-2026-124',
    });
  });

  it('follow one another from the definition to the last step', () => {
    expect(neighboursOf(caseOf('nonConformity'), 'definition')).toEqual({ previous: null, next: 'productBatch' });
    expect(neighboursOf(caseOf('nonConformity'), 'regulatory')).toEqual({ previous: 'SQIPP', next: 'recurrence' });
    for (const kind of kinds) expect(neighboursOf(caseOf(kind), 'capaPlan').next).toBeNull();
  });

  it('go on with the actions, in the order of the list', () => {
    const measures = ['CAPA-2026-124', 'CAPA-2026-125'] as const;
    expect(neighboursOf(caseOf('improvement'), 'capaPlan', measures).next).toBe('CAPA-2026-124');
    expect(neighboursOf(caseOf('improvement'), 'CAPA-2026-125', measures)).toEqual({
      previous: 'CAPA-2026-124',
      next: null,
    });
    expect(neighboursOf(caseOf('improvement'), 'CAPA-2026-999', measures)).toEqual({ previous: null, next: null });
  });

  it('pass over what the company leaves out', () => {
    const without = caseOf('nonConformity', ['productBatch', 'SQIPP']);
    expect(neighboursOf(without, 'definition').next).toBe('process');
    expect(neighboursOf(without, 'regulatory').previous).toBe('process');
    expect(neighboursOf(without, 'SQIPP')).toEqual({ previous: null, next: null });
  });

  it('have no neighbours when only their address leads there', () => {
    expect(neighboursOf(caseOf('nonConformity'), 'final-criticality')).toEqual({ previous: null, next: null });
  });
});
