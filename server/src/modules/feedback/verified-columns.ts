import type { VerifiedColumns } from '../../platform/verification/columns';
import type { Tables } from './schema';

/** How `verify` holds each column of the tables of feedback. */
export const feedbackColumns: VerifiedColumns<Tables> = {
  feedback: {
    company_id: 'derivation: the company whose chain tells of it',
    id: 'event: names the record',
    user_id: 'derivation: actor of feedback.sent',
    text: 'event: text',
    page: 'event: page',
    created_at: 'derivation: time of feedback.sent',
    handled_at: 'derivation: time of feedback.handled',
    handled_by: 'event: handledBy',
    version: 'not: counts saves, so that a page that is behind is refused; says nothing of the record',
  },
};
