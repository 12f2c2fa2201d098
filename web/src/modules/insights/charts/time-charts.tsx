import { indicatorOf } from '@vigie/domain/modules/insights/indicators';
import { kpiMessages as m } from '@vigie/domain/modules/insights/messages/kpi-page';
import { insightsMessages } from '@vigie/domain/modules/insights/messages/page';
import { ChartCard } from '../../../ui/charts/chart-card';
import { RangeChart } from '../../../ui/charts/range-chart';
import { formatIn } from '../words';
import { cardOf, type Shown } from './shown';

const height = 176;

export function LeadTimes({ shown }: { shown: Shown }) {
  const { insights, wording, isCompared } = shown;
  const { say } = wording;
  const format = formatIn('days', wording);
  const count = formatIn('cases', wording);
  const title = say(insightsMessages.leadTimes);
  const orNone = (value: number | null) => (value === null ? say(insightsMessages.noData) : format(value));
  const named = insights.leadTimes.map((time) => ({ ...time, name: say(indicatorOf(time.phase).name) }));
  const table = {
    columns: [
      say(insightsMessages.phase),
      say(insightsMessages.median),
      say(insightsMessages.ninetieth),
      say(insightsMessages.count),
      say(insightsMessages.imported),
      ...(isCompared ? [say(insightsMessages.before)] : []),
    ],
    rows: named.map(({ phase, name, median, p90, count: cases, imported, before, list }) => ({
      key: phase,
      label: name,
      cells: [
        { text: orNone(median) },
        { text: orNone(p90) },
        { text: count(cases), href: cases > 0 ? list : undefined },
        { text: count(imported) },
        ...(isCompared ? [{ text: orNone(before.median) }] : []),
      ],
    })),
  };
  return (
    <ChartCard
      {...cardOf(
        shown,
        title,
        named.map(({ phase }) => phase),
      )}
      subtitle={say(m.leadTimesHelp)}
      height={height}
      wide
      table={named.every(({ median }) => median === null) ? null : table}
      legend={[
        { look: 'bar', label: say(insightsMessages.median) },
        { look: 'range', label: say(insightsMessages.ninetieth) },
      ]}
    >
      <RangeChart
        label={title}
        height={height}
        ranges={named.map(({ phase, name, median, p90, count: cases, imported, before, list }) => ({
          key: phase,
          label: name,
          middle: median,
          high: p90,
          href: list,
          lines: [
            { label: say(insightsMessages.count), value: count(cases) },
            ...(imported > 0 ? [{ label: say(insightsMessages.imported), value: count(imported) }] : []),
            ...(isCompared ? [{ label: say(m.beforeValue), value: orNone(before.median) }] : []),
          ],
        }))}
        middleLabel={say(insightsMessages.median)}
        highLabel={say(insightsMessages.ninetieth)}
        noData={say(insightsMessages.noData)}
        format={format}
      />
    </ChartCard>
  );
}
