import { appMessages } from '@vigie/domain/messages/shell/shell';
import { actionList } from '@vigie/domain/modules/actions/list';
import type { ServedList } from '../records/public';
import { actionEntries } from './list-repository';
import { type ActionChanges, applyActionChanges } from './update-action';

export const servedActions = {
  list: actionList,
  entries: actionEntries,
  sheetOf: () => ({ list: 'action', title: appMessages.actions, fileName: 'actions' }),
  change: (tx, id, changes: ActionChanges) => applyActionChanges(tx, id, changes),
} satisfies ServedList;
