import { kinds } from '@vigie/domain/modules/cases/kinds';
import { describe, expect, it } from 'vitest';
import { neighboursOf, placeAddress, placeOf } from './case-place';

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

  it('follow one another from the definition to the last step', () => {
    expect(neighboursOf('nonConformity', 'definition')).toEqual({ previous: null, next: 'productBatch' });
    expect(neighboursOf('nonConformity', 'regulatory')).toEqual({ previous: 'SQIPP', next: 'recurrence' });
    for (const kind of kinds) expect(neighboursOf(kind, 'capaPlan').next).toBeNull();
  });

  it('have no neighbours when only their address leads there', () => {
    expect(neighboursOf('nonConformity', 'final-criticality')).toEqual({ previous: null, next: null });
  });
});
