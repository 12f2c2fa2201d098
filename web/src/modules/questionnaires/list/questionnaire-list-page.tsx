import { questionnaireListEndpoints as endpoints } from '@vigie/domain/modules/questionnaires/filled/list';
import { questionnairesPageMessages as m } from '@vigie/domain/modules/questionnaires/messages/questionnaire-list';
import { questionnairePageTitles } from '@vigie/domain/modules/questionnaires/messages/titles';
import { useListAddress } from '../../../platform/lists/list-address';
import { RecordList } from '../../../platform/lists/list-page';
import { placeOf } from '../../../platform/page/address';
import { useSay } from '../../../platform/page/messages';
import { usePageSearch } from '../../../platform/page/page-search';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { Link } from '../../../platform/router/link';
import { useRoutePath, useRouter } from '../../../platform/router/router';
import { Icon } from '../../../ui/icons/icon';
import { viewsOf } from '../../records/public';
import { questionnairesPath } from '../questionnaire-address';
import {
  addressOfQuestionnaires,
  type QuestionnaireSearch,
  questionnaireList,
  startPath,
} from './questionnaire-search';
import { QuestionnaireTable } from './questionnaire-table';

const StartDialog = lazyDialog(() => import('./start-dialog'));

const calls = {
  record: 'questionnaire',
  rows: endpoints.listQuestionnaires,
  spreadsheet: endpoints.exportQuestionnaires,
  fileName: 'questionnaires.xlsx',
};

export default function QuestionnaireListPage() {
  const search = usePageSearch(questionnaireList.searchOf);
  const show = useListAddress(questionnaireList.searchOf, addressOfQuestionnaires);
  return (
    <>
      <RecordList
        title={questionnairePageTitles.questionnaires}
        path={questionnairesPath}
        list={questionnaireList}
        search={search}
        show={show}
        texts={m}
        begin={<StartLink search={search} />}
        views={viewsOf('questionnaire')}
        calls={calls}
        drawRows={(rows) => <QuestionnaireTable {...rows} search={search} show={show} />}
      />
      <Start search={search} />
    </>
  );
}

/** The popup has an address of its own, over the list as it was. */
function Start({ search }: { search: QuestionnaireSearch }) {
  const { history } = useRouter();
  const isOpen = useRoutePath() === startPath;
  if (!isOpen) return null;
  // In its place: Back must not open it again.
  return <StartDialog onClose={() => history.replace(addressOfQuestionnaires(search))} />;
}

function StartLink({ search }: { search: QuestionnaireSearch }) {
  const say = useSay();
  return (
    <Link className="btn btn-primary" {...placeOf(questionnaireList.addressAt(startPath, search))}>
      <Icon name="plus" />
      {say(m.start)}
    </Link>
  );
}
