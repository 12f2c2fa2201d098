import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Epoch, effectiveAt, epochProblem } from './epochs';
import { type GoLiveRule, goLiveAt, hasReached, lackingAt } from './go-live';

const instant = fc
  .integer({ min: 0, max: 60 })
  .map((minutes) => new Date(Date.UTC(2026, 0, 1, 0, minutes)).toISOString());
const rows = fc.array(
  fc.record({ from: instant, versionId: fc.option(fc.constantFrom('PRV_0001', 'PRV_0002', 'PRV_0003', 'PRV_0004')) }),
  { maxLength: 20 },
);
const accepted = rows.map((some) => {
  const kept: Epoch[] = [];
  for (const next of some) if (epochProblem(kept, next) === null) kept.push(next);
  return kept;
});

it('R45 there is exactly one version in force from the first go-live to the retirement, and none outside', () => {
  fc.assert(
    fc.property(accepted, instant, (epochs, at) => {
      const begun = epochs.filter(({ from }) => from <= at);
      const inForce = effectiveAt(epochs, at);
      const isOver = begun.some(({ versionId }) => versionId === null);
      expect(inForce === null).toBe(begun.length === 0 || isOver);
      expect(new Set(epochs.map(({ from }) => from)).size).toBe(epochs.length);
    }),
  );
});

it('R45 asks rows in any order, and a later row changes nothing before it', () => {
  fc.assert(
    fc.property(accepted, instant, (epochs, at) => {
      expect(effectiveAt([...epochs].reverse(), at)).toBe(effectiveAt(epochs, at));
      expect(effectiveAt(epochs.slice(0, -1), at)).toBe(
        (epochs.at(-1)?.from ?? '') <= at ? effectiveAt(epochs.slice(0, -1), at) : effectiveAt(epochs, at),
      );
    }),
  );
});

it('begins with a version, goes forward, brings no version twice and ends with the retirement', () => {
  const first = { from: '2026-01-01T00:00:00.000Z', versionId: 'PRV_0001' };
  const later = '2026-01-02T00:00:00.000Z';
  expect(epochProblem([], { ...first, versionId: null })).toBe('nothingInForce');
  expect(epochProblem([first], { from: first.from, versionId: 'PRV_0002' })).toBe('notLater');
  expect(epochProblem([first], { from: later, versionId: 'PRV_0001' })).toBe('sameVersion');
  expect(epochProblem([first], { from: later, versionId: null })).toBeNull();
  expect(epochProblem([first, { from: later, versionId: null }], { ...first, from: '2026-01-03T00:00:00.000Z' })).toBe(
    'retired',
  );
});

const person = fc.record({
  id: fc.integer({ min: 1, max: 9 }),
  name: fc.constant('x'),
  qualifiedAt: fc.option(instant),
  absences: fc.array(fc.record({ from: instant, until: fc.option(instant) }), { maxLength: 2 }),
});
const rule: fc.Arbitrary<GoLiveRule> = fc.record({
  plannedFrom: instant,
  approvedAt: instant,
  percent: fc.integer({ min: 0, max: 100 }),
  required: fc.array(person, { maxLength: 5 }),
});
const everyMinute = Array.from({ length: 61 }, (_, minutes) =>
  new Date(Date.UTC(2026, 0, 1, 0, minutes)).toISOString(),
);

it('R45 comes into force at the first instant from the planned one on at which enough of those present are qualified', () => {
  fc.assert(
    fc.property(rule, instant, (one, now) => {
      const first = everyMinute.find(
        (at) => at >= one.plannedFrom && at >= one.approvedAt && at <= now && hasReached(one, at),
      );
      expect(goLiveAt(one, now)).toBe(first ?? null);
    }),
  );
});

it('waits for nobody where nobody is required, and names those it waits for', () => {
  fc.assert(
    fc.property(rule, instant, (one, now) => {
      const from = one.plannedFrom > one.approvedAt ? one.plannedFrom : one.approvedAt;
      expect(goLiveAt({ ...one, required: [] }, now)).toBe(from <= now ? from : null);
      expect(hasReached({ ...one, percent: 100 }, now)).toBe(lackingAt(one, now).length === 0);
    }),
  );
});
