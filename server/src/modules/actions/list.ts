import { hasRole } from '@vigie/domain/kernel/identity/actor';
import { appMessages } from '@vigie/domain/messages/shell/shell';
import { actionList } from '@vigie/domain/modules/actions/list';
import type { ServedList } from '../records/public';
import { type ActionReader, actionEntries } from './list-repository';
import { type ActionChanges, applyActionChanges } from './update-action';

export const servedActions = {
  list: actionList,
  entries: actionEntries,
  readerOf: (actor): ActionReader => ({ isQa: hasRole(actor, 'qa') }),
  sheetOf: () => ({ list: 'action', title: appMessages.actions, fileName: 'actions' }),
  change: (tx, id, changes: ActionChanges) => applyActionChanges(tx, id, changes),
} satisfies ServedList;
