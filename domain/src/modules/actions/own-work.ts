import type { Deed, WorkEvents } from '../../kernel/identity/own-work';
import type { Guard, Objection } from '../../kernel/workflow';
import { ownWorkMessages } from '../../messages/own-work';

export const actionWorkEvents: WorkEvents = {
  records: ['action'],
  deeds: { 'action.made_ready': 'carriedOut', 'action.withdrawn': 'carriedOut' },
  charged: {
    field: 'responsible',
    deed: 'carriedOut',
    events: ['action.created', 'action.changed', 'action.followed_plan'],
  },
};

export function ownWorkObjection(ownWork: Deed | null): Objection | null {
  return ownWork && { message: ownWorkMessages[ownWork], code: 'not_allowed' };
}

/** A reviewer took no part in the work, however long ago (R22). */
export const notOwnWork: Guard<{ readonly ownWork: Deed | null }> = ({ ownWork }) => ownWorkObjection(ownWork);
