import { scaleBand, scalePoint } from 'd3-scale';
import { roomForTicks } from './grid';
import type { Measure } from './labels';
import type { Mark } from './marks';
import { axisFromZero, pixels } from './scales';

export interface TimePoint {
  readonly key: string;
  /** On the axis, and in full. */
  readonly label: string;
  readonly title: string;
  /** One for each series; null where nothing is known. */
  readonly values: readonly (number | null)[];
  readonly hrefs?: readonly (string | undefined)[];
}

export interface TimeSeries {
  readonly label: string;
}

export interface TimeChartData {
  readonly points: readonly TimePoint[];
  readonly series: readonly TimeSeries[];
  readonly kind: 'lines' | 'columns';
  readonly format: (value: number) => string;
  readonly formatTick: (value: number) => string;
  /** Where the axis ends in any case, such as 1 for shares. */
  readonly top?: number;
  readonly isWhole?: boolean;
}

const margin = { top: 12, right: 12, bottom: 26 };

export function layOutTime(data: TimeChartData, width: number, height: number, measure: Measure) {
  const { points, series, kind, format } = data;
  const largest = Math.max(0, ...points.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const axis = data.top
    ? { max: data.top, ticks: [0, 0.25, 0.5, 0.75, 1].map((part) => part * (data.top ?? 1)) }
    : axisFromZero(largest, 4, data.isWhole);
  const left = roomForTicks(axis.ticks, data.formatTick, measure);
  const right = width - margin.right;
  const bottom = height - margin.bottom;
  const y = pixels([0, axis.max], [bottom, margin.top]);
  const keys = points.map(({ key }) => key);
  const slots = scaleBand(keys, [left, right]).paddingInner(0.3).paddingOuter(0.15);
  // A line begins and ends at the edges; a single point stands in the middle.
  const stops = scalePoint(keys, [left + 8, right - 8]);
  const slot = kind === 'columns' || points.length < 2 ? slots.step() : stops.step();
  const middle = (key: string) => (kind === 'columns' ? (slots(key) ?? 0) + slots.bandwidth() / 2 : (stops(key) ?? 0));
  const column = Math.min(series.length > 1 ? 28 : 56, slots.bandwidth() / series.length);
  const columnX = (key: string, place: number) => middle(key) + (place - series.length / 2) * column;
  const marks = points.flatMap((point, at) =>
    series.flatMap(({ label }, place): Mark[] => {
      const value = point.values[place];
      if (value === null || value === undefined) return [];
      const isColumn = kind === 'columns';
      const x = isColumn ? columnX(point.key, place) + column / 2 : middle(point.key);
      const reach = isColumn ? column : slot;
      return [
        {
          key: `${point.key}/${place}`,
          at,
          series: place,
          x,
          y: y(value),
          area: isColumn
            ? { x: x - reach / 2, y: margin.top, width: reach, height: bottom - margin.top }
            : { x: x - 4, y: y(value) - 4, width: 8, height: 8 },
          title: point.title,
          lines: [{ label, value: format(value) }],
          href: point.hrefs?.[place],
        },
      ];
    }),
  );
  return { axis, left, right, top: margin.top, bottom, y, middle, columnX, column, slot, marks };
}
