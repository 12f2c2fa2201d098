import { kpiMessages as m } from '@vigie/domain/modules/insights/messages/kpi-page';
import { insightsMessages } from '@vigie/domain/modules/insights/messages/page';
import { ChartCard } from '../../../ui/charts/chart-card';
import { ColumnChart } from '../../../ui/charts/column-chart';
import { formatShare } from '../../../ui/charts/numbers';
import { TimeChart } from '../../../ui/charts/time-chart';
import { formatDay } from '../../../ui/fields/day';
import { ageName } from '../part-name';
import { formatIn } from '../words';
import { cardOf, type Shown, ticksOf, timePoints, timeTable } from './shown';

const height = 240;

export function OpenedAndClosed({ shown }: { shown: Shown }) {
  const { say } = shown.wording;
  const format = formatIn('cases', shown.wording);
  const points = timePoints(shown, ['closed', 'opened']);
  const names = [say(m.closedSeries), say(m.openedSeries)];
  const title = say(m.openedAndClosed);
  return (
    <ChartCard
      {...cardOf(shown, title, ['opened', 'closed'])}
      subtitle={say({ day: m.perDay, week: m.perWeek, month: m.perMonth }[shown.insights.period.bucket])}
      height={height + 26}
      table={timeTable(shown, { points, names, format })}
      legend={[
        { look: 'line-1', label: say(m.closedSeries) },
        { look: 'line-2', label: say(m.openedSeries) },
      ]}
    >
      <TimeChart
        label={title}
        height={height}
        kind="lines"
        points={points}
        series={names.map((label) => ({ label }))}
        format={format}
        formatTick={ticksOf(shown.wording)}
        isWhole
      />
    </ChartCard>
  );
}

export function BacklogByAge({ shown }: { shown: Shown }) {
  const { wording, insights, isCompared } = shown;
  const { say, language } = wording;
  const format = formatIn('cases', wording);
  const title = say(insightsMessages.ages);
  const bars = insights.ages.map(({ part, count, before, list }) => ({
    key: part,
    label: ageName(part, say),
    value: count,
    href: count > 0 ? list : undefined,
    lines: isCompared ? [{ label: say(m.beforeValue), value: format(before) }] : [],
  }));
  const isEmpty = bars.every(({ value }) => value === 0);
  const table = {
    columns: [say(m.age), say(insightsMessages.count), ...(isCompared ? [say(insightsMessages.before)] : [])],
    rows: insights.ages.map(({ part, count, before, list }) => ({
      key: part,
      label: ageName(part, say),
      cells: [
        { text: format(count), href: count > 0 ? list : undefined },
        ...(isCompared ? [{ text: format(before) }] : []),
      ],
    })),
  };
  return (
    <ChartCard
      {...cardOf(shown, title, ['backlog'])}
      subtitle={say(m.agesHelp, { day: formatDay(insights.asOf) })}
      height={height + 26}
      table={isEmpty ? null : table}
    >
      <ColumnChart
        label={title}
        height={height + 26}
        bars={bars}
        valueLabel={say(insightsMessages.count)}
        format={format}
        formatShare={(share) => formatShare(share, language)}
        formatTick={ticksOf(wording)}
        isContinuous
      />
    </ChartCard>
  );
}
