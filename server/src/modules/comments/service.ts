import { creation } from '@vigie/domain/kernel/audit-event';
import type { Comment } from '@vigie/domain/modules/comments/contract';
import type { Tx } from '../../platform/database/tx';
import { insertComment } from './repository';

/** Inside the transaction of the record's own module, which has checked that the person may read the record. */
export async function addComment(tx: Tx, record: string, recordId: string, text: string): Promise<Comment> {
  const comment = await insertComment(tx, record, recordId, text);
  tx.audit({
    action: 'comment.added',
    record: 'comment',
    recordId: comment.id,
    changes: creation({ on: `${record} ${recordId}`, text }),
  });
  return comment;
}
