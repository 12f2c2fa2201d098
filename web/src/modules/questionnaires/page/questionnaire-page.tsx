import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import { fillingObjection } from '@vigie/domain/modules/questionnaires/filled/workflow';
import { questionnairePageMessages as m } from '@vigie/domain/modules/questionnaires/messages/questionnaire-page';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { usePageTitle } from '../../../platform/page/page-title';
import { Link } from '../../../platform/router/link';
import { useParams } from '../../../platform/router/router';
import { useUser } from '../../../platform/session/session';
import { isStatus } from '../../../platform/transport/failures';
import { adoptStyles } from '../../../ui/foundation/adopted-styles';
import { EmptyState } from '../../../ui/lists/empty-state';
import { FilledQuestionnaire } from './filled-questionnaire';
import { OpenQuestionnaire } from './open-questionnaire';
import { useQuestionnaire } from './queries';
import styles from './questionnaire-page.css?inline';

adoptStyles(styles);

export default function QuestionnairePage() {
  const { id = '' } = useParams();
  const found = useQuestionnaire(id);
  const isUnknown = isStatus(found.error, 404) || isStatus(found.error, 422);
  if (found.data && !isUnknown) return <Found key={`${id} ${found.data.status}`} record={found.data} />;
  return (
    <div className="page narrow">
      <h1 className="sr">{id}</h1>
      {found.isPending && <Loading lines={10} />}
      {!found.isPending && (isUnknown ? <NotFound id={id} /> : <LoadFailed query={found} />)}
    </div>
  );
}

function NotFound({ id }: { id: string }) {
  const say = useSay();
  return (
    <EmptyState
      title={say(m.notFound, { id })}
      text={say(m.notFoundHelp)}
      action={
        <Link className="btn" to="/apps/questionnaires">
          {say(m.toList)}
        </Link>
      }
    />
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
