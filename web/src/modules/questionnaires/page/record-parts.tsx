import type { Attachment } from '@vigie/domain/modules/attachments/public';
import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import { questionnaireWords } from '@vigie/domain/modules/questionnaires/filled/words';
import { questionnaireCommentObjection } from '@vigie/domain/modules/questionnaires/filled/workflow';
import { questionnairePageMessages as m } from '@vigie/domain/modules/questionnaires/messages/questionnaire-page';
import { useCallback } from 'react';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { History } from '../../../platform/records/history';
import { Card } from '../../../ui/foundation/card';
import { FileTiles } from '../../attachments/public';
import { Comments } from '../../comments/public';
import { commentsKey, listComments, loadFile, searchReaders, sendComment, useQuestionnaireHistory } from './queries';

/** What every record has: comments, files, history. */
export default function RecordParts({ record }: { record: QuestionnaireDetail }) {
  const say = useSay();
  const silenced = questionnaireCommentObjection(record);
  return (
    <div className="stack">
      <Card title={say(m.comments)}>
        <Comments
          queryKey={commentsKey(record.id)}
          load={(query, signal) => listComments(record.id, query, signal)}
          {...(silenced && { why: say(silenced.message) })}
          send={(text, key) => sendComment(record.id, text, key)}
          searchPeople={(typed, signal) => searchReaders(record.id, typed, signal)}
        />
      </Card>
      <Card title={say(m.files)}>
        <Files record={record} />
      </Card>
      <Card title={say(m.history)}>
        <RecordHistory id={record.id} />
      </Card>
    </div>
  );
}

function Files({ record: { id, photos } }: { record: QuestionnaireDetail }) {
  const say = useSay();
  const load = useCallback((file: Attachment) => loadFile(id, file.id), [id]);
  return photos.length > 0 ? <FileTiles files={photos} load={load} /> : <p className="muted">{say(m.noFiles)}</p>;
}

function RecordHistory({ id }: { id: string }) {
  const found = useQuestionnaireHistory(id);
  if (found.newest) return <History words={questionnaireWords} events={found.events} earlier={found.earlier} />;
  return found.isPending ? <Loading lines={4} /> : <LoadFailed query={found} />;
}
