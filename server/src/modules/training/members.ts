import type { BodyOf } from '@vigie/domain/kernel/http/endpoint';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { labelKey } from '@vigie/domain/kernel/text-keys';
import {
  type Curriculum,
  type curriculaEndpoints,
  curriculumList,
  curriculumNames,
} from '@vigie/domain/modules/training/curricula/contract';
import { curriculumKind } from '@vigie/domain/modules/training/curricula/kind';
import { curriculumFieldMessages } from '@vigie/domain/modules/training/curricula/messages';
import {
  type CurriculumItem,
  curriculumChangeObjection,
  curriculumWorkflow,
} from '@vigie/domain/modules/training/curricula/workflow';
import { trainingCommonMessages as c } from '@vigie/domain/modules/training/messages';
import { type Post, postList, postNames, type postsEndpoints } from '@vigie/domain/modules/training/posts/contract';
import { postKind } from '@vigie/domain/modules/training/posts/kind';
import { postFieldMessages } from '@vigie/domain/modules/training/posts/messages';
import { type PostItem, postChangeObjection, postWorkflow } from '@vigie/domain/modules/training/posts/workflow';
import { withMembers } from '@vigie/domain/modules/training/rules/membership';
import type { Context } from '../../platform/context';
import type { ChangeCall } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { recordTable, type TableRecord } from '../../platform/records/record-table';
import { listPostsOf } from '../placements/public';
import { tableKind } from '../records/public';
import { listActive, listHolders } from './repository';

type CurriculaEndpoints = typeof curriculaEndpoints;
type PostsEndpoints = typeof postsEndpoints;
export type CurriculumRecord = Curriculum & CurriculumItem & TableRecord;
export type PostRecord = Post & PostItem & TableRecord & { readonly titleKey: string };

export const curricula = tableKind({
  names: curriculumNames,
  list: curriculumList,
  workflow: curriculumWorkflow,
  table: recordTable<CurriculumRecord>({
    kind: curriculumKind,
    table: 'curriculums',
    totals: 'curriculum_totals',
    prefix: 'CUR_',
    fields: ['title', 'members'],
    json: ['members'],
    people: {},
    title: 'title',
    owner: 'authorId',
  }),
  facts: async (tx, { companyId, id }) => ({ neededBy: await listHolders(tx, companyId, 'posts', id) }),
  changeObjection: curriculumChangeObjection,
  concerned: ({ authorId }) => [authorId],
  maxFiles: 20,
  changesNeedReason: true,
});

export const posts = tableKind({
  names: postNames,
  list: postList,
  workflow: postWorkflow,
  table: recordTable<PostRecord>({
    kind: postKind,
    table: 'posts',
    totals: 'post_totals',
    prefix: 'PST_',
    fields: ['title', 'titleKey', 'members'],
    json: ['members'],
    people: {},
    title: 'title',
    owner: 'authorId',
  }),
  facts: async (tx, { companyId, titleKey }) => {
    const today = new Date().toISOString().slice(0, 10);
    const placed = (await listPostsOf(tx, companyId, null)).filter(
      ({ post, validUntil }) => labelKey(post) === titleKey && (validUntil === null || validUntil >= today),
    );
    return { neededBy: [...new Set(placed.map(({ post }) => post))] };
  },
  changeObjection: postChangeObjection,
  concerned: ({ authorId }) => [authorId],
  maxFiles: 20,
  changesNeedReason: true,
});

export function createCurriculum(
  platform: Platform,
  context: Context,
  { title, requirementIds }: BodyOf<CurriculaEndpoints['createCurriculum']>,
) {
  const values = { title, members: withMembers([], requirementIds, new Date().toISOString()) };
  return curricula.create(platform, context, values, async (tx) => {
    const known = await listActive(tx, context.actor.companyId, 'training_requirements', requirementIds);
    refuseUnknown(known, requirementIds, 'requirementIds', curriculumFieldMessages.unknown);
    return undefined;
  });
}

export function changeCurriculum(platform: Platform, call: ChangeCall<CurriculaEndpoints['changeCurriculum']>) {
  const { context, params, ifMatch, body } = call;
  const { reason, requirementIds, ...values } = body;
  return platform.database.transaction(context, async (tx) => {
    const before = await curricula.table.read(tx, context, params.id);
    const members = requirementIds && withMembers(before.members, requirementIds, new Date().toISOString());
    if (requirementIds) {
      const known = await listActive(tx, context.actor.companyId, 'training_requirements', requirementIds);
      refuseUnknown(known, requirementIds, 'requirementIds', curriculumFieldMessages.unknown);
    }
    return curricula.changeIn(tx, { id: params.id, version: ifMatch, reason, values: { ...values, members } });
  });
}

export function createPost(
  platform: Platform,
  context: Context,
  { title, curriculumIds }: BodyOf<PostsEndpoints['createPost']>,
) {
  const members = withMembers([], curriculumIds, new Date().toISOString());
  const created = posts.create(platform, context, { title, titleKey: labelKey(title), members }, async (tx) => {
    const known = await listActive(tx, context.actor.companyId, 'curriculums', curriculumIds);
    refuseUnknown(known, curriculumIds, 'curriculumIds', postFieldMessages.unknown);
    return undefined;
  });
  return created.catch((error: unknown) => refuseTaken(error, title));
}

/** Two posts that placements would name with the same words: the index decides, also between two who create at once. */
function refuseTaken(error: unknown, title: string): never {
  if ((error as { constraint?: string } | null)?.constraint !== 'posts_by_title_key') throw error;
  throw new Refusal('already_exists', { message: c.titleTaken, values: { id: title } });
}

export function changePost(platform: Platform, call: ChangeCall<PostsEndpoints['changePost']>) {
  const { context, params, ifMatch, body } = call;
  const { reason, curriculumIds } = body;
  return platform.database.transaction(context, async (tx) => {
    const before = await posts.table.read(tx, context, params.id);
    const members = curriculumIds && withMembers(before.members, curriculumIds, new Date().toISOString());
    if (curriculumIds) {
      const known = await listActive(tx, context.actor.companyId, 'curriculums', curriculumIds);
      refuseUnknown(known, curriculumIds, 'curriculumIds', postFieldMessages.unknown);
    }
    return posts.changeIn(tx, { id: params.id, version: ifMatch, reason, values: { members } });
  });
}

function refuseUnknown(
  known: ReadonlySet<string>,
  ids: readonly string[],
  field: string,
  message: typeof postFieldMessages.unknown,
): void {
  if (ids.some((id) => !known.has(id))) throw invalidField(field, message);
}
