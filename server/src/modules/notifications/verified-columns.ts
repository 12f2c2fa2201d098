import type { VerifiedColumns } from '../../platform/verification/columns';
import type { Tables } from './schema';

/** How `verify` holds each column of the tables of notifications. */
export const notificationsColumns: VerifiedColumns<Tables> = {
  notification_choices: {
    company_id: 'not: what a user chose to be told, to which each release adds kinds',
    user_id: 'not: what a user chose to be told, to which each release adds kinds',
    mail: 'not: what a user chose to be told, to which each release adds kinds',
    muted: 'not: what a user chose to be told, to which each release adds kinds',
    digest: 'not: what a user chose to be told, to which each release adds kinds',
  },
  notifications: {
    company_id: 'not: what a user was told; the event behind it stands in the trail',
    id: 'not: what a user was told; the event behind it stands in the trail',
    user_id: 'not: what a user was told; the event behind it stands in the trail',
    type: 'not: what a user was told; the event behind it stands in the trail',
    record_id: 'not: what a user was told; the event behind it stands in the trail',
    who: 'not: what a user was told; the event behind it stands in the trail',
    summary: 'not: what a user was told; the event behind it stands in the trail',
    address: 'not: what a user was told; the event behind it stands in the trail',
    created_at: 'not: what a user was told; the event behind it stands in the trail',
    read_at: 'not: what a user was told; the event behind it stands in the trail',
    in_app: 'not: what a user was told; the event behind it stands in the trail',
    is_for_digest: 'not: what a user was told; the event behind it stands in the trail',
    digested_at: 'not: what a user was told; the event behind it stands in the trail',
    snoozed_until: 'not: what a user was told; the event behind it stands in the trail',
  },
};
