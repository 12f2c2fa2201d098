import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { curriculaEndpoints, curriculumList, curriculumNames } from '@vigie/domain/modules/training/curricula/contract';
import { curriculumKind } from '@vigie/domain/modules/training/curricula/kind';
import {
  curriculumStatusMessages,
  curriculumTitleMessages,
  curriculumFieldMessages as f,
} from '@vigie/domain/modules/training/curricula/messages';
import {
  type CurriculumMove,
  type CurriculumStatus,
  curriculumChangeObjection,
  curriculumWorkflow,
} from '@vigie/domain/modules/training/curricula/workflow';
import { curriculaPath } from '@vigie/domain/modules/training/id';
import { trainingPageTexts as p } from '@vigie/domain/modules/training/pages/messages';
import { trainingPageTitles } from '@vigie/domain/modules/training/pages/titles';
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

type CurriculumDetail = OutputOf<typeof curriculaEndpoints.getCurriculum>;

/** What it asks shows in the trainings that follow from it. */
const calls = recordCalls('curriculum', curriculumNames, curriculaEndpoints, { shownBy: ['training'] });

const looks = { active: 'good', retired: 'off' } as const;

function CurriculumState({ status }: { status: CurriculumStatus }) {
  const say = useSay();
  return <Status kind={looks[status]}>{say(curriculumStatusMessages[status])}</Status>;
}

const title: RecordFields = {
  title: { label: f.title, takes: 'line', maxLength: bounds.title, missing: p.titleMissing },
};
const members: RecordFields = { requirementIds: membersInput('training_requirement', f.members, bounds.ofCurriculum) };

const changed: RecordFields = { ...title, ...members };

const creation: CreationView = {
  record: 'curriculum',
  endpoint: curriculaEndpoints.createCurriculum,
  title: trainingPageTitles.newCurriculum,
  fields: { ...title, ...members },
  addressOf: curriculumKind.address,
};

export const curriculumListView = listView(curriculumList, curriculaEndpoints, {
  record: 'curriculum',
  title: curriculumTitleMessages.plural,
  path: curriculaPath,
  fileName: 'curricula.xlsx',
  titled: 'title',
  addressOf: ({ id }) => curriculumKind.address(id),
  cells: { status: ({ status }) => <CurriculumState status={status} /> },
  create: {
    path: `${curriculaPath}/new`,
    label: trainingPageTitles.newCurriculum,
    objection: (actor) => keeperObjection({ companyId: actor.companyId }, actor),
    Dialog: lazyDialog(async () => ({
      default: ({ onClose }: { onClose: () => void }) => <NewRecordDialog view={creation} onClose={onClose} />,
    })),
  },
});

const changeObjection = (record: CurriculumDetail, actor: Actor) =>
  curriculumChangeObjection({ ...record, companyId: actor.companyId }, actor);

function MembersOf({ record }: { record: CurriculumDetail }) {
  const actor = actorOf(useUser());
  return (
    <Members
      calls={calls}
      record={record}
      kind="training_requirement"
      field="requirementIds"
      fields={changed}
      objection={changeObjection(record, actor)}
    />
  );
}

export const curriculumPage: PageView<CurriculumDetail, CurriculumMove> = {
  calls,
  words: curriculumKind.words,
  icon: 'sliders',
  listPath: curriculaPath,
  titleOf: (record) => record.title,
  State: CurriculumState,
  sections: { members: { title: f.members, draw: (record) => <MembersOf record={record} /> } },
  transitions: recordTransitions<CurriculumMove, CurriculumDetail>(calls, curriculumWorkflow, {
    dangerous: ['retire'],
  }),
  // What needs it, the server says.
  useActions: (record) =>
    useWorkflowActions(curriculumWorkflow, ({ companyId }) => ({
      item: { ...record, companyId },
      facts: { neededBy: [] },
    })),
  commentCountOf: ({ comments }) => comments,
  files: { of: ({ attachments }) => attachments, objection: changeObjection, needsReason: () => true },
};
