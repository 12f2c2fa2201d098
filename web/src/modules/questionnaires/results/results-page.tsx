import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { resultsMessages as m } from '@vigie/domain/modules/questionnaires/messages/results';
import { type TemplateResults, templateEndpoints } from '@vigie/domain/modules/questionnaires/templates/contract';
import { ExportButton } from '../../../platform/lists/export-button';
import { addressWith, pageOf } from '../../../platform/page/address';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { usePageTitle } from '../../../platform/page/page-language';
import { type RawSearch, usePageSearch } from '../../../platform/page/page-search';
import { Link } from '../../../platform/router/link';
import { useParams, useRouter } from '../../../platform/router/router';
import { call, firstAnswerTo, open } from '../../../platform/transport/api';
import { Page } from '../../../ui/foundation/page';
import { Icon } from '../../../ui/icons/icon';
import { EmptyState } from '../../../ui/lists/empty-state';
import { Tabs } from '../../../ui/lists/tabs';
import { ResultsSummary } from './results-summary';
import { ResultsTable } from './results-table';
import './results-page.css';

const views = ['summary', 'table'] as const;
const searchOf = (raw: RawSearch) => ({
  view: views.find((one) => one === raw.view) ?? 'summary',
  page: pageOf(raw.page),
});
type ResultsSearch = ReturnType<typeof searchOf>;

export default function ResultsPage() {
  const { id = '' } = useParams();
  const say = useSay();
  const search = usePageSearch(searchOf);
  const { history } = useRouter();
  const addressOf = (next: ResultsSearch) => addressWith(`/template/${id}/results`, next, searchOf({}));
  const found = useResults(id, search.page);
  const title = say(m.title, { title: found.data?.title ?? id });
  usePageTitle(title);
  const source = {
    name: `${id}.xlsx`,
    ask: (_ids: unknown, signal: AbortSignal) =>
      open(templateEndpoints.exportTemplateResults, { params: { id }, signal }),
  };
  const actions = (
    <>
      <Link className="btn btn-ghost" to={`/template/${id}`}>
        <Icon name="arrow-left" />
        {say(m.toTemplate)}
      </Link>
      <ExportButton source={source} empty={found.data?.total === 0} />
    </>
  );
  return (
    <Page title={title} count={found.data && id} actions={actions}>
      {found.data ? (
        <Tabs
          label={say(m.view)}
          tabs={views.map((value) => ({ value, label: say(m[value]) }))}
          value={search.view}
          onChange={(view) => history.push(addressOf({ view, page: 1 }))}
        >
          {found.data.total === 0 ? (
            <EmptyState title={say(m.none)} text={say(m.noneHelp)} />
          ) : (
            <Shown
              results={found.data}
              view={search.view}
              stale={found.isPlaceholderData}
              hrefOf={(page) => addressOf({ view: 'table', page })}
              onPage={(page) => history.push(addressOf({ view: 'table', page }))}
            />
          )}
        </Tabs>
      ) : found.isPending ? (
        <Loading lines={12} />
      ) : (
        <LoadFailed query={found} />
      )}
    </Page>
  );
}

interface ShownProps {
  results: TemplateResults;
  view: ResultsSearch['view'];
  stale: boolean;
  hrefOf: (page: number) => string;
  onPage: (page: number) => void;
}

function Shown({ results, view, stale, hrefOf, onPage }: ShownProps) {
  const say = useSay();
  const { total, summaryOf } = results;
  if (view === 'table') return <ResultsTable results={results} stale={stale} hrefOf={hrefOf} onPage={onPage} />;
  return (
    <>
      <p className="muted results-counted">
        {say(m.counted, { n: total })} {summaryOf < total && say(m.newest, { n: summaryOf })}
      </p>
      <ResultsSummary results={results} />
    </>
  );
}

function useResults(id: string, page: number) {
  const asked = { params: { id }, query: { page } };
  return useQuery({
    // What is submitted elsewhere asks for it again.
    queryKey: ['questionnaire', 'results', id, page],
    queryFn: ({ signal }) => call(templateEndpoints.getTemplateResults, { ...asked, signal }),
    initialData: () => firstAnswerTo(templateEndpoints.getTemplateResults, asked),
    placeholderData: keepPreviousData,
  });
}
