import type { VerifiedColumns } from '../../platform/verification/columns';
import type { Tables } from './schema';

/** How `verify` holds each column of the tables of glossary. */
export const glossaryColumns: VerifiedColumns<Tables> = {
  glossary_groups: {
    company_id: 'derivation: the company whose chain tells of it',
    id: 'event: names the record',
    words: 'event: words',
    state: 'event: state',
    changed_by: 'derivation: actor of the last event',
    changed_at: 'derivation: time of the last event',
    version: 'not: counts saves, so that a page that is behind is refused; says nothing of the record',
  },
  glossary_switches: {
    company_id: 'derivation: the company whose chain tells of it',
    group_key: 'event: names the record',
    is_off: 'event: isOff',
    version: 'not: counts saves, so that a page that is behind is refused; says nothing of the record',
  },
};
