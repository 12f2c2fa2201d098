import type { Figure, Insights, Series } from '@vigie/domain/modules/insights/figures';
import type { IndicatorKey, SeriesKey } from '@vigie/domain/modules/insights/indicators';
import { kpiMessages as m } from '@vigie/domain/modules/insights/messages/kpi-page';
import { insightsMessages } from '@vigie/domain/modules/insights/messages/page';
import { figureAddress, type Question } from '@vigie/domain/modules/insights/question';
import type { ChartTableData } from '../../../ui/charts/chart-table';
import { formatTick } from '../../../ui/charts/numbers';
import type { TimePoint } from '../../../ui/charts/time-layout';
import type { MenuEntry } from '../../../ui/overlays/menu';
import { partWords, type Wording } from '../words';

/** What every chart of the page draws on. */
export interface Shown {
  readonly insights: Insights;
  readonly question: Question;
  readonly wording: Wording;
  /** Whether the period before stands beside this one. */
  readonly isCompared: boolean;
  readonly explain: (title: string, keys: readonly IndicatorKey[]) => void;
  /** What the menu of each card offers of all figures. */
  readonly entries: readonly MenuEntry[];
}

export const figureOf = ({ insights }: Shown, key: IndicatorKey): Figure | undefined =>
  insights.figures.find((figure) => figure.key === key);

export const seriesOf = ({ insights }: Shown, key: SeriesKey): Series['points'] =>
  insights.series.find((series) => series.key === key)?.points ?? [];

/** The points of one or two series, each leading to the cases of its own part of the period. */
export function timePoints(shown: Shown, keys: readonly SeriesKey[]): TimePoint[] {
  const { insights, question, wording } = shown;
  const [first, ...others] = keys.map((key) => seriesOf(shown, key));
  return (first ?? []).map((point, at) => {
    const { from, to } = point;
    const all = [point, ...others.map((points) => points[at])];
    return {
      key: from,
      ...partWords({ from, to }, insights.period.bucket, at === 0, wording),
      values: all.map((one) => one?.value ?? null),
      hrefs: keys.map((figure, place) =>
        typeof all[place]?.value === 'number' ? figureAddress({ ...question, from, to }, { figure }) : undefined,
      ),
    };
  });
}

interface TimeTable {
  readonly points: readonly TimePoint[];
  readonly names: readonly string[];
  readonly format: (value: number) => string;
}

/** The same as rows; null where no point says anything. */
export function timeTable(
  { insights, wording: { say } }: Shown,
  { points, names, format }: TimeTable,
): ChartTableData | null {
  if (!points.some(({ values }) => values.some((value) => value !== null && value !== 0))) {
    const isSaid = points.some(({ values }) => values.some((value) => value !== null));
    // Nothing happened in any part of the period. A share of nothing is null, and a share of 0 was measured.
    if (!isSaid || names.length > 1) return null;
  }
  return {
    columns: [say({ day: m.day, week: m.week, month: m.month }[insights.period.bucket]), ...names],
    rows: points.map(({ key, title, values, hrefs }) => ({
      key,
      label: title,
      cells: values.map((value, place) => ({
        text: value === null ? say(insightsMessages.noData) : format(value),
        href: value ? hrefs?.[place] : undefined,
      })),
    })),
  };
}

export const ticksOf =
  ({ language }: Wording) =>
  (value: number) =>
    formatTick(value, language);

/** What a card of this page always has. */
export const cardOf = ({ explain, entries }: Shown, title: string, keys: readonly IndicatorKey[]) => ({
  title,
  onExplain: () => explain(title, keys),
  entries,
});
