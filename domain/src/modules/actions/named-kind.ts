import { text } from '../../kernel/message';
import type { NamedKind } from '../../kernel/records/record-kind';
import { actionNotices } from './notices';

export const namedAction: NamedKind<'action'> = {
  name: 'action',
  title: text('Action', 'Action'),
  plural: text('Actions', 'Actions'),
  notices: actionNotices,
};
