import { scalePoint } from 'd3-scale';
import { roomForTicks } from './grid';
import type { Measure } from './labels';
import type { Mark } from './marks';
import { axisAround, pixels } from './scales';

export interface ControlPoint {
  readonly key: string;
  readonly label: string;
  readonly title: string;
  /** Null where nothing was measured. */
  readonly value: number | null;
  /** They may differ from point to point, with how much was counted. */
  readonly centre: number | null;
  readonly upper: number | null;
  readonly lower: number | null;
  /** Three of them reach from the centre to a limit, unless that is cut off at zero. */
  readonly sigma?: number | null;
  /** The rules that this point breaks, by number and in words. */
  readonly signals: readonly { readonly mark: string; readonly words: string }[];
  readonly href?: string | undefined;
}

export interface ControlData {
  readonly points: readonly ControlPoint[];
  readonly valueLabel: string;
  readonly upperLabel: string;
  readonly centreLabel: string;
  readonly lowerLabel: string;
  readonly format: (value: number) => string;
  readonly formatTick: (value: number) => string;
  /** What a value can be at most, such as 1 for shares. */
  readonly most?: number | undefined;
  /** Lines at one and two thirds of the way to the limits. */
  readonly hasZones?: boolean;
}

const margin = { top: 16, right: 44, bottom: 26 };

export function layOutControl(data: ControlData, width: number, height: number, measure: Measure) {
  const { points } = data;
  const known = points.flatMap(({ value, upper, lower, centre }) =>
    [value, upper, lower, centre].filter((one) => one !== null),
  );
  const axis = axisAround(known, 5, data.most);
  const left = roomForTicks(axis.ticks, data.formatTick, measure);
  const [right, bottom] = [width - margin.right, height - margin.bottom];
  const stops = scalePoint(
    points.map(({ key }) => key),
    [left + 10, right - 10],
  );
  const y = pixels([axis.min, axis.max], [bottom, margin.top]);
  const placed = points.map((point) => ({ point, x: stops(point.key) ?? 0 }));
  const slot = points.length > 1 ? stops.step() : right - left;
  const marks = placed.flatMap(({ point, x }, at): Mark[] =>
    point.value === null ? [] : [markOf(data, point, at, x, y(point.value))],
  );
  return { axis, left, right, top: margin.top, bottom, y, placed, slot, marks };
}

function markOf(data: ControlData, point: ControlPoint, at: number, x: number, y: number): Mark {
  const lineOf = (label: string, value: number | null) =>
    value === null ? [] : [{ label, value: data.format(value) }];
  return {
    key: point.key,
    at,
    series: 0,
    x,
    y,
    area: { x: x - 6, y: y - 6, width: 12, height: 12 },
    title: point.title,
    lines: [
      ...lineOf(data.valueLabel, point.value),
      ...lineOf(data.upperLabel, point.upper),
      ...lineOf(data.centreLabel, point.centre),
      ...lineOf(data.lowerLabel, point.lower),
      ...point.signals.map(({ mark, words }) => ({ label: mark, value: words })),
    ],
    href: point.href,
  };
}

/** A line that keeps a value half way to the next point: limits belong to their points, and jump between them. */
export function stepPath(places: readonly { x: number; y: number | null }[], left: number, right: number): string {
  let path = '';
  places.forEach(({ x, y }, at) => {
    if (y === null) return;
    const from = at === 0 ? left : (x + (places[at - 1]?.x ?? x)) / 2;
    const to = at === places.length - 1 ? right : (x + (places[at + 1]?.x ?? x)) / 2;
    const isGoingOn = at > 0 && typeof places[at - 1]?.y === 'number';
    path += `${isGoingOn ? 'L' : 'M'}${round(from)} ${round(y)}L${round(to)} ${round(y)}`;
  });
  return path;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Between centre and limits: a part of the way, up or down; null where a limit is missing. */
export function zoneAt({ centre, upper, lower, sigma }: ControlPoint, part: number): number | null {
  if (centre === null) return null;
  if (typeof sigma === 'number') {
    const zone = centre + 3 * sigma * part;
    const isBeyond = (lower !== null && zone < lower) || (upper !== null && zone > upper);
    return isBeyond ? null : zone;
  }
  const limit = part > 0 ? upper : lower;
  return limit === null ? null : centre + (limit - centre) * Math.abs(part);
}
