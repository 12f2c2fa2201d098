import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { postsPath } from '@vigie/domain/modules/training/id';
import { trainingPageTexts as p } from '@vigie/domain/modules/training/pages/messages';
import { trainingPageTitles } from '@vigie/domain/modules/training/pages/titles';
import { postList, postNames, postsEndpoints } from '@vigie/domain/modules/training/posts/contract';
import { postKind } from '@vigie/domain/modules/training/posts/kind';
import {
  postFieldMessages as f,
  postStatusMessages,
  postTitleMessages,
} from '@vigie/domain/modules/training/posts/messages';
import {
  type PostMove,
  type PostStatus,
  postChangeObjection,
  postWorkflow,
} from '@vigie/domain/modules/training/posts/workflow';
import { requirementBounds as bounds } from '@vigie/domain/modules/training/requirements/requirement';
import { keeperObjection } from '@vigie/domain/modules/training/rights';
import { useSay } from '../../../platform/page/messages';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { useWorkflowActions } from '../../../platform/records/workflow-bar';
import { actorOf, useUser } from '../../../platform/session/session';
import { Status } from '../../../ui/icons/status';
import {
  type CreationView,
  listView,
  NewRecordDialog,
  type PageView,
  type RecordFields,
  recordCalls,
  recordTransitions,
} from '../../records/public';
import { Members, membersInput } from './members';

type PostDetail = OutputOf<typeof postsEndpoints.getPost>;

/** What it asks shows in the trainings that follow from it. */
const calls = recordCalls('post', postNames, postsEndpoints, { shownBy: ['training'] });

const looks = { active: 'good', retired: 'off' } as const;

function PostState({ status }: { status: PostStatus }) {
  const say = useSay();
  return <Status kind={looks[status]}>{say(postStatusMessages[status])}</Status>;
}

const title: RecordFields = {
  title: { label: f.title, takes: 'line', maxLength: bounds.title, missing: p.titleMissing },
};
const members: RecordFields = { curriculumIds: membersInput('curriculum', f.members, bounds.ofPost) };

const creation: CreationView = {
  record: 'post',
  endpoint: postsEndpoints.createPost,
  title: trainingPageTitles.newPost,
  fields: { ...title, ...members },
  addressOf: postKind.address,
};

export const postListView = listView(postList, postsEndpoints, {
  record: 'post',
  title: postTitleMessages.plural,
  path: postsPath,
  fileName: 'posts.xlsx',
  titled: 'title',
  addressOf: ({ id }) => postKind.address(id),
  cells: { status: ({ status }) => <PostState status={status} /> },
  create: {
    path: `${postsPath}/new`,
    label: trainingPageTitles.newPost,
    objection: (actor) => keeperObjection({ companyId: actor.companyId }, actor),
    Dialog: lazyDialog(async () => ({
      default: ({ onClose }: { onClose: () => void }) => <NewRecordDialog view={creation} onClose={onClose} />,
    })),
  },
});

const changeObjection = (record: PostDetail, actor: Actor) =>
  postChangeObjection({ ...record, companyId: actor.companyId }, actor);

function MembersOf({ record }: { record: PostDetail }) {
  const actor = actorOf(useUser());
  return (
    <Members
      calls={calls}
      record={record}
      kind="curriculum"
      field="curriculumIds"
      fields={members}
      objection={changeObjection(record, actor)}
    />
  );
}

export const postPage: PageView<PostDetail, PostMove> = {
  calls,
  words: postKind.words,
  icon: 'users',
  listPath: postsPath,
  titleOf: (record) => record.title,
  State: PostState,
  sections: { members: { title: f.members, draw: (record) => <MembersOf record={record} /> } },
  transitions: recordTransitions<PostMove, PostDetail>(calls, postWorkflow, { dangerous: ['retire'] }),
  // What needs it, the server says.
  useActions: (record) =>
    useWorkflowActions(postWorkflow, ({ companyId }) => ({
      item: { ...record, companyId },
      facts: { neededBy: [] },
    })),
  commentCountOf: ({ comments }) => comments,
  files: { of: ({ attachments }) => attachments, objection: changeObjection, needsReason: () => true },
};
