import { say } from '@vigie/domain/kernel/message';
import { describe, expect, it } from 'vitest';
import { tellingChanges, valueShown } from './history-values';

const inFrench = (field: string, value: unknown) => valueShown('report', field, value, (...said) => say('fr', ...said));

describe('a value in a history', () => {
  it('is said in words', () => {
    expect(inFrench('status', 'waiting_approval')).toBe('En attente de validation');
    expect(inFrench('category', 'hse')).toBe('HSE');
    expect(inFrench('actionsTaken', true)).toBe('oui');
    expect(inFrench('detectionDate', '2026-11-02')).toBe('02/11/2026');
  });

  it('that nobody knows words for is shown as it is', () => {
    expect(inFrench('status', 'new_state')).toBe('new_state');
    expect(inFrench('what', 'Fuite')).toBe('Fuite');
    expect(inFrench('size', 12)).toBe('12');
    expect(inFrench('what', '')).toBeNull();
  });
});

describe('the changes of a creation', () => {
  it('leave out what was born empty, and keep what was emptied', () => {
    const born = [
      { field: 'what', from: null, to: 'Fuite' },
      { field: 'who', from: null, to: '' },
      { field: 'actionsTaken', from: null, to: false },
      { field: 'where', from: 'Ligne 4', to: '' },
    ];
    expect(tellingChanges(born).map(({ field }) => field)).toEqual(['what', 'where']);
  });
});
