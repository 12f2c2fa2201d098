import { describe, expect, it } from 'vitest';
import { currentStop, nextStop, stopsOf, withWaiting } from './stops-order';

const stop = (stationId: string, changes = {}) => ({
  stationId,
  label: stationId,
  department: 'Production',
  isActive: true,
  isOnRoute: true,
  good: 0,
  improve: 0,
  ...changes,
});
const option = (id: string) => ({ id, label: id, site: '', department: 'Magasin', equipment: '', token: '' });

describe('where a walker is', () => {
  it('is the station that the address names, on the route or not', () => {
    const stops = [stop('A'), stop('B')];
    expect(currentStop('B', stops, [])?.stationId).toBe('B');
    expect(currentStop('C', stops, [option('C')])).toMatchObject({ stationId: 'C', department: 'Magasin' });
    expect(currentStop('D', stops, [option('C')])).toBeNull();
  });

  it('is otherwise the first of the route that was not seen yet', () => {
    expect(currentStop(null, [stop('A', { good: 1 }), stop('B')], [])?.stationId).toBe('B');
    expect(currentStop(null, [], [])).toBeNull();
  });
});

describe('the next stop', () => {
  it('is the next that was not seen yet, then those before', () => {
    const stops = [stop('A'), stop('B', { improve: 2 }), stop('C'), stop('D')];
    expect(nextStop('A', stops)?.stationId).toBe('C');
    expect(nextStop('D', stops)?.stationId).toBe('A');
  });

  it('is no station that is retired or off the route, and not the one where the walker is', () => {
    const stops = [stop('A'), stop('B', { isActive: false }), stop('C', { isOnRoute: false })];
    expect(nextStop('A', stops)).toBeNull();
  });
});

it('what the device still holds counts as seen', () => {
  const waiting = [
    { stationId: 'A', verdict: 'good' as const },
    { stationId: 'A', verdict: 'improve' as const },
    { stationId: 'C', verdict: 'good' as const },
  ];
  const seen = withWaiting([stop('A', { good: 1 }), stop('B')], waiting);
  expect(seen.map(({ good, improve }) => [good, improve])).toEqual([
    [2, 1],
    [0, 0],
  ]);
  expect(nextStop(null, seen)?.stationId).toBe('B');
});

it('the stops of a walk that begins on the device are those of its route in their order, without stations that are retired', () => {
  const stops = stopsOf(['B', 'gone', 'A'], [option('A'), option('B')]);
  expect(stops.map(({ stationId, isOnRoute }) => [stationId, isOnRoute])).toEqual([
    ['B', true],
    ['A', true],
  ]);
});
