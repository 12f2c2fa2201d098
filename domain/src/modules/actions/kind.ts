import type { RecordKind } from '../../kernel/records/record-kind';
import { actionList } from './list';
import { namedAction } from './named-kind';
import { actionAddress, actionId } from './record';
import { actionsWaiting } from './waiting';
import { actionWords } from './words';
import { actionWorkflow } from './workflow';

export const actionKind: RecordKind<'action'> = {
  ...namedAction,
  id: actionId,
  address: actionAddress,
  workflow: actionWorkflow,
  list: actionList,
  listAddress: '/apps/actions',
  waiting: actionsWaiting,
  words: actionWords,
};
