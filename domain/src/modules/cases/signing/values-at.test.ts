import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../../../kernel/trail/audit-event';
import { fieldsRewrittenBy } from '../../../kernel/trail/audit-event';
import { changedBetween, valuesAt } from './values-at';

const event = (seq: number, changes: RecordedEvent['changes']): RecordedEvent => ({
  seq,
  at: '2026-11-15T10:00:00.000Z',
  actorId: 1,
  actorName: 'X',
  actorUsername: 'x',
  actorRoles: [],
  action: 'case.changed',
  record: 'case',
  recordId: 'NC_0001',
  changes,
  reason: null,
  hash: '',
});
const events = [
  event(9, [{ field: 'dueDate', from: 'B', to: 'A' }]),
  event(1, [
    { field: 'dueDate', from: null, to: 'A' },
    { field: 'status', from: null, to: 'in_progress' },
  ]),
  event(4, [
    { field: 'dueDate', from: 'A', to: 'B' },
    { field: 'process.impactLevel', from: null, to: 'Minor impact' },
  ]),
];

it('R04 tells a record as it stood at any moment', () => {
  expect(valuesAt(events, 1)).toEqual({ dueDate: 'A', status: 'in_progress' });
  expect(valuesAt(events, 5)).toEqual({ dueDate: 'B', status: 'in_progress', 'process.impactLevel': 'Minor impact' });
  expect(valuesAt(events, 0)).toEqual({});
});

const changedSince = (history: readonly RecordedEvent[], seq: number) =>
  changedBetween(valuesAt(history, seq), valuesAt(history, Number.POSITIVE_INFINITY));

it('tells what changed since, each field once', () => {
  expect(changedSince(events, 1)).toEqual([{ field: 'process.impactLevel', from: null, to: 'Minor impact' }]);
  expect(changedSince(events, 4)).toEqual([{ field: 'dueDate', from: 'B', to: 'A' }]);
  expect(changedSince(events, 9)).toEqual([]);
});

it('R37 names the fields whose first value was replaced', () => {
  expect(events.map(fieldsRewrittenBy)).toEqual([['dueDate'], [], ['dueDate']]);
});

describe('lists in a history', () => {
  const lists = [
    event(4, [{ field: 'files', from: 'a.png', to: null }]),
    event(3, [{ field: 'member', from: 'Nadia Benali', to: null }]),
    event(2, [
      { field: 'files', from: null, to: 'b.pdf' },
      { field: 'comment', from: null, to: 'Merci' },
      { field: 'assisted.model', from: null, to: 'plume-1' },
    ]),
    event(1, [
      { field: 'files', from: null, to: 'a.png' },
      { field: 'member', from: null, to: 'Nadia Benali (chimie)' },
    ]),
  ];

  it('are whole at every moment, and neither comments nor what assisted is part of what stood', () => {
    expect(valuesAt(lists, 2)).toEqual({ files: ['a.png', 'b.pdf'], member: ['Nadia Benali (chimie)'] });
    expect(valuesAt(lists, 4)).toEqual({ files: ['b.pdf'], member: [] });
  });

  it('are compared as wholes', () => {
    expect(changedSince(lists, 2)).toEqual([
      { field: 'files', from: ['a.png', 'b.pdf'], to: ['b.pdf'] },
      { field: 'member', from: ['Nadia Benali (chimie)'], to: [] },
    ]);
  });
});
