import type { ShownChart } from '@vigie/domain/modules/insights/control-charts/contract';
import { fewestPoints } from '@vigie/domain/modules/insights/control-charts/limits';
import {
  controlChartMessages as c,
  chartTypeWords,
  ruleWords,
} from '@vigie/domain/modules/insights/control-charts/messages';
import { type RuleName, ruleNames } from '@vigie/domain/modules/insights/control-charts/rules';
import { type IndicatorKey, indicatorOf } from '@vigie/domain/modules/insights/indicators';
import { kpiMessages as m } from '@vigie/domain/modules/insights/messages/kpi-page';
import { insightsMessages } from '@vigie/domain/modules/insights/messages/page';
import { figureAddress } from '@vigie/domain/modules/insights/question';
import { useSay } from '../../../platform/page/messages';
import { ChartCard } from '../../../ui/charts/chart-card';
import { ControlChart } from '../../../ui/charts/control-chart';
import type { ControlPoint } from '../../../ui/charts/control-layout';
import { type ChartLanguage, formatNumber, formatShare } from '../../../ui/charts/numbers';
import { useShownLanguage } from '../../../ui/foundation/shown-language';
import { partWords, type Wording } from '../words';
import type { ControlSearch } from './control-search';

/** The number that a point which breaks a rule is marked with. */
export const numberOfRule = (rule: RuleName) => String(ruleNames.indexOf(rule) + 1);

interface ControlCardsProps {
  chart: ShownChart;
  search: ControlSearch;
}

/** The chart of an indicator and, for individuals, that of the steps between its points. */
export function ControlCards({ chart, search }: ControlCardsProps) {
  const say = useSay();
  const language = useShownLanguage();
  const wording = { say, language };
  const points = chart.points.map((_, at) => pointOf(chart, at, search, wording));
  const format = formatOf(chart, language);
  const title = say(indicatorOf(chart.indicator).name);
  const { ranges } = chart;
  return (
    <div className="grid gap-16 chart-grid">
      <Card
        chart={chart}
        points={points}
        title={title}
        format={format}
        wording={wording}
        subtitle={say(chartTypeWords[chart.type])}
        hasZones
      />
      {ranges && (
        <Card
          chart={chart}
          format={format}
          wording={wording}
          title={`${title} · ${say(c.movingRange)}`}
          subtitle={say(m.rangesHelp)}
          points={points.map((point, at) => ({
            ...point,
            value: chart.points[at]?.movingRange ?? null,
            centre: ranges.center,
            upper: ranges.upper,
            lower: null,
            sigma: null,
            signals: [],
          }))}
        />
      )}
    </div>
  );
}

interface CardProps {
  chart: ShownChart;
  points: readonly ControlPoint[];
  title: string;
  subtitle: string;
  format: (value: number) => string;
  wording: Wording;
  hasZones?: boolean;
}

function Card({ chart, points, title, subtitle, format, wording: { say }, hasZones = false }: CardProps) {
  const height = hasZones ? 340 : 200;
  const orNone = (value: number | null) => (value === null ? say(insightsMessages.noData) : format(value));
  const table = {
    columns: [
      say(c.period),
      say(c.value),
      say(c.lowerLimit),
      say(c.centralLine),
      say(c.upperLimit),
      ...(hasZones ? [say(c.signals)] : []),
    ],
    rows: points.map(({ key, title: label, value, lower, centre, upper, signals, href }) => ({
      key,
      label,
      cells: [
        { text: orNone(value), href },
        { text: orNone(lower) },
        { text: orNone(centre) },
        { text: orNone(upper) },
        ...(hasZones ? [{ text: signals.map(({ words }) => words).join(', ') }] : []),
      ],
    })),
  };
  return (
    <ChartCard
      title={title}
      subtitle={subtitle}
      height={height}
      wide
      table={chart.hasEnough ? table : null}
      emptyText={say(c.notEnough, { n: fewestPoints })}
      legend={[
        { look: 'limit', label: say(m.limits) },
        { look: 'centre', label: say(c.centralLine) },
        ...(hasZones ? [{ look: 'signal' as const, label: say(m.signalMark) }] : []),
      ]}
    >
      <ControlChart
        label={title}
        height={height}
        points={points}
        valueLabel={say(c.value)}
        upperLabel={say(m.upperShort)}
        centreLabel={say(m.centreShort)}
        lowerLabel={say(m.lowerShort)}
        format={format}
        formatTick={format}
        most={chart.type === 'proportion' ? 1 : undefined}
        hasZones={hasZones}
      />
    </ChartCard>
  );
}

function pointOf(chart: ShownChart, at: number, search: ControlSearch, wording: Wording): ControlPoint {
  const point = chart.points[at] as ShownChart['points'][number];
  const { from, to, value, limits, rules } = point;
  const { kind, site, team } = search;
  const asked = { from, to, ...(kind && { kind }), ...(site && { site }), ...(team && { team: Number(team) }) };
  return {
    key: from,
    ...partWords({ from, to }, chart.bucket, at === 0, wording),
    value,
    centre: limits?.center ?? null,
    upper: limits?.upper ?? null,
    lower: limits?.lower ?? null,
    sigma: limits?.sigma ?? null,
    signals: rules.map((rule) => ({ mark: numberOfRule(rule), words: wording.say(ruleWords[rule].title) })),
    href: value === null ? undefined : figureAddress(asked, { figure: chart.indicator satisfies IndicatorKey }),
  };
}

function formatOf({ type }: ShownChart, language: ChartLanguage): (value: number) => string {
  if (type === 'proportion') return (value) => formatShare(value, language);
  return (value) => formatNumber(value, language, type === 'rate' ? 2 : 1);
}
