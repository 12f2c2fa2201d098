import { type Measure, truncate } from './labels';
import type { Mark, MarkLine } from './marks';
import { axisFromZero, pixels } from './scales';

export interface Bar {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** Beside the bar, where it is more than the value. */
  readonly shown?: string;
  /** Further lines of its tooltip. */
  readonly lines?: readonly MarkLine[];
  readonly href?: string | undefined;
  /** Stands apart from the others, such as those that make most of the whole. */
  readonly isSoft?: boolean;
}

/** The height of one row, with its label in front of the bar or, where it is narrow, above it. */
export const rowHeight = { wide: 32, narrow: 44 };
const narrowBelow = 460;
const most = { label: 0.38, labelPixels: 220 };

export const isNarrow = (width: number) => width < narrowBelow;

export function barsHeight(count: number, width: number): number {
  return Math.max(1, count) * (isNarrow(width) ? rowHeight.narrow : rowHeight.wide) + 4;
}

/** Where labels, bars and values of horizontal rows stand, for bars and ranges alike. */
export function layOutRows<Row extends { readonly key: string; readonly label: string }>(
  rows: readonly Row[],
  width: number,
  valueRoom: number,
  measure: Measure,
) {
  const narrow = isNarrow(width);
  const step = narrow ? rowHeight.narrow : rowHeight.wide;
  const widest = Math.ceil(Math.max(0, ...rows.map(({ label }) => measure(label))));
  const room = narrow ? width - 4 : Math.min(widest, width * most.label, most.labelPixels);
  const left = narrow ? 1 : room + 12;
  const right = Math.max(left + 24, width - valueRoom - 10);
  const placed = rows.map((row, at) => ({
    row,
    text: truncate(row.label, room, measure),
    labelX: narrow ? 1 : room,
    labelY: at * step + (narrow ? 14 : step / 2 + 4),
    y: at * step + (narrow ? 20 : 5),
    thickness: narrow ? 18 : step - 10,
    band: { x: 0, y: at * step, width, height: step },
  }));
  return { left, right, placed, anchor: narrow ? ('start' as const) : ('end' as const) };
}

interface BarsData {
  readonly bars: readonly Bar[];
  readonly valueLabel: string;
  readonly format: (value: number) => string;
}

export function layOutBars({ bars, valueLabel, format }: BarsData, width: number, measure: Measure) {
  const shownOf = (bar: Bar) => bar.shown ?? format(bar.value);
  const valueRoom = Math.ceil(Math.max(0, ...bars.map((bar) => measure(shownOf(bar))))) + 4;
  const { left, right, placed, anchor } = layOutRows(bars, width, valueRoom, measure);
  const x = pixels([0, axisFromZero(Math.max(0, ...bars.map(({ value }) => value)), 4).max], [left, right]);
  const rows = placed.map(({ row, ...place }) => ({
    ...place,
    bar: row,
    shown: shownOf(row),
    length: row.value > 0 ? Math.max(2, x(row.value) - left) : 0,
  }));
  const marks = rows.map(
    ({ bar, band, length, y, thickness }, at): Mark => ({
      key: bar.key,
      at,
      series: 0,
      x: left + length,
      y: y + thickness / 2,
      area: band,
      title: bar.label,
      lines: [{ label: valueLabel, value: format(bar.value) }, ...(bar.lines ?? [])],
      href: bar.href,
    }),
  );
  return { left, right, rows, marks, anchor };
}
