import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../kernel/trail/audit-event';
import { outcomeOf, sittingsOf } from './sittings';

const minute = 60_000;
const words = { autosaved: ['step_changed'] };

function save(seq: number, minutes: number, more: Partial<RecordedEvent> = {}): RecordedEvent {
  return {
    seq,
    at: new Date(Date.UTC(2026, 10, 16) + minutes * minute).toISOString(),
    actorId: 1,
    actorName: 'Julien Lefèvre',
    actorUsername: 'lead',
    actorRoles: ['reporter'],
    action: 'case.step_changed',
    record: 'case',
    recordId: 'NC_0001',
    changes: [{ field: 'process.findings', from: `v${seq - 1}`, to: `v${seq}` }],
    reason: null,
    hash: '',
    ...more,
  };
}
const newestFirst = (events: readonly RecordedEvent[]) => [...events].reverse();
const countsOf = (events: readonly RecordedEvent[]) => sittingsOf(words, newestFirst(events)).map(({ count }) => count);

describe('R04 saves of one sitting', () => {
  it('are one entry with first value, last value and count of each field', () => {
    const events = [
      save(1, 0, { changes: [{ field: 'process.findings', from: null, to: 'a' }] }),
      save(2, 1, {
        changes: [
          { field: 'process.findings', from: 'a', to: 'ab' },
          { field: 'process.decision', from: '', to: 'x' },
        ],
      }),
      save(3, 2, { changes: [{ field: 'process.decision', from: 'x', to: '' }] }),
    ];
    const [sitting, ...rest] = sittingsOf(words, newestFirst(events));
    expect(rest).toEqual([]);
    expect(sitting).toMatchObject({ count: 3, first: { seq: 1 }, last: { seq: 3 } });
    expect(sitting?.saves.map(({ seq }) => seq)).toEqual([3, 2, 1]);
    expect(sitting && outcomeOf(sitting)).toEqual({
      changed: [{ field: 'process.findings', from: null, to: 'ab', count: 2 }],
      unchanged: [{ field: 'process.decision', from: '', to: '', count: 2 }],
    });
  });

  it.each<[string, Partial<RecordedEvent>]>([
    ['another person', { actorId: 2, actorUsername: 'qa' }],
    ['another role of the same person', { actorRoles: ['qa'] }],
    ['another kind of event', { action: 'case.commented' }],
    ['another step', { changes: [{ field: 'SQIPP.findings', from: '', to: 'x' }] }],
    ['another record', { recordId: 'NC_0002' }],
    ['a reason', { reason: 'Erreur de saisie' }],
  ])('are not gathered across %s', (_, other) => {
    expect(countsOf([save(1, 0), save(2, 1, other), save(3, 2)])).toEqual([1, 1, 1]);
  });

  it('end with half an hour of silence, however long they last', () => {
    expect(countsOf([save(1, 0), save(2, 29), save(3, 58)])).toEqual([3]);
    expect(countsOf([save(1, 0), save(2, 30)])).toEqual([1, 1]);
  });

  it('with the same reason are shown with it once', () => {
    expect(countsOf([save(1, 0, { reason: 'x' }), save(2, 1, { reason: 'x' })])).toEqual([2]);
  });

  it('are all that is gathered: other events stand alone', () => {
    const comment = { action: 'case.commented' };
    expect(countsOf([save(1, 0, comment), save(2, 0, comment)])).toEqual([1, 1]);
    expect(countsOf([])).toEqual([]);
  });
});

/** A history as the server writes it: the old value of a change is the value that the field has. */
const histories = fc
  .array(
    fc.record({
      pause: fc.integer({ min: 0, max: 45 }),
      actorId: fc.integer({ min: 1, max: 2 }),
      action: fc.constantFrom('case.step_changed', 'case.step_changed', 'case.step_changed', 'case.commented'),
      step: fc.constantFrom('process', 'SQIPP'),
      values: fc.dictionary(fc.constantFrom('a', 'b'), fc.constantFrom('', 'x', 'y', null), { minKeys: 1 }),
      reason: fc.constantFrom(null, null, 'Pourquoi'),
    }),
    { maxLength: 40 },
  )
  .map((drawn) => {
    const now: Record<string, string | null> = {};
    let minutes = 0;
    return drawn.map(({ pause, step, values, ...event }, place) => {
      minutes += pause;
      const changes = Object.entries(values).map(([name, to]) => {
        const field = `${step}.${name}`;
        const from = now[field] ?? null;
        now[field] = to;
        return { field, from, to };
      });
      return save(place + 1, minutes, { ...event, actorUsername: `u${event.actorId}`, changes });
    });
  });

it('R04 nothing is lost, the order is kept, and no two neighbours could have been one', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const sittings = sittingsOf(words, newestFirst(history));
      expect(sittings.flatMap(({ saves }) => saves)).toEqual(newestFirst(history));
      for (const { saves, count, first, last, fields: shown } of sittings) {
        expect(count).toBe(saves.length);
        expect([last, first]).toEqual([saves[0], saves.at(-1)]);
        const oldestFirst = newestFirst(saves);
        const changes = oldestFirst.flatMap((event) => event.changes);
        expect([...shown.keys()].sort()).toEqual([...new Set(changes.map(({ field }) => field))].sort());
        for (const field of shown.values()) {
          const own = changes.filter((change) => change.field === field.field);
          expect(field).toEqual({ ...own[0], to: own.at(-1)?.to, count: own.length });
        }
        if (saves.length === 1) continue;
        expect(new Set(saves.map(({ actorId }) => actorId)).size).toBe(1);
        expect(new Set(saves.map(({ action }) => action))).toEqual(new Set(['case.step_changed']));
        expect(new Set(changes.map(({ field }) => field.split('.')[0])).size).toBe(1);
        for (const [place, event] of oldestFirst.entries()) {
          const before = oldestFirst[place - 1];
          if (before) expect(Date.parse(event.at) - Date.parse(before.at)).toBeLessThan(30 * minute);
        }
      }
      for (const [place, later] of sittings.entries()) {
        const earlier = sittings[place + 1];
        if (earlier) expect(sittingsOf(words, [later.first, earlier.last])).toHaveLength(2);
      }
    }),
  );
});

it('R04 a field is shown as unchanged exactly when it ends as it began', () => {
  fc.assert(
    fc.property(histories, (history) => {
      for (const sitting of sittingsOf(words, newestFirst(history))) {
        const { changed, unchanged } = outcomeOf(sitting);
        expect(changed.length + unchanged.length).toBe(sitting.fields.size);
        expect(changed.every(({ from, to }) => from !== to)).toBe(true);
        expect(unchanged.every(({ from, to }) => from === to)).toBe(true);
      }
    }),
  );
});
