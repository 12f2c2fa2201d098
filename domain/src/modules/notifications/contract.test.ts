import { expect, it } from 'vitest';
import { snoozeObjection } from './contract';
import { notificationSnoozeMessages as m } from './messages/notifications';

const now = new Date('2026-11-15T10:00:00Z');

it.each([
  ['2026-11-15T10:00:01Z', null],
  ['2027-11-15T10:00:00Z', null],
  ['2026-11-15T10:00:00Z', m.inThePast],
  ['2020-01-01T00:00:00Z', m.inThePast],
  ['2027-11-17T10:00:00Z', m.tooFar],
  ['9999-12-31T23:59:59Z', m.tooFar],
])('a notification put off until %s', (until, objection) => {
  expect(snoozeObjection(new Date(until), now)).toBe(objection);
});
