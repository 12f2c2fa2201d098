import { type ParetoKey, paretoKeys, paretoNames } from '@vigie/domain/modules/insights/indicators';
import { kpiMessages as m } from '@vigie/domain/modules/insights/messages/kpi-page';
import { insightsMessages } from '@vigie/domain/modules/insights/messages/page';
import { ChartCard } from '../../../ui/charts/chart-card';
import { cumulativeShares } from '../../../ui/charts/columns-layout';
import { formatShare } from '../../../ui/charts/numbers';
import { ParetoChart } from '../../../ui/charts/pareto-chart';
import { Select } from '../../../ui/choices/select';
import { partName } from '../part-name';
import { formatIn } from '../words';
import { cardOf, type Shown, ticksOf } from './shown';

const height = 280;

interface CausesProps {
  shown: Shown;
  by: ParetoKey;
  onBy: (by: ParetoKey) => void;
}

/** What it is made of, the largest first. */
export function Causes({ shown, by, onBy }: CausesProps) {
  const { wording, insights, isCompared } = shown;
  const { say, language } = wording;
  const format = formatIn('cases', wording);
  const share = (value: number) => formatShare(value, language);
  const title = say(m.pareto);
  const pareto = insights.paretos.find((one) => one.by === by);
  const bars = pareto?.bars ?? [];
  // Cases may have several causes, so that the bars together are more than the cases.
  const all = bars.reduce((sum, { count }) => sum + count, 0) + (pareto?.others?.count ?? 0);
  const shares = cumulativeShares(
    bars.map(({ count }) => count),
    all,
  );
  const names = bars.map(({ part }) => partName(by, part, say));
  const table = {
    columns: [
      say(paretoNames[by]),
      say(insightsMessages.count),
      say(insightsMessages.share),
      say(m.cumulative),
      ...(isCompared ? [say(insightsMessages.before)] : []),
    ],
    rows: bars.map(({ part, count, before, list }, at) => ({
      key: part,
      label: names[at] ?? part,
      cells: [
        { text: format(count), href: list },
        { text: share(count / all) },
        { text: share(shares[at] ?? 0) },
        ...(isCompared ? [{ text: format(before) }] : []),
      ],
    })),
  };
  const others = pareto?.others;
  const help = say(by === 'cause' ? m.paretoCauseHelp : m.paretoHelp);
  return (
    <ChartCard
      {...cardOf(shown, title, ['opened'])}
      subtitle={others ? `${help}. ${say(m.othersOf, { n: others.values, count: format(others.count) })}` : help}
      height={height + 26}
      wide
      choice={
        <div className="kpi-by">
          <Select
            label={say(m.paretoBy)}
            value={by}
            onChange={onBy}
            options={paretoKeys.map((value) => ({ value, label: say(paretoNames[value]) }))}
          />
        </div>
      }
      table={all === 0 ? null : table}
      legend={[
        { look: 'bar', label: say(m.mostOfAll) },
        { look: 'bar-soft', label: say(m.theRest) },
        { look: 'cumulative', label: say(m.cumulative) },
      ]}
    >
      <ParetoChart
        label={`${title}, ${say(paretoNames[by])}`}
        height={height}
        bars={bars.map(({ part, count, before, list }, at) => ({
          key: part,
          label: names[at] ?? part,
          value: count,
          href: list,
          lines: isCompared ? [{ label: say(m.beforeValue), value: format(before) }] : [],
        }))}
        total={all}
        valueLabel={say(insightsMessages.count)}
        cumulativeLabel={say(m.cumulative)}
        format={format}
        formatShare={share}
        formatTick={ticksOf(wording)}
      />
    </ChartCard>
  );
}
