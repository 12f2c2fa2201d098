import { expect, it } from 'vitest';
import type { RecordedEvent } from '../../kernel/audit-event';
import { asItStood, changedSince } from './as-it-stood';
import { rewrittenFields } from './rewritten';

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
  expect(asItStood(events, 1)).toEqual({ dueDate: 'A', status: 'in_progress' });
  expect(asItStood(events, 5)).toEqual({ dueDate: 'B', status: 'in_progress', 'process.impactLevel': 'Minor impact' });
  expect(asItStood(events, 0)).toEqual({});
});

it('tells what changed since, each field once', () => {
  expect(changedSince(events, 1)).toEqual([{ field: 'process.impactLevel', from: null, to: 'Minor impact' }]);
  expect(changedSince(events, 4)).toEqual([{ field: 'dueDate', from: 'B', to: 'A' }]);
  expect(changedSince(events, 9)).toEqual([]);
});

it('R37 names the fields whose first value was replaced', () => {
  expect(rewrittenFields(events)).toEqual(['dueDate']);
});
