import { say } from '@vigie/domain/kernel/message';
import { describe, expect, it } from 'vitest';
import { fieldShown, tellingChanges, valueShown } from './history-values';

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

describe('a case in a history', () => {
  const field = (name: string) => fieldShown(name, (...said) => say('fr', ...said));
  const value = (name: string, given: unknown) => valueShown('case', name, given, (...said) => say('fr', ...said));

  it('names its own fields, those of its definition and those of its steps', () => {
    expect(field('dueDate')).toBe('Échéance');
    expect(field('definition.what')).toBe('Quoi');
    expect(field('productBatch.justification')).toBe('Produit / Lot : justification');
    expect(field('process.ProductionStop.answer')).toBe('Processus : arrêt de production, réponse');
    expect(field('SQIPP.mark')).toBe('SQIPP : état');
    expect(field('productBatch.newField')).toBe('Produit / Lot : newField');
    expect(field('unknown.field')).toBe('unknown.field');
  });

  it('says marks, lists and rows in words', () => {
    expect(value('process.mark', 'reviewed')).toBe('Revu par l’AQ');
    expect(value('status', 'ready_for_qa')).toBe('Prêt pour l’AQ');
    expect(value('files', ['a.png', 'b.pdf'])).toBe('a.png ; b.pdf');
    const batches = [
      { product: 'Orvalane', batchNumber: '26K1042', status: 'On hold' },
      { batchNumber: '26K1043', status: null },
    ];
    expect(value('productBatch.batches', batches)).toBe('Orvalane, 26K1042, On hold ; 26K1043');
  });

  it('shows the name of a person and not the number beside it', () => {
    const changes = [
      { field: 'owner', from: 'Julien Lefèvre', to: 'Inès Da Costa' },
      { field: 'ownerId', from: 4, to: 6 },
    ];
    expect(tellingChanges(changes).map((change) => change.field)).toEqual(['owner']);
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
