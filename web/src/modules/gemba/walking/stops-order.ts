import type { StationOption } from '@vigie/domain/modules/gemba/stations/contract';
import type { WalkStop } from '@vigie/domain/modules/gemba/walks/contract';

export type Stop = Pick<WalkStop, 'stationId' | 'label' | 'department' | 'isActive'>;

const isSeen = ({ good, improve }: WalkStop) => good + improve > 0;

/** The stops of a route on a device that has not asked the server for them; stations that are retired are none. */
export function stopsOf(stations: readonly string[], options: readonly StationOption[]): readonly WalkStop[] {
  return stations.flatMap((stationId) => {
    const { label, department } = options.find(({ id }) => id === stationId) ?? {};
    if (label === undefined || department === undefined) return [];
    return [{ stationId, label, department, isActive: true, isOnRoute: true, good: 0, improve: 0 }];
  });
}

/** Where the walker is: the station that the address names, on the route or not; otherwise the first that was not seen yet. */
export function currentStop(
  named: string | null,
  stops: readonly WalkStop[],
  options: readonly StationOption[],
): Stop | null {
  if (named === null) return nextStop(null, stops);
  const stop = stops.find(({ stationId }) => stationId === named);
  if (stop) return stop;
  const option = options.find(({ id }) => id === named);
  return option ? { stationId: named, label: option.label, department: option.department, isActive: true } : null;
}

/** The next on the route that was not seen yet, from the current one on; then those before it. */
export function nextStop(current: string | null, stops: readonly WalkStop[]): WalkStop | null {
  const at = stops.findIndex(({ stationId }) => stationId === current);
  const inTurn = [...stops.slice(at + 1), ...stops.slice(0, at + 1)];
  const open = inTurn.filter((stop) => stop.isOnRoute && stop.isActive && !isSeen(stop) && stop.stationId !== current);
  return open[0] ?? null;
}

interface Seen {
  readonly stationId: string;
  readonly verdict: 'good' | 'improve';
}

/** Counts what the device still holds as seen. */
export function withWaiting(stops: readonly WalkStop[], waiting: readonly Seen[]): readonly WalkStop[] {
  return stops.map((stop) => {
    const here = waiting.filter(({ stationId }) => stationId === stop.stationId);
    const good = here.filter(({ verdict }) => verdict === 'good').length;
    return { ...stop, good: stop.good + good, improve: stop.improve + here.length - good };
  });
}
