import { expect, it } from 'vitest';
import { saysWhatWasSigned } from '../../kernel/trail/signed-content';
import { emptyDefinition, readDefinition, summaryOf } from './definition';
import { dueDate, keptUntil } from './due-date';
import { caseAddress, caseKinds, kinds } from './kinds';

it.each([
  ['Fuite d’huile sur M2. Flaque de 20 cm.', 'Fuite d’huile sur M2'],
  ['Température à 9,4 °C pendant 50 min. Limite 8 °C.', 'Température à 9,4 °C pendant 50 min'],
  ['Pourquoi cette alarme ? On ne sait pas.', 'Pourquoi cette alarme ?'],
  ['  Première ligne\nseconde ligne  ', 'Première ligne'],
  ['Bruit anormal', 'Bruit anormal'],
  ['', ''],
])('%j is summed up as %j', (what, summary) => expect(summaryOf({ what })).toBe(summary));

it('a long sentence is cut at a word', () => {
  const summary = summaryOf({ what: 'mot '.repeat(100) });
  expect(summary.length).toBeLessThanOrEqual(140);
  expect(summary).toMatch(/mot…$/);
  expect(summaryOf({ what: 'x'.repeat(300) }).length).toBeLessThanOrEqual(140);
});

it.each([
  ['2026-11-02', 15, '2026-11-17'],
  ['2026-12-20', 30, '2027-01-19'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-28', 2, '2026-03-30'],
])('%s and %i days are due on %s', (day, days, due) => expect(dueDate(day, days)).toBe(due));

it('every kind has a prefix and a route of its own', () => {
  expect(new Set(kinds.map((kind) => caseKinds[kind].prefix)).size).toBe(kinds.length);
  expect(new Set(kinds.map((kind) => caseKinds[kind].route)).size).toBe(kinds.length);
  expect(caseAddress({ kind: 'nonConformity', id: 'NC_3066' })).toBe('/apps/non-conformity/NC_3066');
});

it('reads a definition of an earlier release as one that did not say what was asked later, and its signature holds', () => {
  const { site, product, batch, equipment, customer, ...stored } = { ...emptyDefinition, what: 'Fuite' };
  const read = readDefinition(stored);
  expect(read).toEqual({ ...stored, site: '', product: '', batch: '', equipment: '', customer: '' });
  expect(saysWhatWasSigned(stored, read)).toBe(true);
  expect(saysWhatWasSigned(stored, { ...read, product: 'Orvalgic' })).toBe(false);
});

it.each([
  ['2026-11-17T09:30:00.000Z', 10, '2036-11-17'],
  ['2024-02-29T23:59:59.000Z', 1, '2025-03-01'],
  ['2026-11-17T09:30:00.000Z', null, null],
])('keeps a case closed at %s for %s years, until %s', (closedAt, years, day) => {
  expect(keptUntil(closedAt, years)).toBe(day);
});
