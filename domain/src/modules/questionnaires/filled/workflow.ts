import type { Actor } from '../../../kernel/identity/actor';
import { hasRole } from '../../../kernel/identity/actor';
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
export type QuestionnaireRole = (typeof questionnaireRoles)[number];

export interface QuestionnaireFacts {
  /** Answers that are missing or not as the template wants them. */
  readonly problems: number;
  readonly needsSignature: boolean;
}

const isComplete: Guard<QuestionnaireFacts> = ({ problems: n }) =>
  n > 0 ? { message: m.incomplete, values: { n } } : null;

const isUnsigned: Guard<QuestionnaireFacts> = ({ needsSignature }) =>
  needsSignature ? { message: m.signatureMissing } : null;
const isSigned: Guard<QuestionnaireFacts> = ({ needsSignature }) =>
  needsSignature ? null : { message: m.noSignature };

/** The life of a filled questionnaire. Whoever began it fills it, on whatever device. */
export const questionnaireWorkflow: Workflow<
  QuestionnaireStatus,
  QuestionnaireMove,
  QuestionnaireRole,
  { readonly status: QuestionnaireStatus; readonly fillerId: number },
  QuestionnaireFacts
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
      ...{ label: m.submit, from: ['in_progress'], to: 'submitted', by: ['filler'], event: 'questionnaire.submitted' },
      guards: [isUnsigned, isComplete],
    },
    submitSigned: {
      ...{ label: m.submitSigned, from: ['in_progress'], to: 'submitted', by: ['filler'] },
      ...{ event: 'questionnaire.signed', signature: m.signed },
      guards: [isSigned, isComplete],
    },
    discard: {
      ...{ label: m.discard, from: ['in_progress'], to: 'discarded', by: ['filler', 'qa'] },
      ...{ event: 'questionnaire.discarded', needsReason: true },
    },
    reopen: {
      ...{ label: m.reopen, from: ['submitted'], to: 'in_progress', by: ['qa'], event: 'questionnaire.reopened' },
      ...{ needsReason: true, signature: m.reopened, notice: 'questionnaireReopened' },
    },
  },
  refusals: { wrongRole: m.wrongRole, wrongState: m.wrongState, reasonMissing: m.reasonMissing },
};

/** Why somebody does not answer now: only whoever fills it does, as long as it is in progress. */
export function fillingObjection(
  { status, fillerId }: { readonly status: QuestionnaireStatus; readonly fillerId: number },
  actor: Pick<Actor, 'userId'>,
): Objection | null {
  if (actor.userId !== fillerId) return { message: namedAnswerMessages.notFilling, code: 'not_allowed' };
  return status === 'in_progress' ? null : { message: namedAnswerMessages.notFilling, code: 'wrong_state' };
}
