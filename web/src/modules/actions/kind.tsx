import { appMessages } from '@vigie/domain/messages/shell/shell';
import { actionListEndpoints, actionList as declared } from '@vigie/domain/modules/actions/list';
import { actionSelectionMessages, actionListMessages as m } from '@vigie/domain/modules/actions/messages/list';
import { originKindMessages } from '@vigie/domain/modules/actions/messages/workflow';
import { actionAddress } from '@vigie/domain/modules/actions/record';
import { lazyComponent } from '../../platform/page-files/lazy-component';
import { ConfidentialMark, EntryNone, EntryPerson } from '../../platform/records/entry-marks';
import { listView } from '../records/public';
import { ActionState, PriorityMark } from './action-state';
import { ActionSelection } from './list/action-selection';
import { DueMark } from './list/due-mark';

const ActionBoard = lazyComponent(async () => ({ default: (await import('./list/action-board')).ActionBoard }));
const NewTaskDialog = lazyComponent(() => import('./new-task/new-task-dialog'));

export const actionListView = listView(declared, actionListEndpoints, {
  record: 'action',
  title: appMessages.actions,
  path: '/apps/actions',
  fileName: 'actions.xlsx',
  texts: { ...m, tooMany: actionSelectionMessages.tooMany },
  titled: 'summary',
  addressOf: ({ id }) => actionAddress(id),
  marks: ({ isConfidential }) => isConfidential && <ConfidentialMark />,
  minor: ['origin'],
  cells: {
    status: ({ status }) => <ActionState status={status} />,
    priority: ({ priority }) => <PriorityMark priority={priority} />,
    responsible: ({ responsible }) => <EntryPerson name={responsible} />,
    approver: ({ approver }, { say }) =>
      approver ? <EntryPerson name={approver} /> : <EntryNone why={say(m.noApprover)} />,
    // The number of the capa or of the immediate action; a task by hand has none.
    origin: ({ origin }, { say }) => origin || say(originKindMessages.task),
    dueDate: (entry) => <DueMark entry={entry} />,
  },
  Selection: ActionSelection,
  create: { path: '/apps/actions/new', label: m.newTask, Dialog: NewTaskDialog },
  Board: ActionBoard,
});
