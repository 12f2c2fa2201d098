import { insightTitles } from '@vigie/domain/messages/shell/page-titles';
import { indicatorCharts, indicatorNames } from '@vigie/domain/modules/insights/control-charts/indicators';
import { indicatorOf } from '@vigie/domain/modules/insights/indicators';
import { kpiMessages as m } from '@vigie/domain/modules/insights/messages/kpi-page';
import { insightsMessages } from '@vigie/domain/modules/insights/messages/page';
import { useListAddress } from '../../../platform/lists/list-address';
import { LoadFailed } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { usePageSearch } from '../../../platform/page/page-search';
import { SegmentedControl } from '../../../ui/buttons/segmented-control';
import { Select } from '../../../ui/choices/select';
import { ChartHostOfPage } from '../chart-host-of-page';
import { ScopeFields } from '../filter-bar';
import { KpiFrame } from '../kpi-frame';
import { WaitingSections } from '../sections';
import { ControlCards } from './control-cards';
import { addressOfControl, type ControlSearch, controlSearchOf } from './control-search';
import { Owner } from './owner';
import { useControlChart } from './queries';
import { Signals } from './signals';
import { Subscription } from './subscription';
import '../insights.css';

export default function ControlPage() {
  const say = useSay();
  const search = usePageSearch(controlSearchOf);
  const show = useListAddress(controlSearchOf, addressOfControl);
  const chart = useControlChart(search);
  return (
    <div className="kpi">
      <KpiFrame room="control">
        <ControlFilters search={search} show={show} />
        {chart.isPending && <WaitingSections />}
        {chart.isError && !chart.data && <LoadFailed query={chart} help={m.loadFailedHelp} />}
        {chart.data && (
          <ChartHostOfPage>
            <div className={chart.isPlaceholderData ? 'kpi-stale' : undefined}>
              <h2 className="sr">{say(insightTitles.control)}</h2>
              <ControlCards chart={chart.data} search={search} />
            </div>
          </ChartHostOfPage>
        )}
        <div className="items-start grid gap-16 kpi-control-more">
          <Signals
            indicator={search.indicator}
            isJudged={chart.data?.hasEnough ?? false}
            isSignalled={chart.data?.points.some(({ rules }) => rules.length > 0) ?? false}
          />
          <div className="stack-sm">
            <Owner indicator={search.indicator} />
            <Subscription />
          </div>
        </div>
      </KpiFrame>
    </div>
  );
}

interface ControlFiltersProps {
  search: ControlSearch;
  show: (changes: Partial<ControlSearch>) => void;
}

function ControlFilters({ search, show }: ControlFiltersProps) {
  const say = useSay();
  return (
    <search className="space-below cluster kpi-filters" aria-label={say(m.filters)}>
      <div className="kpi-indicator">
        <Select
          label={say(insightsMessages.indicator)}
          value={search.indicator}
          onChange={(indicator) => show({ indicator })}
          options={indicatorNames.map((value) => ({
            value,
            label: `${say(indicatorOf(value).name)} · ${say(m.chartLetters[indicatorCharts[value]])}`,
          }))}
        />
      </div>
      <div className="field">
        <span className="label" aria-hidden="true">
          {say(m.pointFor)}
        </span>
        <SegmentedControl
          label={say(m.pointFor)}
          value={search.bucket}
          onChange={(bucket) => show({ bucket })}
          options={[
            { value: 'month', label: say(m.month) },
            { value: 'week', label: say(m.week) },
          ]}
        />
      </div>
      <ScopeFields search={search} show={show} />
    </search>
  );
}
