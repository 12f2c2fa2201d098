import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { assignmentsEndpoints, type Training, trainingList } from '@vigie/domain/modules/training/assignments/contract';
import {
  trainingFieldMessages as f,
  trainingStatusMessages,
  trainingTitleMessages,
} from '@vigie/domain/modules/training/assignments/messages';
import {
  type TrainingMove,
  type TrainingStatus,
  trainingStatuses,
  trainingWorkflow,
} from '@vigie/domain/modules/training/assignments/workflow';
import { trainingAddress, trainingPath } from '@vigie/domain/modules/training/id';
import { trainingPageTitles as p } from '@vigie/domain/modules/training/pages/titles';
import { keeperObjection } from '@vigie/domain/modules/training/rights';
import { workflowMoves } from '../../../platform/lists/board/card-moves';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { EntryPerson } from '../../../platform/records/entry-marks';
import { boardView, type CreationView, listView, NewRecordDialog, type RecordFields } from '../../records/public';
import { DueDay, TrainingState } from '../marks';
import { oneOf } from '../record-field';
import { trainingTransitions } from './steps';

/** What a card knows of what stands in the way: the rest is said by the server. */
const questionOf = (entry: Training, { companyId }: Actor) => ({
  item: { ...entry, companyId },
  facts: {
    type: entry.type,
    mustBeShown: entry.versionId !== null && entry.shownAt === null,
    isQuizPassed: entry.quiz.some(({ isPassed }) => isPassed),
    isTrainerQualified: true,
  },
});

const fields: RecordFields = {
  userId: { label: f.person, takes: 'person', missing: f.personMissing },
  requirementId: {
    label: f.requirement,
    takes: 'line',
    missing: f.requirementMissing,
    Input: oneOf('training_requirement'),
  },
  reason: { label: f.reasonOfHand, takes: 'text', maxLength: 1000, missing: trainingWorkflow.refusals.reasonMissing },
};

const creation: CreationView = {
  record: 'training',
  endpoint: assignmentsEndpoints.createTraining,
  title: p.newTraining,
  fields,
  addressOf: trainingAddress,
};

export const trainingListView = listView(trainingList, assignmentsEndpoints, {
  record: 'training',
  title: trainingTitleMessages.plural,
  path: trainingPath,
  fileName: 'training.xlsx',
  titled: 'title',
  addressOf: ({ id }) => trainingAddress(id),
  minor: ['cause', 'type', 'label'],
  unseen: ['completedAt', 'expiresOn'],
  cells: {
    person: ({ person }) => <EntryPerson name={person} />,
    dueDate: (training) => <DueDay {...training} />,
    status: ({ status }) => <TrainingState status={status} />,
  },
  create: {
    path: `${trainingPath}/new`,
    label: p.newTraining,
    objection: (actor) => keeperObjection({ companyId: actor.companyId }, actor),
    Dialog: lazyDialog(async () => ({
      default: ({ onClose }: { onClose: () => void }) => <NewRecordDialog view={creation} onClose={onClose} />,
    })),
  },
  board: boardView<Training, TrainingMove, TrainingStatus>({
    statuses: trainingStatuses,
    statusLabels: trainingStatusMessages,
    State: TrainingState,
    workflow: trainingWorkflow,
    rules: workflowMoves(trainingWorkflow, questionOf),
    transitions: trainingTransitions,
    addressOf: ({ id }) => trainingAddress(id),
    titleOf: ({ title }) => title,
    marks: (training) => (
      <span className="cluster small muted">
        <span>{training.label}</span>
        <DueDay {...training} />
      </span>
    ),
    bottom: ({ person }) => <EntryPerson name={person} />,
  }),
});
