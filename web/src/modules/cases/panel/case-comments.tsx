import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { commentObjection } from '@vigie/domain/modules/cases/workflow';
import { useSay } from '../../../platform/page/messages';
import { Comments } from '../../comments/public';
import { commentsKey, listComments, searchReaders, sendComment } from './panel-queries';

export function CaseComments({ record }: { record: CaseRecord }) {
  const say = useSay();
  const { id } = record;
  const objection = commentObjection(record);
  return (
    <Comments
      queryKey={commentsKey(id)}
      why={objection ? say(objection.message) : undefined}
      load={(query, signal) => listComments(id, query, signal)}
      send={(text, key) => sendComment(id, text, key)}
      searchPeople={(typed, signal) => searchReaders(id, typed, signal)}
    />
  );
}
