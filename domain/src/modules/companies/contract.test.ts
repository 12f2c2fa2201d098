import { expect, it } from 'vitest';
import { firstSubscription } from './contract';

it.each([
  ['2026-11-15T08:00:00.000Z', '2027-11-15T08:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', '2029-03-01T00:00:00.000Z'],
])('a subscription that starts on %s ends on %s', (start, end) => {
  const { plan, startsAt, endsAt } = firstSubscription(new Date(start));
  expect([plan, startsAt.toISOString(), endsAt.toISOString()]).toEqual(['basic', start, end]);
});
