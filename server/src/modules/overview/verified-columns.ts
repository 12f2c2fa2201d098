import type { VerifiedColumns } from '../../platform/verification/columns';
import type { Tables } from './schema';

/** How `verify` holds each column of the tables of overview. */
export const overviewColumns: VerifiedColumns<Tables> = {
  overview_visits: {
    company_id: 'not: when somebody looked last, for what is new to them',
    user_id: 'not: when somebody looked last, for what is new to them',
    before_at: 'not: when somebody looked last, for what is new to them',
    before_seq: 'not: when somebody looked last, for what is new to them',
    last_at: 'not: when somebody looked last, for what is new to them',
    last_seq: 'not: when somebody looked last, for what is new to them',
  },
};
