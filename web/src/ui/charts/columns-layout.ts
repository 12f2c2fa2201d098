import { scaleBand } from 'd3-scale';
import type { Bar } from './bars-layout';
import { roomForTicks } from './grid';
import { type Measure, wrapped } from './labels';
import type { Mark, MarkLine } from './marks';
import { axisFromZero, pixels } from './scales';

export interface ColumnsData {
  readonly bars: readonly Bar[];
  readonly valueLabel: string;
  /** Of the line that adds them up; absent, there is none. */
  readonly cumulativeLabel?: string;
  readonly format: (value: number) => string;
  readonly formatShare: (share: number) => string;
  readonly formatTick: (value: number) => string;
  /** Columns of a measure that goes on, such as ages, stand close to each other. */
  readonly isContinuous?: boolean;
  /** Of all there is, where only the largest are shown. */
  readonly total?: number;
}

/** Less than this for a column, and its label could not be read. */
export const leastSlot = 56;

/** How much of the whole each one makes with all before it; nothing makes nothing of nothing. */
export function cumulativeShares(
  values: readonly number[],
  total = values.reduce((sum, value) => sum + value, 0),
): number[] {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return total > 0 ? sum / total : 0;
  });
}

export function layOutColumns(data: ColumnsData, width: number, height: number, measure: Measure) {
  const { bars, cumulativeLabel, format } = data;
  const margin = { top: 18, right: cumulativeLabel ? 46 : 8, bottom: 40 };
  const axis = axisFromZero(Math.max(0, ...bars.map(({ value }) => value)), 4, true);
  const left = roomForTicks(axis.ticks, data.formatTick, measure);
  const [right, bottom] = [width - margin.right, height - margin.bottom];
  const slots = scaleBand(
    bars.map(({ key }) => key),
    [left, right],
  )
    .paddingInner(data.isContinuous ? 0.06 : 0.36)
    .paddingOuter(data.isContinuous ? 0.06 : 0.18);
  const y = pixels([0, axis.max], [bottom, margin.top]);
  const share = pixels([0, 1], [bottom, margin.top]);
  const shares = cumulativeShares(
    bars.map(({ value }) => value),
    data.total,
  );
  const columns = bars.map((bar, at) => {
    // A few columns would otherwise be as broad as walls.
    const thick = Math.min(slots.bandwidth(), data.isContinuous ? 160 : 72);
    const x = (slots(bar.key) ?? 0) + (slots.bandwidth() - thick) / 2;
    return {
      bar,
      x,
      thick,
      middle: x + thick / 2,
      y: y(bar.value),
      lines: wrapped(bar.label, slots.step() - 6, 2, measure),
      shareY: share(shares[at] ?? 0),
      share: shares[at] ?? 0,
    };
  });
  const cumulative = (at: number): MarkLine[] =>
    cumulativeLabel ? [{ label: cumulativeLabel, value: data.formatShare(shares[at] ?? 0) }] : [];
  const marks = columns.map(
    ({ bar, middle, y: top }, at): Mark => ({
      key: bar.key,
      at,
      series: 0,
      x: middle,
      y: top,
      area: { x: middle - slots.step() / 2, y: margin.top, width: slots.step(), height: height - margin.top },
      title: bar.label,
      lines: [{ label: data.valueLabel, value: format(bar.value) }, ...(bar.lines ?? []), ...cumulative(at)],
      href: bar.href,
    }),
  );
  return { axis, left, right, top: margin.top, bottom, y, share, columns, marks };
}
