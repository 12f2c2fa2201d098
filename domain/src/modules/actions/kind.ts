import { text } from '../../kernel/message';
import type { RecordKind } from '../../kernel/records/record-kind';
import { actionAddress } from './address';
import { actionList } from './list';
import { actionNotices } from './notices';
import { actionId } from './record';
import { actionWords } from './words';
import { actionWorkflow } from './workflow';

export const actionKind: RecordKind<'action'> = {
  name: 'action',
  title: text('Action', 'Action'),
  plural: text('Actions', 'Actions'),
  id: actionId,
  address: actionAddress,
  workflow: actionWorkflow,
  list: actionList,
  words: actionWords,
  notices: actionNotices,
};
