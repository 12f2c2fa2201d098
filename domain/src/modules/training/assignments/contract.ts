import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/http/endpoint';
import { everyColleague, type Permission } from '../../../kernel/identity/permission';
import { pathId, rowId } from '../../../kernel/ids';
import { recordList } from '../../../kernel/records/record-list';
import { reason } from '../../../kernel/text-schemas';
import { signature } from '../../../kernel/trail/signature';
import { listMessages } from '../../../messages/lists';
import { namedPerson } from '../../procedures/public';
import { listEndpoints, namesOf, recordContract, recordFields } from '../../records/public';
import { requirementId, trainingId } from '../id';
import { requirementTypeMessages } from '../requirements/messages';
import { requirementTypes } from '../requirements/requirement';
import { trainingKeepers } from '../rights';
import {
  trainingFieldMessages as m,
  trainingCauseMessages,
  trainingDueMessages,
  trainingStatusMessages,
} from './messages';
import { trainingCauses, trainingMoves, trainingStatuses } from './workflow';

/** A quiz that was handed in, in its order. */
export const quizAttempt = z.object({
  questionnaireId: z.string(),
  percent: z.number(),
  isPassed: z.boolean(),
  at: z.string(),
});
export type QuizAttempt = z.infer<typeof quizAttempt>;

export const training = z.object({
  ...recordFields,
  /** Null where the system assigned it. */
  authorId: z.nullable(z.int()),
  author: z.nullable(z.string()),
  status: z.enum(trainingStatuses),
  /** The title of the requirement when it was assigned. */
  title: z.string(),
  userId: z.int(),
  person: z.string(),
  requirementId: z.string(),
  type: z.enum(requirementTypes),
  /** The version that is learned, and what people call it; none where the requirement has no procedure. */
  versionId: z.nullable(z.string()),
  label: z.string(),
  code: z.string(),
  /** The version that the person is trained in: only what has changed since is learned. */
  sinceVersionId: z.nullable(z.string()),
  /** The blocks that are learned; null for the whole of it. */
  blockIds: z.nullable(z.array(z.string())),
  cause: z.enum(trainingCauses),
  dueDate: z.string(),
  trainers: z.array(namedPerson),
  templateId: z.nullable(z.string()),
  quiz: z.array(quizAttempt),
  shownAt: z.nullable(z.string()),
  signedAt: z.nullable(z.string()),
  assessorId: z.nullable(z.int()),
  assessor: z.nullable(z.string()),
  completedAt: z.nullable(z.string()),
  /** The first day on which it counts no more. */
  expiresOn: z.nullable(z.string()),
  /** What a waiver rests on. */
  equivalence: z.string(),
});
export type Training = z.infer<typeof training>;

export const trainingDue = ['late', 'week', 'later'] as const;

export const trainingList = recordList({
  one: 'Training',
  several: 'Trainings',
  path: '/api/v1/trainings',
  summary: 'What people must learn and have learned, as far as the caller may see it',
  id: trainingId,
  entry: training,
  filters: {
    status: { label: listMessages.status, values: trainingStatuses, words: trainingStatusMessages },
    type: { label: m.type, values: requirementTypes, words: requirementTypeMessages },
    cause: { label: m.cause, values: trainingCauses, words: trainingCauseMessages },
    due: { label: m.due, values: trainingDue, words: trainingDueMessages },
    /** Those that the caller assesses. */
    awaits: { label: m.awaits, values: ['me'], words: { me: m.awaitsMe } },
  },
  parameters: { personId: z.optional(pathId), requirement: z.optional(requirementId) },
  columns: {
    id: { title: listMessages.id, width: 12 },
    title: { title: m.title, width: 60 },
    person: { title: m.person, width: 24 },
    type: { title: m.type, width: 20, words: requirementTypeMessages },
    label: { title: m.label, width: 16 },
    cause: { title: m.cause, width: 18, words: trainingCauseMessages },
    dueDate: { title: m.dueDate, width: 14, isDay: true },
    status: { title: listMessages.status, width: 14, words: trainingStatusMessages },
    completedAt: { title: m.completedAt, width: 18 },
    expiresOn: { title: m.expiresOn, width: 14, isDay: true },
  },
  sorts: ['id', 'title', 'dueDate'],
  usualSort: 'dueDate',
  board: { states: trainingStatuses, status: z.enum(trainingStatuses) },
  bulk: undefined,
});

export const trainingNames = namesOf(trainingList, 'a training');

const contract = recordContract(trainingNames, listEndpoints(trainingList), {
  entry: training,
  /** By hand, whatever the posts of the person ask for. */
  created: z.object({ userId: rowId, requirementId, reason }),
  changed: { dueDate: z.optional(z.iso.date()) },
  moves: trainingMoves,
  readers: everyColleague,
});

const params = z.object({ id: trainingId });

/** What the steps of a training look at, as the table of the workflow does. */
export const trainingStanding = z.object({
  mustBeShown: z.boolean(),
  isQuizPassed: z.boolean(),
  isTrainerQualified: z.boolean(),
  /** How many attempts at the quiz are left. */
  attemptsLeft: z.int(),
  passPercent: z.int(),
  signatures: z.array(signature),
});
export type TrainingStanding = z.infer<typeof trainingStanding>;

export const assignmentsEndpoints = {
  ...contract.endpoints,
  getTrainingStanding: endpoint({
    method: 'GET',
    path: '/api/v1/trainings/:id/standing',
    summary: 'What stands in the way of the steps of a training, and who signed it',
    params,
    output: trainingStanding,
  }),
  markTrainingShown: endpoint({
    method: 'POST',
    path: '/api/v1/trainings/:id/shown',
    summary: 'Note that its text was shown to the trainee to its end',
    changes: true,
    params,
    output: training,
  }),
  takeTrainingQuiz: endpoint({
    method: 'POST',
    path: '/api/v1/trainings/:id/quiz',
    summary: 'Count the quizzes that the trainee has handed in since; the last attempt that fails ends them',
    changes: true,
    params,
    output: training,
  }),
};

export const assignmentsPermissions: Record<keyof typeof assignmentsEndpoints, Permission> = {
  ...contract.permissions,
  createTraining: trainingKeepers,
  getTrainingStanding: everyColleague,
  markTrainingShown: everyColleague,
  takeTrainingQuiz: everyColleague,
};
