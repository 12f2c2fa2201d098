import type { Actor } from '../../../kernel/identity/actor';
import { hasRole } from '../../../kernel/identity/actor';
import type { Deed } from '../../../kernel/identity/own-work';
import type { AllowedParts } from '../../../kernel/records/record-kind';
import type { Guard, Objection, Workflow } from '../../../kernel/workflow';
import {
  questionnaireWorkflowMessages as m,
  namedAnswerMessages,
  questionnaireStatusMessages,
} from '../messages/filled';

export const questionnaireStatuses = ['in_progress', 'submitted', 'discarded'] as const;
export type QuestionnaireStatus = (typeof questionnaireStatuses)[number];
export const questionnaireMoves = ['submit', 'submitSigned', 'discard', 'reopen'] as const;
export type QuestionnaireMove = (typeof questionnaireMoves)[number];
export const questionnaireRoles = ['filler', 'qa'] as const;
export type QuestionnaireEffect = 'discardWithCase';
export type QuestionnaireRole = (typeof questionnaireRoles)[number];

export interface QuestionnaireFacts {
  /** Answers that are missing or not as the template wants them. */
  readonly problems: number;
  readonly needsSignature: boolean;
  /** What the case that it belongs to still allows. */
  readonly allowed: AllowedParts;
}

const isComplete: Guard<QuestionnaireFacts> = ({ problems: n }) =>
  n > 0 ? { message: m.incomplete, values: { n } } : null;

const isUnsigned: Guard<QuestionnaireFacts> = ({ needsSignature }) =>
  needsSignature ? { message: m.signatureMissing } : null;
const isSigned: Guard<QuestionnaireFacts> = ({ needsSignature }) =>
  needsSignature ? null : { message: m.noSignature };

/** R39: a questionnaire is frozen with its case. */
const caseIsOpen: Guard<Pick<QuestionnaireFacts, 'allowed'>> = ({ allowed }) =>
  allowed === 'changes' ? null : { message: m.caseFrozen, code: 'wrong_state' };

/** The life of a filled questionnaire. The person who began it fills it, on whatever device. */
export const questionnaireWorkflow: Workflow<
  QuestionnaireStatus,
  QuestionnaireMove,
  QuestionnaireRole,
  { readonly status: QuestionnaireStatus; readonly fillerId: number },
  QuestionnaireFacts,
  QuestionnaireEffect
> = {
  record: 'questionnaire',
  stateLabels: questionnaireStatusMessages,
  stateOf: ({ status }) => status,
  rolesOn: ({ fillerId }, actor) =>
    questionnaireRoles.filter((role) => (role === 'filler' ? actor.userId === fillerId : hasRole(actor, 'qa'))),
  initial: ['in_progress'],
  createdEvent: 'questionnaire.begun',
  final: ['discarded'],
  usual: { in_progress: 'submit' },
  transitions: {
    submit: {
      label: m.submit,
      from: ['in_progress'],
      to: 'submitted',
      by: ['filler'],
      event: 'questionnaire.submitted',
      guards: [caseIsOpen, isUnsigned, isComplete],
    },
    submitSigned: {
      label: m.submitSigned,
      from: ['in_progress'],
      to: 'submitted',
      by: ['filler'],
      event: 'questionnaire.signed',
      signature: m.signed,
      guards: [caseIsOpen, isSigned, isComplete],
    },
    discard: {
      label: m.discard,
      from: ['in_progress'],
      to: 'discarded',
      by: ['filler', 'qa'],
      event: 'questionnaire.discarded',
      needsReason: true,
      guards: [caseIsOpen],
    },
    reopen: {
      label: m.reopen,
      from: ['submitted'],
      to: 'in_progress',
      by: ['qa'],
      event: 'questionnaire.reopened',
      needsReason: true,
      signature: m.reopened,
      notice: 'questionnaireReopened',
      guards: [caseIsOpen],
    },
  },
  consequences: {
    discardWithCase: {
      from: ['in_progress'],
      to: 'discarded',
      event: 'questionnaire.discarded',
      follows: 'case.voided',
    },
  },
  refusals: { wrongRole: m.wrongRole, wrongState: m.wrongState, reasonMissing: m.reasonMissing },
};

/** Why a user does not answer now: only its author does, as long as it is in progress. */
export function fillingObjection(
  item: { readonly status: QuestionnaireStatus; readonly fillerId: number; readonly allowed: AllowedParts },
  actor: Pick<Actor, 'userId'>,
): Objection | null {
  if (actor.userId !== item.fillerId) return { message: namedAnswerMessages.notFilling, code: 'not_allowed' };
  if (item.status !== 'in_progress') return { message: namedAnswerMessages.notFilling, code: 'wrong_state' };
  return caseIsOpen(item);
}

/** R30: nothing more is said about what belongs to a case that has ended. */
export function questionnaireCommentObjection({ allowed }: { readonly allowed: AllowedParts }): Objection | null {
  return allowed === 'nothing' ? { message: m.caseEndedToComments, code: 'wrong_state' } : null;
}

/** What is work on the case that a questionnaire belongs to. Beginning one, or giving it up, says nothing in it. */
export const questionnaireDeeds: Readonly<Record<string, Deed>> = {
  'questionnaire.answered': 'filled',
  'questionnaire.file_attached': 'filled',
  'questionnaire.file_removed': 'filled',
  'questionnaire.submitted': 'filled',
  'questionnaire.signed': 'filled',
};
