import { layOutRows } from './bars-layout';
import type { Measure } from './labels';
import type { Mark, MarkLine } from './marks';
import { axisFromZero, pixels } from './scales';

export interface Range {
  readonly key: string;
  readonly label: string;
  /** Null where nothing was measured. */
  readonly middle: number | null;
  readonly high: number | null;
  readonly lines?: readonly MarkLine[];
  readonly href?: string | undefined;
}

export interface RangesData {
  readonly ranges: readonly Range[];
  readonly middleLabel: string;
  readonly highLabel: string;
  readonly noData: string;
  readonly format: (value: number) => string;
}

export function layOutRanges(data: RangesData, width: number, measure: Measure) {
  const { ranges, format, noData } = data;
  const shownOf = ({ middle, high }: Range) =>
    middle === null ? noData : high === null ? format(middle) : `${format(middle)} – ${format(high)}`;
  const valueRoom = Math.ceil(Math.max(0, ...ranges.map((range) => measure(shownOf(range))))) + 8;
  const { left, right, placed, anchor } = layOutRows(ranges, width, valueRoom, measure);
  const axis = axisFromZero(Math.max(0, ...ranges.map(({ middle, high }) => high ?? middle ?? 0)), 4);
  const x = pixels([0, axis.max], [left, right]);
  const rows = placed.map(({ row, ...place }) => ({
    ...place,
    range: row,
    shown: shownOf(row),
    middleX: row.middle === null ? null : x(row.middle),
    highX: row.high === null ? null : x(row.high),
    centre: place.y + place.thickness / 2,
  }));
  const lineOf = (label: string, value: number | null): MarkLine[] =>
    value === null ? [] : [{ label, value: format(value) }];
  const marks = rows.map(
    ({ range, band, middleX, centre }, at): Mark => ({
      key: range.key,
      at,
      series: 0,
      x: middleX ?? left,
      y: centre,
      area: band,
      title: range.label,
      lines:
        range.middle === null
          ? [{ label: '', value: noData }]
          : [...lineOf(data.middleLabel, range.middle), ...lineOf(data.highLabel, range.high), ...(range.lines ?? [])],
      href: range.middle === null ? undefined : range.href,
    }),
  );
  return { axis, left, right, x, rows, marks, anchor };
}
