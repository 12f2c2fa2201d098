import { say } from '@vigie/domain/kernel/message';
import { withoutSame } from '@vigie/domain/messages/record-words';
import { actionWords } from '@vigie/domain/modules/actions/words';
import { caseWords } from '@vigie/domain/modules/cases/words';
import { reportWords } from '@vigie/domain/modules/reports/words';
import { describe, expect, it } from 'vitest';
import { formatValue } from './history-values';

const inFrench = (field: string, value: unknown) =>
  formatValue(reportWords, field, value, (...said) => say('fr', ...said));

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

describe('a value of a case in a history', () => {
  const value = (name: string, given: unknown) => formatValue(caseWords, name, given, (...said) => say('fr', ...said));

  it('says marks, lists and rows in words', () => {
    expect(value('process.mark', 'reviewed')).toBe('Revu par l’AQ');
    expect(value('status', 'ready_for_qa')).toBe('Prêt pour l’AQ');
    expect(value('final-criticality.confirmed', 'Major')).toBe('Majeure');
    expect(value('customer-notification.channel', 'phone')).toBe('Téléphone');
    expect(value('files', ['a.png', 'b.pdf'])).toBe('a.png ; b.pdf');
    const batches = [
      { product: 'Orvalane', batchNumber: '26K1042', status: 'On hold' },
      { batchNumber: '26K1043', status: null },
    ];
    expect(value('productBatch.batches', batches)).toBe('Orvalane, 26K1042, On hold ; 26K1043');
  });

  it('says the parts of an entry, without its ids', () => {
    expect(value('capaPlan.capa-ab12cd34.responsable', { id: 4, displayName: 'Karim Haddad' })).toBe('Karim Haddad');
    const effectiveness = {
      criterion: 'Aucun desserrage',
      checkOn: '2026-12-31',
      measure: { days: 90, sameProduct: true, sameCause: false },
    };
    expect(value('capaPlan.capa-ab12cd34.effectiveness', effectiveness)).toBe(
      'Aucun desserrage, 31/12/2026, jours : 90, même produit : oui, même cause : non',
    );
    const evidence = [
      { text: 'Relevé du 02/11', attachmentId: null },
      { text: '', attachmentId: 'f3a1' },
    ];
    expect(value('rootCause.cause-ab12cd34.evidence', evidence)).toBe('Relevé du 02/11 ; fichier');
  });

  it('says where a cause has gone', () => {
    expect(value('rootCause.cause-ab12cd34.parentId', null)).toBe('cause principale');
    expect(value('rootCause.cause-ab12cd34.parentId', 'cause-00000000')).toBe('sous une autre cause');
  });
});

describe('a to-do list in a history', () => {
  const change = (from: unknown, to: unknown) => ({ field: 'todos', from, to });

  it('says only the items that changed', () => {
    expect(withoutSame(actionWords, change(['☐ Isoler', '☐ Former'], ['☑ Isoler', '☐ Former', '☐ Prévenir']))).toEqual({
      from: ['☐ Isoler'],
      to: ['☑ Isoler', '☐ Prévenir'],
    });
  });

  it('is said as a whole where it began, and where nothing but the order changed', () => {
    expect(withoutSame(actionWords, change(null, ['☐ Isoler']))).toEqual({ from: null, to: ['☐ Isoler'] });
    expect(withoutSame(actionWords, change(['a', 'b'], ['b', 'a']))).toEqual({ from: ['a', 'b'], to: ['b', 'a'] });
  });
});
