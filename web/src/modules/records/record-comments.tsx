import type { Message } from '@vigie/domain/kernel/message';
import { useSay } from '../../platform/page/messages';
import { Comments } from '../comments/public';
import type { RecordCalls } from './record-calls';

interface RecordCommentsProps {
  calls: Pick<RecordCalls<unknown>, 'comments'>;
  id: string;
  /** Why nothing more can be said. */
  objection?: { readonly message: Message } | null;
}

export function RecordComments({ calls, id, objection = null }: RecordCommentsProps) {
  const say = useSay();
  return <Comments {...calls.comments(id)} why={objection ? say(objection.message) : undefined} />;
}
