import type { VerifiedColumns } from '../../platform/verification/columns';
import type { Tables } from './schema';

/** How `verify` holds each column of the tables of records. */
export const recordsColumns: VerifiedColumns<Tables> = {
  record_links: {
    company_id: 'derivation: the company whose chain tells of it',
    record_id: 'event: link',
    other_id: 'event: link',
    note: 'event: note',
    removed_at: 'derivation: time of the event that unlinked it',
    record: 'event: link',
    other_record: 'derivation: only records of one kind are linked',
  },
  record_presence: {
    company_id: 'not: who has a page open now',
    record_id: 'not: who has a page open now',
    user_id: 'not: who has a page open now',
    place: 'not: who has a page open now',
    seen_at: 'not: who has a page open now',
    record: 'not: who has a page open now',
  },
  record_views: {
    company_id: 'not: how far somebody has read',
    record_id: 'not: how far somebody has read',
    user_id: 'not: how far somebody has read',
    up_to: 'not: how far somebody has read',
    record: 'not: how far somebody has read',
  },
  saved_views: {
    company_id: 'derivation: the company whose chain tells of it',
    id: 'event: names the record',
    user_id: 'derivation: actor of view.saved',
    kind: 'event: kind',
    name: 'event: name',
    query: 'event: query',
    archived_at: 'derivation: time of view.archived',
    version: 'not: counts saves, so that a page that is behind is refused; says nothing of the record',
  },
};
