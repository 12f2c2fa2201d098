import { describe, expect, it } from 'vitest';
import { asksForFinding, clauseOf, statementOf } from './no-answers';

describe('a finding that begins with a question', () => {
  it('is asked for by a no, or by an answer that the template marks', () => {
    for (const answer of ['No', 'Non', 'non conforme', 'NOK', 'Not OK']) {
      expect(asksForFinding({ isFinding: false, answer })).toBe(true);
    }
    for (const answer of ['Yes', 'Oui', 'Nous verrons', 'Normal', '']) {
      expect(asksForFinding({ isFinding: false, answer })).toBe(false);
    }
    expect(asksForFinding({ isFinding: true, answer: 'Partiellement' })).toBe(true);
  });

  it('names the clause that the question or its page begins with, of the standard that has it', () => {
    const standards = [
      { standard: 'ISO 14001', clauses: ['6.1'] },
      { standard: 'ISO 9001', clauses: ['8.5', '9.2'] },
    ];
    expect(clauseOf({ title: '8.5.1 Les instructions sont au poste', group: '' }, standards)).toEqual({
      clause: '8.5.1',
      standard: 'ISO 9001',
    });
    expect(clauseOf({ title: 'Au poste ?', group: 'Clause 6.1 Risques' }, standards)).toEqual({
      clause: '6.1',
      standard: 'ISO 14001',
    });
    expect(clauseOf({ title: '5S du poste', group: '' }, standards).clause).toBe('');
    expect(clauseOf({ title: 'Au poste ?', group: '' }, [])).toEqual({ clause: '', standard: '' });
  });

  it('says the question and its answer, long enough to be kept', () => {
    expect(statementOf({ title: 'Le poste est propre', group: 'Atelier', answer: 'Non' })).toBe(
      'Le poste est propre : Non',
    );
    expect(statementOf({ title: 'EPI', group: 'Atelier de presse', answer: 'Non' })).toBe(
      'Atelier de presse - EPI : Non',
    );
    expect(statementOf({ title: 'A', group: '', answer: 'No' }).length).toBe(10);
  });
});
