import type { Actor } from '../../kernel/identity/actor';
import { hasRole } from '../../kernel/identity/actor';
import type { Deed } from '../../kernel/identity/own-work';
import type { AllowedParts } from '../../kernel/records/record-kind';
import { type Guard, hasEnded, type Objection, usualPath, type Workflow } from '../../kernel/workflow';
import { endedCaseStatuses, notOwnWork } from '../actions/public';
import { caseStatusMessages } from './messages/kinds';
import { caseActionMessages as m } from './messages/workflow';
import type { StepName } from './steps/steps';

export const caseStatuses = ['in_progress', 'ready_for_qa', 'approved', 'closed', 'void'] as const;
export type CaseStatus = (typeof caseStatuses)[number];
export const caseActions = ['submit', 'return', 'approve', 'close', 'reopen', 'void'] as const;
export type CaseAction = (typeof caseActions)[number];
export type RoleOnCase = 'lead_writer' | 'qa' | 'colleague';

export interface CaseItem {
  readonly companyId: number;
  readonly ownerId: number;
  readonly status: CaseStatus;
}

export interface CaseFacts {
  readonly notReady: readonly StepName[];
  readonly notReviewed: readonly StepName[];
  /** The ids of actions that are neither completed nor cancelled. */
  readonly openActions: readonly string[];
  /** The causes whose CAPA was marked required and never created. */
  readonly missingCapas: readonly string[];
  readonly effectiveness: 'not_asked' | 'missing' | 'recorded';
  /** The measures whose effectiveness was to be checked and is not yet. */
  readonly openChecks: readonly string[];
  /** The templates that the kind asks for and that are not submitted for this case: their ids and titles. */
  readonly openQuestionnaires: readonly { readonly templateId: string; readonly title: string }[];
  /**
   * The same of those beside what the kind asks for, once they were begun: an approval would freeze them half filled.
   */
  readonly unfinishedQuestionnaires: CaseFacts['openQuestionnaires'];
  /** What the person who asks did in it, and so cannot review. */
  readonly ownWork: Deed | null;
}

const counted = (list: readonly unknown[], message: Objection['message']): Objection | null =>
  list.length > 0 ? { message, values: { n: list.length } } : null;

export const everyStepReady: Guard<CaseFacts> = ({ notReady }) => counted(notReady, m.stepsNotReady);
export const everyQuestionnaireSubmitted: Guard<CaseFacts> = ({ openQuestionnaires }) =>
  counted(openQuestionnaires, m.questionnairesOpen);
export const everyQuestionnaireFinished: Guard<CaseFacts> = ({ unfinishedQuestionnaires }) =>
  counted(unfinishedQuestionnaires, m.questionnairesOpen);
export const everyStepReviewed: Guard<CaseFacts> = ({ notReviewed }) => counted(notReviewed, m.stepsNotReviewed);
export const everyActionDone: Guard<CaseFacts> = ({ openActions }) => counted(openActions, m.actionsOpen);
export const everyCapaCreated: Guard<CaseFacts> = ({ missingCapas }) => counted(missingCapas, m.capasMissing);
export const everyCheckRecorded: Guard<CaseFacts> = ({ openChecks }) => counted(openChecks, m.checksOpen);
export const effectivenessRecorded: Guard<CaseFacts> = ({ effectiveness }) =>
  effectiveness === 'missing' ? { message: m.effectivenessMissing } : null;

/** The gates between a case and its end. */
export const usualCaseActions = { in_progress: 'submit', ready_for_qa: 'approve', approved: 'close' } as const;

export const caseWorkflow: Workflow<CaseStatus, CaseAction, RoleOnCase, CaseItem, CaseFacts> = {
  record: 'case',
  stateLabels: caseStatusMessages,
  stateOf: (item) => item.status,
  rolesOn: rolesOnCase,
  initial: ['in_progress'],
  createdEvent: 'case.opened',
  // What was signed elsewhere is not signed here: none comes as approved.
  imported: { states: ['in_progress', 'closed', 'void'], event: 'case.imported' },
  final: endedCaseStatuses,
  usual: usualCaseActions,
  transitions: {
    submit: {
      label: m.submit,
      from: ['in_progress'],
      wrongState: m.whileInProgress,
      to: 'ready_for_qa',
      by: ['lead_writer'],
      wrongRole: m.onlyLeadWriter,
      event: 'case.submitted',
      notice: 'caseSubmitted',
      guards: [everyStepReady, everyQuestionnaireSubmitted],
    },
    return: {
      label: m.return,
      from: ['ready_for_qa'],
      wrongState: m.onceSubmitted,
      to: 'in_progress',
      by: ['qa'],
      wrongRole: m.onlyQa,
      event: 'case.returned',
      notice: 'caseReturned',
      needsReason: true,
      guards: [notOwnWork],
    },
    approve: {
      label: m.approve,
      from: ['ready_for_qa'],
      wrongState: m.onceSubmitted,
      to: 'approved',
      by: ['qa'],
      wrongRole: m.onlyQa,
      event: 'case.approved',
      notice: 'caseApproved',
      signature: m.approved,
      guards: [notOwnWork, everyStepReviewed, everyQuestionnaireFinished],
    },
    close: {
      label: m.close,
      from: ['approved'],
      wrongState: m.onceApproved,
      to: 'closed',
      by: ['qa'],
      wrongRole: m.onlyQa,
      event: 'case.closed',
      signature: m.closed,
      guards: [notOwnWork, everyCapaCreated, everyActionDone, everyCheckRecorded, effectivenessRecorded],
    },
    reopen: {
      label: m.reopen,
      from: ['approved', 'closed'],
      wrongState: m.onceApproved,
      to: 'in_progress',
      by: ['qa'],
      wrongRole: m.onlyQa,
      event: 'case.reopened',
      notice: 'caseReopened',
      reopens: true,
      signature: m.reopened,
      needsReason: true,
    },
    void: {
      label: m.void,
      from: ['in_progress', 'ready_for_qa', 'approved', 'closed'],
      to: 'void',
      by: ['qa'],
      wrongRole: m.onlyQa,
      event: 'case.voided',
      signature: m.voided,
      needsReason: true,
    },
  },
  refusals: { wrongRole: m.wrongRole, wrongState: m.ended, reasonMissing: m.reasonMissing },
};

/** QA reviews the work of others: the lead writer of the case is not its QA. */
export function rolesOnCase(item: Pick<CaseItem, 'companyId' | 'ownerId'>, actor: Actor): readonly RoleOnCase[] {
  if (item.companyId !== actor.companyId || actor.userId === null) return [];
  if (item.ownerId === actor.userId) return ['lead_writer', 'colleague'];
  return hasRole(actor, 'qa') ? ['qa', 'colleague'] : ['colleague'];
}

export const changeableProperties = ['ownerId', 'dueDate', 'criticality', 'cost'] as const;
export type ChangeableProperty = (typeof changeableProperties)[number];

const mayChange: Readonly<Record<ChangeableProperty, { by: readonly RoleOnCase[]; otherwise: Objection['message'] }>> =
  {
    ownerId: { by: ['lead_writer', 'qa'], otherwise: m.notYours },
    dueDate: { by: ['qa'], otherwise: m.onlyQaChanges },
    criticality: { by: ['qa'], otherwise: m.onlyQaChanges },
    cost: { by: ['lead_writer', 'qa'], otherwise: m.notYours },
  };

/** What is in a case changes until QA has approved it. */
export function isBeforeApproval(status: CaseStatus): boolean {
  return usualPath(caseWorkflow, status).includes('approve');
}
export const statusesBeforeApproval = caseStatuses.filter(isBeforeApproval);

/** What the case has cost is often known late: it is entered until the case has ended. */
function isChangeable(property: ChangeableProperty, status: CaseStatus): boolean {
  return property === 'cost' ? !hasEnded(caseWorkflow, status) : isBeforeApproval(status);
}

/** Why a user cannot change the owner, the due date, the criticality or the cost; null when they can. */
export function propertyObjection(item: CaseItem, actor: Actor, property: ChangeableProperty): Objection | null {
  const { by, otherwise } = mayChange[property];
  const held = rolesOnCase(item, actor);
  if (!by.some((role) => held.includes(role))) return { message: otherwise, code: 'not_allowed' };
  return isChangeable(property, item.status) ? null : { message: m.readOnly, code: 'wrong_state' };
}

/** R03: a file that comes onto what QA may be reading says why. One that goes always does. */
export function filesNeedReason(status: CaseStatus): boolean {
  return status !== 'in_progress';
}

const lastWord: Readonly<Record<(typeof endedCaseStatuses)[number], Objection['message']>> = {
  closed: m.closedToComments,
  void: m.voidToComments,
};

/** R30: why nothing more is said about a case; null while it goes on. */
export function commentObjection({ status }: Pick<CaseItem, 'status'>): Objection | null {
  const ended = endedCaseStatuses.find((one) => one === status);
  return ended ? { message: lastWord[ended], code: 'wrong_state' } : null;
}

/** R39: what belongs to a case is frozen with what is in it; its talk goes on until the case has ended. */
export function allowedInParts({ status }: Pick<CaseItem, 'status'>): AllowedParts {
  if (isBeforeApproval(status)) return 'changes';
  return commentObjection({ status }) ? 'nothing' : 'comments';
}

/** Files, links and people come and go while the case is open, by those who work on it. */
export function contributionObjection(item: CaseItem, actor: Actor): Objection | null {
  const held = rolesOnCase(item, actor);
  if (!held.includes('lead_writer') && !held.includes('qa')) return { message: m.notYours, code: 'not_allowed' };
  return isBeforeApproval(item.status) ? null : { message: m.readOnly, code: 'wrong_state' };
}
