import { pageAfter, type VerifiedKind } from '../../platform/verification/kinds';
import type { VerifiedModule } from '../../platform/verification/verification';
import { filesOf } from '../attachments/public';
import { auditedFieldsOfNew } from './action-view';
import { listActionsAfter } from './repository';
import { actionsColumns } from './verified-columns';
import { actionTables } from './verified-tables';

const name = 'the name follows the account; the number of the person is compared';

export const verifiedActions: VerifiedKind = {
  record: 'action',
  table: 'actions',
  idColumn: 'id',
  idType: 'text',
  list: async (reader, companyId, after, limit) => {
    const actions = await listActionsAfter(reader, companyId, pageAfter('a.id', 'text', after, limit));
    return actions.map(({ action, details }) => ({
      id: action.id,
      fields: auditedFieldsOfNew(action, details),
      // A person without an account is known by name alone.
      skipped: action.responsibleId === null ? [] : ['responsible'],
    }));
  },
  atOnce: 40,
  // Actions that are older than their page began with this.
  unauditedValues: { priority: 'low' },
  auditedLater: { responsibleId: 'responsible', approverId: 'approver' },
  collections: [filesOf('action')],
  skipped: {
    approver: name,
    comment: 'what was said last; comments are compared by themselves',
    plannedDueDate: 'compared with the action itself',
    stage: 'the reminder that was sent last',
    signedOnPageOf: 'tells of the event, not of the record',
  },
};

export const actionsVerified: VerifiedModule = {
  records: [verifiedActions],
  tables: actionTables,
  columns: actionsColumns,
  numbers: [{ series: 'action', table: 'actions' }],
};
