import type { Actor } from '../../../kernel/identity/actor';
import type { DraftWork } from '../../../kernel/identity/own-work';
import type { Guard, Objection, Workflow } from '../../../kernel/workflow';
import { procedureCommonMessages as c } from '../messages';
import { type Impact, isAmong, type NamedPerson } from '../procedures/procedure';
import { isQa } from '../rights';
import { versionMessages as m, versionStatusMessages } from './messages';

export const versionStatuses = [
  'draft',
  'in_review',
  'in_approval',
  'approved',
  'effective',
  'superseded',
  'retired',
  'discarded',
] as const;
export type VersionStatus = (typeof versionStatuses)[number];
export const versionMoves = ['submit', 'review', 'return', 'approve', 'goLive', 'withdraw', 'discard'] as const;
export type VersionMove = (typeof versionMoves)[number];
export type VersionEffect = 'pass' | 'accept' | 'force' | 'supersede' | 'retire';
export type RoleOnVersion = 'author' | 'reviewer' | 'approver' | 'qa' | 'owner';

export interface VersionItem {
  readonly companyId: number;
  readonly status: VersionStatus;
  /** Who leads the writing. */
  readonly writerId: number;
  readonly ownerId: number;
  readonly coAuthors: readonly NamedPerson[];
  readonly reviewers: readonly NamedPerson[];
  readonly approvers: readonly NamedPerson[];
}

export interface VersionFacts {
  /** Four eyes, without exception: the trail says who wrote in this version. */
  readonly wroteInIt: boolean;
  readonly hasReviewed: boolean;
  readonly hasApproved: boolean;
  /** What the company asks of approvers. */
  readonly isQualified: boolean;
  readonly isFirst: boolean;
  readonly hasText: boolean;
  /** Against what is in force. */
  readonly hasChange: boolean;
  readonly hasSummary: boolean;
  readonly impact: Impact | '';
  readonly plannedFrom: string | null;
  readonly reviewers: number;
  readonly approvers: number;
  readonly hasQaApprover: boolean;
  /** Other versions of the procedure that were submitted. */
  readonly coming: readonly string[];
  /** What is not finished in the text, in words. */
  readonly unfinished: Objection | null;
}

const hasText: Guard<VersionFacts> = ({ hasText: has, unfinished }) => (has ? unfinished : { message: m.textMissing });
const isDescribed: Guard<VersionFacts> = ({ isFirst, hasSummary, impact, plannedFrom }) => {
  if (!isFirst && !hasSummary) return { message: m.summaryMissing };
  if (impact === '') return { message: m.impactMissing };
  return plannedFrom === null ? { message: m.plannedMissing } : null;
};
const hasPeople: Guard<VersionFacts> = ({ reviewers, approvers, hasQaApprover }) => {
  if (reviewers === 0) return { message: m.reviewersMissing };
  if (approvers === 0) return { message: m.approversMissing };
  return hasQaApprover ? null : { message: m.qaMissing };
};
const changesSomething: Guard<VersionFacts> = ({ isFirst, hasChange }) =>
  isFirst || hasChange ? null : { message: m.nothingChanged };
const isAlone: Guard<VersionFacts> = ({ coming: [first] }) =>
  first === undefined ? null : { message: m.anotherComes, values: { id: first } };
const notOwnWork: Guard<VersionFacts> = ({ wroteInIt }) =>
  wroteInIt ? { message: m.wroteInIt, code: 'not_allowed' } : null;
const notAuthor: Guard<VersionFacts> = ({ wroteInIt }) =>
  wroteInIt ? { message: m.isAuthor, code: 'not_allowed' } : null;
const notReviewedYet: Guard<VersionFacts> = ({ hasReviewed }) => (hasReviewed ? { message: m.reviewedAlready } : null);
const notApprovedYet: Guard<VersionFacts> = ({ hasApproved }) => (hasApproved ? { message: m.approvedAlready } : null);
const isQualified: Guard<VersionFacts> = (facts) =>
  facts.isQualified ? null : { message: m.notQualified, code: 'not_allowed' };

export const versionWorkflow: Workflow<
  VersionStatus,
  VersionMove,
  RoleOnVersion,
  VersionItem,
  VersionFacts,
  VersionEffect
> = {
  record: 'procedure_version',
  stateLabels: versionStatusMessages,
  stateOf: ({ status }) => status,
  rolesOn: rolesOnVersion,
  initial: ['draft'],
  createdEvent: 'procedure_version.created',
  final: ['superseded', 'retired', 'discarded'],
  usual: { draft: 'submit', in_review: 'review', in_approval: 'approve' },
  transitions: {
    submit: {
      label: m.submit,
      from: ['draft'],
      to: 'in_review',
      by: ['author'],
      wrongRole: m.onlyAuthors,
      event: 'procedure_version.submitted',
      notice: 'versionSubmitted',
      guards: [hasText, isDescribed, hasPeople, changesSomething, isAlone],
    },
    review: {
      label: m.review,
      from: ['in_review'],
      to: 'in_review',
      by: ['reviewer'],
      wrongRole: m.onlyReviewers,
      event: 'procedure_version.reviewed',
      guards: [notOwnWork, notReviewedYet],
    },
    return: {
      label: m.return,
      from: ['in_review', 'in_approval'],
      to: 'draft',
      by: ['reviewer', 'approver'],
      wrongRole: m.onlyReviewersOrApprovers,
      event: 'procedure_version.returned',
      notice: 'versionReturned',
      needsReason: true,
    },
    approve: {
      label: m.approve,
      from: ['in_approval'],
      to: 'in_approval',
      by: ['approver'],
      wrongRole: m.onlyApprovers,
      event: 'procedure_version.signed_off',
      signature: m.approveSignature,
      guards: [notOwnWork, isQualified, notApprovedYet],
    },
    goLive: {
      label: m.goLive,
      from: ['approved'],
      to: 'effective',
      by: ['qa'],
      wrongRole: c.onlyQa,
      event: 'procedure_version.put_in_force_untrained',
      notice: 'versionUntrained',
      signature: m.goLiveSignature,
      needsReason: true,
      guards: [notAuthor],
    },
    withdraw: {
      label: m.withdraw,
      from: ['approved'],
      to: 'draft',
      by: ['qa'],
      wrongRole: c.onlyQa,
      event: 'procedure_version.withdrawn',
      notice: 'versionReturned',
      signature: m.withdrawSignature,
      needsReason: true,
    },
    discard: {
      label: m.discard,
      from: ['draft'],
      to: 'discarded',
      by: ['author'],
      wrongRole: m.onlyAuthors,
      event: 'procedure_version.discarded',
      needsReason: true,
    },
  },
  consequences: {
    pass: {
      from: ['in_review'],
      to: 'in_approval',
      event: 'procedure_version.passed',
      follows: 'procedure_version.reviewed',
      notice: 'versionToApprove',
    },
    accept: {
      from: ['in_approval'],
      to: 'approved',
      event: 'procedure_version.approved',
      follows: 'procedure_version.signed_off',
      notice: 'versionApproved',
    },
    force: {
      from: ['approved'],
      to: 'effective',
      event: 'procedure_version.put_in_force',
      follows: 'procedure_version.approved',
      notice: 'versionInForce',
    },
    supersede: {
      from: ['effective'],
      to: 'superseded',
      event: 'procedure_version.superseded',
      follows: 'procedure_version.put_in_force',
    },
    retire: {
      from: ['effective'],
      to: 'retired',
      event: 'procedure_version.retired',
      follows: 'procedure.retired',
    },
  },
  refusals: { wrongRole: m.onlyInvolved, wrongState: c.wrongState, reasonMissing: c.reasonMissing },
};

export function rolesOnVersion(item: VersionItem, actor: Actor): readonly RoleOnVersion[] {
  const { companyId, writerId, ownerId, coAuthors, reviewers, approvers } = item;
  if (companyId !== actor.companyId) return [];
  const roles: readonly (RoleOnVersion | false)[] = [
    (writerId === actor.userId || isAmong(coAuthors, actor.userId)) && 'author',
    isAmong(reviewers, actor.userId) && 'reviewer',
    isAmong(approvers, actor.userId) && 'approver',
    isQa(actor) && 'qa',
    ownerId === actor.userId && 'owner',
  ];
  return roles.filter((role) => role !== false);
}

/** Text, people and files are the authors' while it is a draft. */
export function versionChangeObjection(item: VersionItem, actor: Actor): Objection | null {
  if (!rolesOnVersion(item, actor).includes('author')) return { message: m.onlyAuthors, code: 'not_allowed' };
  return item.status === 'draft' ? null : { message: m.notDraft, code: 'wrong_state' };
}

/** What every colleague reads, unless the procedure is confidential: what is in force, and what was approved and comes. */
export const isOpenToAll = (status: VersionStatus): boolean => status === 'approved' || status === 'effective';

/** Drafts are read by those who take part in them and QA, what is no longer in force by the owner and QA. */
export function canReadVersion(item: VersionItem, mayReadProcedure: boolean, actor: Actor): boolean {
  const roles = rolesOnVersion(item, actor);
  if (roles.includes('qa')) return true;
  if (isOpenToAll(item.status)) return item.companyId === actor.companyId && mayReadProcedure;
  if (item.status === 'superseded' || item.status === 'retired') return roles.includes('owner');
  return roles.some((role) => role === 'author' || role === 'reviewer' || role === 'approver');
}

/** Who wrote in a version, from its beginning on: a version that was returned keeps its authors. */
export const versionDraftWork: DraftWork = {
  record: 'procedure_version',
  begins: ['procedure_version.created'],
  events: {
    'procedure_version.created': null,
    'procedure_version.changed': null,
    'procedure_version.text_changed': null,
    'procedure_version.file_attached': null,
    'procedure_version.file_removed': null,
  },
};
