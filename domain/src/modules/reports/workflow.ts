import type { Actor } from '../../kernel/identity/actor';
import { hasRole } from '../../kernel/identity/actor';
import { type Guard, hasEnded, type Objection, type Workflow } from '../../kernel/workflow';
import { type Decision, meanings } from './decision';
import { decisionMessages, reportMessages as m, reportStatusMessages } from './messages/workflow';

export const reportStatuses = [
  'draft',
  'waiting_approval',
  'waiting_for_update',
  'approved',
  'rejected',
  'discarded',
] as const;
export type ReportStatus = (typeof reportStatuses)[number];
export type ReportAction = 'submit' | 'discard' | Decision;
export type RoleOnReport = 'author' | 'validator' | 'reader';

export interface ReportItem {
  readonly companyId: number;
  readonly authorId: number;
  readonly status: ReportStatus;
}

export interface ReportFacts {
  /** The company's parameter: no author decides on their own report. */
  readonly fourEyes: boolean;
  readonly isAuthor: boolean;
  /** How many answers stand in the way of sending. */
  readonly missing: number;
}

const notOwnReport: Guard<ReportFacts> = ({ fourEyes, isAuthor }) =>
  fourEyes && isAuthor ? { message: m.ownReport, code: 'not_allowed' } : null;

const everythingAnswered: Guard<ReportFacts> = ({ missing }) =>
  missing > 0 ? { message: m.incomplete, values: { n: missing } } : null;

const decidedBy = {
  from: ['waiting_approval'],
  by: ['validator'],
  wrongRole: m.onlyValidators,
  guards: [notOwnReport],
} as const;

export const reportWorkflow: Workflow<ReportStatus, ReportAction, RoleOnReport, ReportItem, ReportFacts> = {
  record: 'report',
  stateLabels: reportStatusMessages,
  stateOf: (report) => report.status,
  rolesOn: rolesOnReport,
  initial: ['draft'],
  createdEvent: 'report.created',
  final: ['approved', 'rejected', 'discarded'],
  usual: { draft: 'submit', waiting_approval: 'approve', waiting_for_update: 'submit' },
  transitions: {
    submit: {
      label: m.submit,
      from: ['draft', 'waiting_for_update'],
      to: 'waiting_approval',
      by: ['author'],
      wrongRole: m.onlyAuthor,
      event: 'report.submitted',
      notice: { draft: 'reportSubmitted', waiting_for_update: 'reportCompleted' },
      guards: [everythingAnswered],
    },
    discard: {
      label: m.discard,
      from: ['draft'],
      to: 'discarded',
      by: ['author'],
      wrongRole: m.onlyAuthor,
      event: 'report.discarded',
    },
    approve: {
      ...decidedBy,
      label: decisionMessages.approve,
      to: 'approved',
      signature: meanings.approve,
      event: 'report.approved',
      notice: 'reportApproved',
    },
    reject: {
      ...decidedBy,
      label: decisionMessages.reject,
      to: 'rejected',
      signature: meanings.reject,
      event: 'report.rejected',
      notice: 'reportRejected',
      needsReason: true,
    },
    requestInformation: {
      ...decidedBy,
      label: decisionMessages.requestInformation,
      to: 'waiting_for_update',
      signature: meanings.requestInformation,
      event: 'report.information_requested',
      notice: 'informationRequested',
      needsReason: true,
    },
  },
  refusals: { wrongRole: m.wrongRole, wrongState: m.wrongState, reasonMissing: m.reasonMissing },
};

export function rolesOnReport(report: ReportItem, actor: Actor): readonly RoleOnReport[] {
  if (report.companyId !== actor.companyId) return [];
  const held: RoleOnReport[] = [];
  if (report.authorId === actor.userId) held.push('author');
  if (isPrivate(report.status)) return held;
  if (hasRole(actor, 'validator')) held.push('validator');
  if (hasRole(actor, ...readingRoles)) held.push('reader');
  return held;
}

/** Beside the author, who may always read. */
export const readingRoles = ['validator', 'qa', 'company_admin'] as const;

/** A draft is visible to its author alone. */
export function isPrivate(status: ReportStatus): boolean {
  return status === 'draft' || status === 'discarded';
}

export function canRead(report: ReportItem, actor: Actor): boolean {
  return rolesOnReport(report, actor).length > 0;
}

/** The author writes until the decision. */
export function editObjection(report: ReportItem, actor: Actor): Objection | null {
  if (!rolesOnReport(report, actor).includes('author')) return { message: m.onlyAuthor, code: 'not_allowed' };
  if (hasEnded(reportWorkflow, report.status)) return { message: m.notEditable, code: 'wrong_state' };
  return null;
}

/** R03: a change of what others may be reading says why. What was asked for carries the request as its reason. */
export function needsReason(status: ReportStatus): boolean {
  return status === 'waiting_approval';
}

const firstSaid: Partial<Record<ReportStatus, Objection['message']>> = {
  approved: m.alreadyApproved,
  rejected: m.alreadyRejected,
  waiting_for_update: m.alreadyAsked,
};

/** R26: the second to decide learns who was first. */
export function alreadyDecidedObjection(status: ReportStatus, appraiser: string | null): Objection | null {
  const message = firstSaid[status];
  return message && appraiser ? { message, values: { who: appraiser }, code: 'somebody_was_faster' } : null;
}
