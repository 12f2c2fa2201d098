import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { listMessages } from '@vigie/domain/messages/lists';
import type {
  QuestionnaireEntry,
  QuestionnaireSort,
  questionnaireListEndpoints,
} from '@vigie/domain/modules/questionnaires/filled/list';
import { questionnaireListMessages } from '@vigie/domain/modules/questionnaires/messages/lists';
import { questionnairesPageMessages as m } from '@vigie/domain/modules/questionnaires/messages/questionnaire-list';
import { questionnairePageTitles } from '@vigie/domain/modules/questionnaires/messages/titles';
import { useMemo } from 'react';
import type { ShownRows } from '../../../platform/lists/list-page';
import { ListSelection } from '../../../platform/lists/list-selection-bar';
import { ListTable } from '../../../platform/lists/list-table';
import { placeOf } from '../../../platform/page/address';
import { shortTimestamp } from '../../../platform/page/dates';
import { type Say, useSay } from '../../../platform/page/messages';
import { EntryNone, EntryPerson } from '../../../platform/records/entry-marks';
import { Link } from '../../../platform/router/link';
import type { Column } from '../../../ui/lists/table';
import { questionnaireAddress } from '../questionnaire-address';
import { PercentMark, QuestionnaireState } from '../questionnaire-marks';
import {
  addressOfQuestionnaires,
  type QuestionnaireSearch,
  questionnaireList,
  type Show,
} from './questionnaire-search';

const walk = { next: m.nextRow, previous: m.previousRow };

interface QuestionnaireTableProps extends ShownRows<OutputOf<typeof questionnaireListEndpoints.listQuestionnaires>> {
  search: QuestionnaireSearch;
  show: Show;
}

export function QuestionnaireTable({ search, list, stale, source, show }: QuestionnaireTableProps) {
  const say = useSay();
  return (
    <ListTable
      caption={say(questionnairePageTitles.questionnaires)}
      columns={useMemo(() => columns(say), [say])}
      list={list}
      stale={stale}
      search={search}
      show={show}
      narrowedTo={questionnaireList.viewQueryOf({ ...search, sort: 'startedAt', direction: 'desc' })}
      hrefOf={(page) => addressOfQuestionnaires({ ...search, page })}
      walk={walk}
      selection={(chosen) => <ListSelection {...chosen} source={source} tooMany={m.tooMany} actions={[]} />}
    />
  );
}

function columns(say: Say): readonly Column<QuestionnaireEntry, QuestionnaireSort>[] {
  const column = (sort: QuestionnaireSort, cell: Column<QuestionnaireEntry>['cell']) => ({
    id: sort,
    label: say(questionnaireList.sorts[sort]),
    sort,
    fluid: sort === 'title',
    minor: sort === 'startedAt',
    cell,
  });
  return [
    column('id', ({ id }) => <span className="muted strong">{id}</span>),
    column('status', ({ status }) => <QuestionnaireState status={status} />),
    column('title', ({ id, title, templateVersion }) => (
      <>
        <Link className="row-link" {...placeOf(questionnaireAddress(id))}>
          {title || say(listMessages.untitled)}
        </Link>{' '}
        <span className="muted">{say(m.version, { n: templateVersion })}</span>
      </>
    )),
    column('filler', ({ filler }) => <EntryPerson name={filler} />),
    column('startedAt', ({ startedAt }) => <time dateTime={startedAt}>{shortTimestamp(startedAt)}</time>),
    column('submittedAt', ({ submittedAt }) =>
      submittedAt ? (
        <time dateTime={submittedAt}>{shortTimestamp(submittedAt)}</time>
      ) : (
        <EntryNone why={say(m.notSubmitted)} />
      ),
    ),
    column('percent', (entry) => <PercentMark {...entry} />),
    { id: 'findings', label: say(questionnaireListMessages.findings), cell: ({ findings }) => findings },
  ];
}
