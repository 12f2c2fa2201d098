import { describe, expect, it } from 'vitest';
import { writtenTexts } from './text-fields';

describe('the texts of a step', () => {
  it('are found by their names in the history, and only where something is written', () => {
    const content = {
      impactLevel: 'Major impact',
      justification: 'Un lot concerné.',
      decision: '  ',
      stability: { answer: 'Yes', text: 'Étude en cours.' },
      batches: [{ product: 'Doliprane', text: 'no field of its own' }],
    };
    expect(writtenTexts(content)).toEqual([
      { field: 'justification', text: 'Un lot concerné.' },
      { field: 'stability.text', text: 'Étude en cours.' },
    ]);
  });

  it('are those of causes and measures too, without their people and days', () => {
    const capa = { titre: 'Gamme', dateFin: '2026-12-01', responsable: { id: 4, displayName: 'Karim Haddad' } };
    const found = writtenTexts({ c1: { text: 'La came glisse', parentId: null }, k2: capa, k3: null });
    expect(found).toEqual([
      { field: 'c1.text', text: 'La came glisse' },
      { field: 'k2.titre', text: 'Gamme' },
    ]);
  });
});
