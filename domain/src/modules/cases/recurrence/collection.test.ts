import { expect, it } from 'vitest';
import { emptyDefinition } from '../definition';
import { factTerm, rarityIn, rarityOf, rarityShare } from './collection';
import { documentOf } from './document';
import { facetsOf } from './facets';

it('rarity falls as a term becomes frequent, and never below nothing', () => {
  const values = [0, 1, 10, 100, 1000, 5000].map((frequency) => rarityOf(frequency, 1000));
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  const rarity = rarityIn({ documents: 1000, frequencyOf: (term) => (term === 'pump' ? 1 : undefined) });
  expect(rarity('pump')).toBe(rarityOf(1, 1000));
  expect(rarity('unknown')).toBe(rarityOf(Math.sqrt(1000), 1000));
});

it('a fact weighs by how few cases of the company have it', () => {
  const steps = [{ name: 'productBatch', content: { batches: [{ product: 'Sirop', batchNumber: 'LOT-1' }] } }];
  const one = documentOf({ title: '', detectionDate: '2026-01-01', ownerId: null, definition: emptyDefinition, steps });
  const share = (frequency: number) =>
    facetsOf(
      one,
      one,
      rarityIn({
        documents: 10_000,
        frequencyOf: (term) => (term === factTerm('batch', 'lot1') ? frequency : 10_000),
      }),
      10_000,
    ).share;
  expect(share(2)).toBeGreaterThan(2 * share(2000));
  expect(share(10_000)).toBeLessThan(0.001);
  expect(rarityShare(rarityOf(0, 10_000), 10_000)).toBe(1);
});
