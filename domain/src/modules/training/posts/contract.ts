import * as z from 'zod/mini';
import { everyColleague, type Permission } from '../../../kernel/identity/permission';
import { recordList } from '../../../kernel/records/record-list';
import { listMessages } from '../../../messages/lists';
import { listEndpoints, namesOf, recordContract, recordFields } from '../../records/public';
import { curriculumId, postId } from '../id';
import { requirementBounds as bounds } from '../requirements/requirement';
import { trainingKeepers } from '../rights';
import { memberships } from '../rules/membership';
import { postFieldMessages as m, postStatusMessages } from './messages';
import { postMoves, postStatuses } from './workflow';

export const post = z.object({
  ...recordFields,
  status: z.enum(postStatuses),
  title: z.string(),
  /** What belongs to it, and what did, each with its time. */
  members: memberships,
});
export type Post = z.infer<typeof post>;

export const postList = recordList({
  one: 'Post',
  several: 'Posts',
  path: '/api/v1/training/posts',
  summary: 'Posts, which placements name, with the curricula of each',
  id: postId,
  entry: post,
  filters: { status: { label: listMessages.status, values: postStatuses, words: postStatusMessages } },
  parameters: {},
  columns: {
    id: { title: listMessages.id, width: 12 },
    title: { title: m.title, width: 60 },
    status: { title: listMessages.status, width: 14, words: postStatusMessages },
  },
  sorts: ['id', 'title'],
  usualSort: 'id',
  board: undefined,
  bulk: undefined,
});

export const postNames = namesOf(postList, 'a post');

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(bounds.title));
const ids = z.array(curriculumId).check(z.maxLength(bounds.ofPost));

/** Its title is what placements name, and so stays. */
const contract = recordContract(postNames, listEndpoints(postList), {
  entry: post,
  created: z.object({ title, curriculumIds: z._default(ids, []) }),
  changed: { curriculumIds: z.optional(ids) },
  moves: postMoves,
  readers: everyColleague,
});

export const postsEndpoints = contract.endpoints;

export const postsPermissions: Record<keyof typeof postsEndpoints, Permission> = {
  ...contract.permissions,
  createPost: trainingKeepers,
  changePost: trainingKeepers,
  movePost: trainingKeepers,
};
