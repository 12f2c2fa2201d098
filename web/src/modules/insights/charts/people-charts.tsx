import type { PersonLoad } from '@vigie/domain/modules/insights/figures';
import { kpiMessages as m } from '@vigie/domain/modules/insights/messages/kpi-page';
import { insightsMessages } from '@vigie/domain/modules/insights/messages/page';
import { BarChart } from '../../../ui/charts/bar-chart';
import { barsHeight } from '../../../ui/charts/bars-layout';
import { ChartCard } from '../../../ui/charts/chart-card';
import { formatDay } from '../../../ui/fields/day';
import { formatIn } from '../words';
import { cardOf, type Shown } from './shown';

const ways = {
  cases: {
    title: m.casesOfPerson,
    unit: insightsMessages.openCases,
    keys: ['backlog', 'overdue'],
    read: ({ cases, overdueCases, list }: PersonLoad) => ({ open: cases, overdue: overdueCases, list }),
  },
  actions: {
    title: m.actionsOfPerson,
    unit: insightsMessages.openActions,
    keys: ['openActions', 'overdueActions'],
    read: ({ actions, overdueActions, listOfActions }: PersonLoad) => ({
      open: actions,
      overdue: overdueActions,
      list: listOfActions,
    }),
  },
} as const;

/** Who has how much to do, those with most first. */
export function Workload({ shown, of }: { shown: Shown; of: keyof typeof ways }) {
  const { wording, insights } = shown;
  const { say } = wording;
  const format = formatIn('cases', wording);
  const { title: name, unit, keys, read } = ways[of];
  const title = say(name);
  const people = insights.workload
    .map((person) => ({ key: String(person.userId), label: person.name, ...read(person) }))
    .filter(({ open }) => open > 0)
    .toSorted((one, other) => other.open - one.open);
  const height = Math.max(180, barsHeight(people.length, Number.POSITIVE_INFINITY));
  return (
    <ChartCard
      {...cardOf(shown, title, keys)}
      subtitle={say(m.stockHelp, { day: formatDay(insights.asOf) })}
      height={180}
      emptyText={say(m.noPeople)}
      table={
        people.length === 0
          ? null
          : {
              columns: [say(insightsMessages.person), say(unit), say(m.overdueOfThem)],
              rows: people.map(({ key, label, open, overdue, list }) => ({
                key,
                label,
                cells: [{ text: format(open), href: list }, { text: format(overdue) }],
              })),
            }
      }
    >
      <BarChart
        label={title}
        height={height}
        valueLabel={say(unit)}
        format={format}
        bars={people.map(({ key, label, open, overdue, list }) => ({
          key,
          label,
          value: open,
          shown: overdue > 0 ? say(m.withOverdue, { count: format(open), overdue: format(overdue) }) : format(open),
          lines: [{ label: say(m.overdueOfThem), value: format(overdue) }],
          href: list,
        }))}
      />
    </ChartCard>
  );
}
