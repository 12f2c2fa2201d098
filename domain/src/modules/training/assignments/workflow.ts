import type { Actor } from '../../../kernel/identity/actor';
import type { Guard, Objection, Workflow } from '../../../kernel/workflow';
import { isAmong, type NamedPerson } from '../../procedures/public';
import { trainingCommonMessages as c } from '../messages';
import { isAssessed, type RequirementType } from '../requirements/requirement';
import { isQa } from '../rights';
import { trainingWorkflowMessages as m, trainingStatusMessages } from './messages';

export const trainingStatuses = ['assigned', 'to_assess', 'failed', 'completed', 'waived', 'cancelled'] as const;
export type TrainingStatus = (typeof trainingStatuses)[number];
export const trainingMoves = ['sign', 'present', 'assess', 'return', 'allow', 'waive'] as const;
export type TrainingMove = (typeof trainingMoves)[number];
export type TrainingEffect = 'fail' | 'cancel';
export type RoleOnTraining = 'trainee' | 'trainer' | 'qa' | 'other_qa';
/** Those that are not done yet: a person has one for each requirement. */
export const openStatuses = ['assigned', 'to_assess', 'failed'] as const satisfies readonly TrainingStatus[];
export const trainingCauses = ['joined', 'post', 'version', 'expired', 'return', 'hand'] as const;
export type TrainingCause = (typeof trainingCauses)[number];

export interface TrainingItem {
  readonly companyId: number;
  readonly status: TrainingStatus;
  readonly userId: number;
  readonly trainers: readonly NamedPerson[];
}

export interface TrainingFacts {
  readonly type: RequirementType;
  /** There is a text, and it was not shown to its end. */
  readonly mustBeShown: boolean;
  readonly isQuizPassed: boolean;
  /** The trainer, in the same requirement, now. */
  readonly isTrainerQualified: boolean;
}

const wasShown: Guard<TrainingFacts> = ({ mustBeShown }) => (mustBeShown ? { message: m.notShown } : null);
const quizPassed: Guard<TrainingFacts> = ({ type, isQuizPassed }) =>
  type === 'quiz' && !isQuizPassed ? { message: m.quizNotPassed } : null;
const endsWithSignature: Guard<TrainingFacts> = ({ type }) => (isAssessed(type) ? { message: m.isAssessed } : null);
const endsWithTrainer: Guard<TrainingFacts> = ({ type }) => (isAssessed(type) ? null : { message: m.isNotAssessed });
const trainerIsQualified: Guard<TrainingFacts> = ({ isTrainerQualified }) =>
  isTrainerQualified ? null : { message: m.trainerNotQualified };

export const trainingWorkflow: Workflow<
  TrainingStatus,
  TrainingMove,
  RoleOnTraining,
  TrainingItem,
  TrainingFacts,
  TrainingEffect
> = {
  record: 'training',
  stateLabels: trainingStatusMessages,
  stateOf: ({ status }) => status,
  rolesOn: rolesOnTraining,
  initial: ['assigned'],
  createdEvent: 'training.assigned',
  final: ['completed', 'waived', 'cancelled'],
  usual: { assigned: 'sign', to_assess: 'assess' },
  transitions: {
    sign: {
      label: m.sign,
      from: ['assigned'],
      to: 'completed',
      by: ['trainee'],
      wrongRole: m.onlyTrainee,
      event: 'training.signed',
      signature: m.signSignature,
      guards: [endsWithSignature, wasShown, quizPassed],
    },
    present: {
      label: m.present,
      from: ['assigned'],
      to: 'to_assess',
      by: ['trainee'],
      wrongRole: m.onlyTrainee,
      event: 'training.presented',
      notice: 'trainingToAssess',
      signature: m.presentSignature,
      guards: [endsWithTrainer, wasShown],
    },
    assess: {
      label: m.assess,
      from: ['to_assess'],
      to: 'completed',
      by: ['trainer'],
      wrongRole: m.onlyTrainers,
      event: 'training.assessed',
      notice: 'trainingAssessed',
      signature: m.assessSignature,
      guards: [trainerIsQualified],
    },
    return: {
      label: m.return,
      from: ['to_assess'],
      to: 'assigned',
      by: ['trainer'],
      wrongRole: m.onlyTrainers,
      event: 'training.returned',
      notice: 'trainingReturned',
      needsReason: true,
    },
    allow: {
      label: m.allow,
      from: ['failed'],
      to: 'assigned',
      by: ['trainer', 'other_qa'],
      wrongRole: m.onlyTrainersOrQa,
      event: 'training.allowed',
      notice: 'trainingAllowed',
      needsReason: true,
    },
    waive: {
      label: m.waive,
      from: ['assigned', 'to_assess', 'failed'],
      to: 'waived',
      by: ['other_qa'],
      wrongRole: m.onlyOtherQa,
      event: 'training.waived',
      notice: 'trainingWaived',
      signature: m.waiveSignature,
      needsReason: true,
    },
  },
  consequences: {
    fail: {
      from: ['assigned'],
      to: 'failed',
      event: 'training.failed',
      follows: 'questionnaire.submitted',
      notice: 'trainingFailed',
    },
    cancel: {
      from: ['assigned', 'to_assess', 'failed'],
      to: 'cancelled',
      event: 'training.cancelled',
      follows: 'training.assigned',
      notice: 'trainingCancelled',
    },
  },
  refusals: { wrongRole: m.onlyInvolved, wrongState: c.wrongState, reasonMissing: c.reasonMissing },
};

/** Nobody assesses or waives what they owe themselves. */
export function rolesOnTraining(
  { companyId, userId, trainers }: Pick<TrainingItem, 'companyId' | 'userId' | 'trainers'>,
  actor: Actor,
): readonly RoleOnTraining[] {
  if (companyId !== actor.companyId) return [];
  const isTrainee = userId === actor.userId;
  const roles: readonly (RoleOnTraining | false)[] = [
    isTrainee && 'trainee',
    !isTrainee && isAmong(trainers, actor.userId) && 'trainer',
    isQa(actor) && 'qa',
    isQa(actor) && !isTrainee && 'other_qa',
  ];
  return roles.filter((role) => role !== false);
}

/** Proofs are attached by those who take part, until it has ended; QA gives more time. */
export function trainingChangeObjection(item: TrainingItem, actor: Actor): Objection | null {
  if (rolesOnTraining(item, actor).length === 0) return { message: m.onlyInvolved, code: 'not_allowed' };
  return trainingWorkflow.final.includes(item.status) ? { message: c.wrongState, code: 'wrong_state' } : null;
}

/** Another due day is given by QA, to somebody else. */
export function dueDayObjection(item: TrainingItem, actor: Actor): Objection | null {
  return rolesOnTraining(item, actor).includes('other_qa') ? null : { message: m.onlyOtherQa, code: 'not_allowed' };
}
