import type { VerifiedColumns } from '../../platform/verification/columns';
import type { Tables } from './schema';

/** How `verify` holds each column of the tables of comments. */
export const commentsColumns: VerifiedColumns<Tables> = {
  comments: {
    company_id: 'derivation: the company whose chain tells of it',
    id: 'event: names the record',
    record: 'event: on',
    record_id: 'event: on',
    author_id: 'derivation: actor of comment.added',
    text: 'event: text',
    created_at: 'derivation: time of comment.added',
  },
};
