import { text } from '../../../kernel/message';
import type { RecordKind } from '../../../kernel/records/record-kind';
import { postId, postsPath } from '../id';
import { postList } from './contract';
import { postFieldMessages, postStatusMessages } from './messages';
import { namedPost } from './named-kind';
import { postWorkflow } from './workflow';

export const postKind: RecordKind<'post'> = {
  ...namedPost,
  id: postId,
  address: (id) => `${postsPath}/${id}`,
  workflow: postWorkflow,
  list: postList,
  listAddress: postsPath,
  words: {
    events: {
      created: text('a créé', 'created'),
      changed: text('a modifié', 'changed'),
      retired: text('a retiré', 'retired'),
    },
    fields: postFieldMessages,
    values: { status: postStatusMessages },
  },
  searched: ['title'],
};
