import {
  type ChartType,
  fewestPoints,
  type Limits,
  limitsOf,
  type Measured,
  measuredValue,
  movingRanges,
  type RangeLimits,
  rangeLimits,
} from './limits';
import { type RuleName, rulesAt } from './rules';

export interface ControlPoint extends Measured {
  readonly value: number | null;
  readonly limits: Limits | null;
  readonly movingRange: number | null;
  /** The rules whose pattern this point completes. */
  readonly rules: readonly RuleName[];
  /** Those among them that the point before did not complete: what there is to report. */
  readonly newRules: readonly RuleName[];
}

export interface ControlChart {
  readonly type: ChartType;
  /** False: there are no limits yet, and no rule is asked. */
  readonly hasEnough: boolean;
  readonly points: readonly ControlPoint[];
  /** Of the second chart, for individuals. */
  readonly ranges: RangeLimits | null;
}

export function controlChart(type: ChartType, measured: readonly Measured[]): ControlChart {
  const values = measured.map((one) => measuredValue(type, one));
  const hasEnough = values.filter((value) => value !== null).length >= fewestPoints;
  const limits = hasEnough ? limitsOf(type, measured) : measured.map(() => null);
  const ranges = type === 'individuals' ? movingRanges(values) : values.map(() => null);
  const found = rulesAt(
    values.map((value, index) => {
      const at = limits[index];
      // Without any spread nothing is far from the centre, and everything would hug it.
      return value === null || !at || at.sigma === 0 ? null : { value, deviation: (value - at.center) / at.sigma };
    }),
  );
  const points = measured.map((one, index): ControlPoint => {
    const rules = found[index] ?? [];
    const before = found[index - 1] ?? [];
    return {
      count: one.count,
      size: one.size,
      value: values[index] ?? null,
      limits: limits[index] ?? null,
      movingRange: ranges[index] ?? null,
      rules,
      // Each point beyond the limits is a matter of its own; a run that goes on is the same one.
      newRules: rules.filter((rule) => rule === 'beyond_limits' || !before.includes(rule)),
    };
  });
  return { type, hasEnough, points, ranges: hasEnough ? rangeLimits(ranges) : null };
}
