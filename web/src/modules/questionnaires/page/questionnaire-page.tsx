import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import { fillingObjection } from '@vigie/domain/modules/questionnaires/filled/workflow';
import { questionnairePageMessages as m } from '@vigie/domain/modules/questionnaires/messages/questionnaire-page';
import { useSay } from '../../../platform/page/messages';
import { usePageTitle } from '../../../platform/page/page-language';
import { LoadedRecord } from '../../../platform/records/loaded-record';
import { useParams } from '../../../platform/router/router';
import { useUser } from '../../../platform/session/session';
import { questionnairesPath } from '../use-start';
import { FilledQuestionnaire } from './filled-questionnaire';
import { OpenQuestionnaire } from './open-questionnaire';
import { questionnaireCalls } from './queries';
import './questionnaire-page.css';

export default function QuestionnairePage() {
  const say = useSay();
  const { id = '' } = useParams();
  const missing = {
    title: say(m.notFound, { id }),
    text: say(m.notFoundHelp),
    to: questionnairesPath,
    label: say(m.toList),
  };
  return (
    <LoadedRecord found={questionnaireCalls.useOne(id)} heading={id} missing={missing}>
      {(record) => <Found key={`${id} ${record.status}`} record={record} />}
    </LoadedRecord>
  );
}

function Found({ record }: { record: QuestionnaireDetail }) {
  const { id: me } = useUser();
  usePageTitle(`${record.id} - ${record.template.title}`);
  return fillingObjection(record, { userId: me }) === null ? (
    <OpenQuestionnaire found={record} />
  ) : (
    <FilledQuestionnaire record={record} />
  );
}
