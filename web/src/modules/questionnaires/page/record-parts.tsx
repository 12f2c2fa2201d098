import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import { questionnaireWords } from '@vigie/domain/modules/questionnaires/filled/words';
import { questionnaireCommentObjection } from '@vigie/domain/modules/questionnaires/filled/workflow';
import { questionnairePageMessages as m } from '@vigie/domain/modules/questionnaires/messages/questionnaire-page';
import { useSay } from '../../../platform/page/messages';
import { Card } from '../../../ui/foundation/card';
import { ReadFiles, RecordComments, RecordHistory } from '../../records/public';
import { questionnaireCalls as calls } from './queries';

/** What every record has: comments, files, history. */
export default function RecordParts({ record }: { record: QuestionnaireDetail }) {
  const say = useSay();
  const { id, photos } = record;
  return (
    <div className="stack">
      <Card title={say(m.comments)}>
        <RecordComments calls={calls} id={id} objection={questionnaireCommentObjection(record)} />
      </Card>
      <Card title={say(m.files)}>
        <ReadFiles calls={calls} id={id} files={photos} none={m.noFiles} />
      </Card>
      <Card title={say(m.history)}>
        <RecordHistory calls={calls} id={id} words={questionnaireWords} />
      </Card>
    </div>
  );
}
