import type { Insights } from '@vigie/domain/modules/insights/figures';
import type { IndicatorKey } from '@vigie/domain/modules/insights/indicators';
import { kpiMessages as m } from '@vigie/domain/modules/insights/messages/kpi-page';
import type { Question } from '@vigie/domain/modules/insights/question';
import { useMemo, useState } from 'react';
import { useListAddress } from '../../platform/lists/list-address';
import { todayHere } from '../../platform/page/dates';
import { LoadFailed } from '../../platform/page/loading';
import { useSay } from '../../platform/page/messages';
import { usePageSearch } from '../../platform/page/page-search';
import { lazyDialog } from '../../platform/page-files/lazy-dialog';
import { useShownLanguage } from '../../ui/foundation/shown-language';
import { ChartHostOfPage } from './chart-host-of-page';
import type { Shown } from './charts/shown';
import { FigureActions, useFigureFiles } from './figure-files';
import { FilterBar } from './filter-bar';
import { KnownOnBanner } from './known-on-banner';
import { KpiFrame } from './kpi-frame';
import { addressOfKpi, type KpiSearch, kpiSearchOf, questionOf } from './kpi-search';
import { PeriodLine } from './period-line';
import { useInsights } from './queries';
import { Sections, WaitingSections } from './sections';
import './insights.css';

const ExplainDialog = lazyDialog(() => import('./explain-dialog'));

export default function KpiPage() {
  const search = usePageSearch(kpiSearchOf);
  const question = questionOf(search, todayHere());
  const insights = useInsights(question);
  const show = useListAddress(kpiSearchOf, addressOfKpi);
  return (
    <div className="kpi">
      <KpiFrame room="figures" actions={<FigureActions question={question} />}>
        <FilterBar search={search} show={show} />
        <PeriodLine question={question} search={search} show={show} />
        {search.knownOn && <KnownOnBanner question={question} knownOn={search.knownOn} show={show} />}
        {insights.isPending && <WaitingSections />}
        {insights.isError && !insights.data && <LoadFailed query={insights} help={m.loadFailedHelp} />}
        {insights.data && (
          <ChartHostOfPage>
            <Figures
              insights={insights.data}
              isStale={insights.isPlaceholderData}
              question={question}
              search={search}
              show={show}
            />
          </ChartHostOfPage>
        )}
      </KpiFrame>
    </div>
  );
}

interface FiguresProps {
  insights: Insights;
  isStale: boolean;
  question: Question;
  search: KpiSearch;
  show: (changes: Partial<KpiSearch>) => void;
}

function Figures({ insights, isStale, question, search, show }: FiguresProps) {
  const say = useSay();
  const language = useShownLanguage();
  const [explained, setExplained] = useState<{ title: string; keys: readonly IndicatorKey[] } | null>(null);
  const { entries } = useFigureFiles(question);
  const wording = useMemo(() => ({ say, language }), [say, language]);
  const shown: Shown = {
    insights,
    // Of what is drawn, which is still the answer before while the next is on its way.
    question: { ...question, from: insights.period.from, to: insights.period.to },
    wording,
    isCompared: search.compare === 'before',
    explain: (title, keys) => setExplained({ title, keys }),
    entries,
  };
  return (
    <div className={isStale ? 'kpi-figures kpi-stale' : 'kpi-figures'} aria-busy={isStale || undefined}>
      <Sections shown={shown} by={search.by} onBy={(by) => show({ by })} />
      {explained && <ExplainDialog {...explained} shown={shown} onClose={() => setExplained(null)} />}
    </div>
  );
}
