import { questionnairePageTitles } from '@vigie/domain/messages/shell/page-titles';
import {
  questionnaireList as declared,
  questionnaireListEndpoints,
} from '@vigie/domain/modules/questionnaires/filled/list';
import { questionnairesPageMessages as m } from '@vigie/domain/modules/questionnaires/messages/questionnaire-list';
import { shortTimestamp } from '../../platform/page/dates';
import { lazyDialog } from '../../platform/page-files/lazy-dialog';
import { EntryNone, EntryPerson } from '../../platform/records/entry-marks';
import { listView } from '../records/public';
import { PercentMark, QuestionnaireState } from './questionnaire-marks';
import { questionnaireAddress, questionnairesPath } from './use-start';

const StartDialog = lazyDialog(() => import('./list/start-dialog'));

export const questionnaireListView = listView(declared, questionnaireListEndpoints, {
  record: 'questionnaire',
  title: questionnairePageTitles.questionnaires,
  path: questionnairesPath,
  fileName: 'questionnaires.xlsx',
  texts: m,
  titled: 'title',
  addressOf: ({ id }) => questionnaireAddress(id),
  marks: ({ templateVersion }, { say }) => (
    <>
      {' '}
      <span className="muted">{say(m.version, { n: templateVersion })}</span>
    </>
  ),
  minor: ['startedAt'],
  unseen: ['templateVersion', 'caseId'],
  cells: {
    status: ({ status }) => <QuestionnaireState status={status} />,
    filler: ({ filler }) => <EntryPerson name={filler} />,
    startedAt: ({ startedAt }) => <time dateTime={startedAt}>{shortTimestamp(startedAt)}</time>,
    submittedAt: ({ submittedAt }, { say }) =>
      submittedAt ? (
        <time dateTime={submittedAt}>{shortTimestamp(submittedAt)}</time>
      ) : (
        <EntryNone why={say(m.notSubmitted)} />
      ),
    percent: (entry) => <PercentMark {...entry} />,
  },
  create: { path: `${questionnairesPath}/new`, label: m.start, Dialog: StartDialog },
});
