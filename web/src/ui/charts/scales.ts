import { scaleLinear } from 'd3-scale';

export interface Axis {
  /** Where the axis ends, a round number at or above the largest value. */
  readonly max: number;
  readonly ticks: readonly number[];
}

/** From zero to a round number, with about so many lines; counts get whole numbers only. */
export function axisFromZero(largest: number, about: number, isWhole = false): Axis {
  const top = Number.isFinite(largest) && largest > 0 ? largest : 1;
  const scale = scaleLinear().domain([0, top]).nice(about);
  const max = isWhole ? Math.max(1, Math.ceil(scale.domain()[1] ?? 1)) : (scale.domain()[1] ?? 1);
  const ticks = scaleLinear().domain([0, max]).ticks(about);
  return { max, ticks: isWhole ? ticks.filter(Number.isInteger) : ticks };
}

interface AxisAround extends Axis {
  readonly min: number;
}

/** Around values that are far from zero, such as those of a control chart, with some air; never above what they can be. */
export function axisAround(values: readonly number[], about: number, most = Number.POSITIVE_INFINITY): AxisAround {
  const known = values.filter(Number.isFinite);
  const low = known.length > 0 ? Math.min(...known) : 0;
  const high = known.length > 0 ? Math.max(...known) : 1;
  const air = (high - low || Math.abs(high) || 1) * 0.08;
  // What is never negative has no room below zero.
  const from = low >= 0 ? Math.max(0, low - air) : low - air;
  const [min = 0, nice = 1] = scaleLinear()
    .domain([from, high + air])
    .nice(about)
    .domain();
  const max = Math.min(nice, Math.max(most, high));
  return { min, max, ticks: scaleLinear().domain([min, max]).ticks(about) };
}

export const pixels = (from: readonly [number, number], to: readonly [number, number]) =>
  scaleLinear().domain(from).range(to);
