import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { kindMessages } from '@vigie/domain/messages/kinds';
import { listMessages } from '@vigie/domain/messages/lists';
import { insightTitles } from '@vigie/domain/messages/shell/page-titles';
import type { insightsEndpoints } from '@vigie/domain/modules/insights/contract';
import type { CountedRecord } from '@vigie/domain/modules/insights/figures';
import { type IndicatorKey, indicatorOf } from '@vigie/domain/modules/insights/indicators';
import { kpiMessages as m } from '@vigie/domain/modules/insights/messages/kpi-page';
import { insightsMessages } from '@vigie/domain/modules/insights/messages/page';
import { useMemo } from 'react';
import { ListPager } from '../../platform/lists/list-pager';
import { placeOf } from '../../platform/page/address';
import { todayHere } from '../../platform/page/dates';
import { LoadFailed, Loading } from '../../platform/page/loading';
import { useSay } from '../../platform/page/messages';
import { usePageSearch } from '../../platform/page/page-search';
import { EntryNone, EntryPerson, ImportedMark } from '../../platform/records/entry-marks';
import { Link } from '../../platform/router/link';
import { usePlace, useRouter } from '../../platform/router/router';
import { formatDay } from '../../ui/fields/day';
import { Page } from '../../ui/foundation/page';
import { useShownLanguage } from '../../ui/foundation/shown-language';
import { Icon } from '../../ui/icons/icon';
import { EmptyState } from '../../ui/lists/empty-state';
import { type Column, Table } from '../../ui/lists/table';
import { ActionState } from '../actions/public';
import { CaseState } from '../cases/public';
import {
  addressOfFigures,
  addressOfPage,
  type CountedSearch,
  countedQuestionOf,
  countedSearchOf,
} from './counted-search';
import { ageName, partName } from './part-name';
import { useCountedRecords } from './queries';
import { valueIn, type Wording } from './words';
import './insights.css';

export default function CountedPage() {
  const say = useSay();
  const search = usePageSearch(countedSearchOf);
  if (search.figure) return <CountedList search={search} figure={search.figure} />;
  return (
    <Page title={say(insightTitles.counted)}>
      <EmptyState
        title={say(m.wrongFigure)}
        action={
          <Link className="btn" {...placeOf(addressOfFigures(search))}>
            {say(m.backToFigures)}
          </Link>
        }
      />
    </Page>
  );
}

interface CountedListProps {
  search: CountedSearch;
  figure: IndicatorKey;
}

function CountedList({ search, figure }: CountedListProps) {
  const say = useSay();
  const question = countedQuestionOf(search, figure, todayHere());
  const records = useCountedRecords(question);
  const list = records.data;
  return (
    <Page title={titleOf(search, figure, say)} {...(list && { count: say(m.countedCount, { n: list.total }) })}>
      <p className="space-below row wrap text-13 kpi-back">
        <Link className="inline-row gap-4" {...placeOf(addressOfFigures(search))}>
          <Icon name="arrow-left" />
          {say(m.backToFigures)}
        </Link>
        <span className="muted">
          {say(m.periodShown, { from: formatDay(question.from), to: formatDay(question.to) })}
          {search.knownOn && `, ${say(insightsMessages.knownOn, { day: formatDay(search.knownOn) })}`}
        </span>
      </p>
      {records.isPending && <Loading lines={12} />}
      {records.isError && !list && <LoadFailed query={records} help={m.loadFailedHelp} />}
      {list?.items.length === 0 && <EmptyState title={say(m.noneCounted)} text={say(m.noneCountedHelp)} />}
      {list && list.items.length > 0 && (
        <Rows list={list} isStale={records.isPlaceholderData} hasCost={figure === 'cost'} />
      )}
    </Page>
  );
}

/** What is counted, and of which bar. */
function titleOf({ side, by, part }: CountedSearch, figure: IndicatorKey, say: Wording['say']): string {
  const name = say(indicatorOf(figure).name);
  const title = side === 'denominator' ? say(m.outOf, { title: name }) : name;
  if (part === null || by === '' || by === 'person') return title;
  return `${title} · ${by === 'age' ? ageName(part, say) : partName(by, part, say)}`;
}

interface RowsProps {
  list: OutputOf<(typeof insightsEndpoints)['listCasesOfFigure']>;
  isStale: boolean;
  hasCost: boolean;
}

function Rows({ list, isStale, hasCost }: RowsProps) {
  const say = useSay();
  const language = useShownLanguage();
  const { history } = useRouter();
  const { search } = usePlace();
  const columns = useMemo(() => columnsOf({ say, language }, hasCost), [say, language, hasCost]);
  return (
    <>
      <Table
        caption={say(insightTitles.counted)}
        columns={columns}
        rows={list.items}
        keyOf={({ record, id }) => record + id}
        stale={isStale}
      />
      <ListPager
        list={list}
        hrefOf={(page) => addressOfPage(search, page)}
        onPage={(page) => history.push(addressOfPage(search, page))}
      />
    </>
  );
}

function columnsOf(wording: Wording, hasCost: boolean): readonly Column<CountedRecord>[] {
  const { say } = wording;
  const none = <EntryNone why={say(listMessages.notGiven)} />;
  const day = (value: string | null) => (value ? <time dateTime={value}>{formatDay(value)}</time> : none);
  return [
    { id: 'id', label: 'ID', cell: ({ id }) => <span className="muted strong">{id}</span> },
    { id: 'status', label: say(listMessages.status), cell: (counted) => <State counted={counted} /> },
    {
      id: 'summary',
      label: say(listMessages.summary),
      fluid: true,
      cell: ({ address, summary, isImported }) => (
        <>
          <Link className="row-link" {...placeOf(address)}>
            {summary || say(listMessages.untitled)}
          </Link>
          {isImported && <ImportedMark />}
        </>
      ),
    },
    {
      id: 'kind',
      label: say(insightsMessages.kind),
      minor: true,
      cell: ({ kind }) => (kind ? say(kindMessages[kind]) : none),
    },
    {
      id: 'owner',
      label: say(insightsMessages.person),
      cell: ({ owner }) => (owner ? <EntryPerson name={owner} /> : none),
    },
    { id: 'opened', label: say(m.opened), cell: ({ openedDay }) => day(openedDay) },
    { id: 'due', label: say(m.due), cell: ({ dueDay }) => day(dueDay) },
    { id: 'closed', label: say(m.closed), minor: true, cell: ({ closedDay }) => day(closedDay) },
    ...(hasCost
      ? [
          {
            id: 'cost',
            label: say(m.amount),
            cell: ({ cost }: CountedRecord) => (cost === null ? none : valueIn('euros', cost, wording)),
          },
        ]
      : []),
  ];
}

type CaseStatus = Parameters<typeof CaseState>[0]['status'];
type ActionStatus = Parameters<typeof ActionState>[0]['status'];

function State({ counted: { record, status } }: { counted: CountedRecord }) {
  return record === 'case' ? (
    <CaseState status={status as CaseStatus} />
  ) : (
    <ActionState status={status as ActionStatus} />
  );
}
