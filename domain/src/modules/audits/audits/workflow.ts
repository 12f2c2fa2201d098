import { formatDay } from '../../../kernel/day';
import { type Actor, hasRole } from '../../../kernel/identity/actor';
import type { Guard, Objection, Workflow } from '../../../kernel/workflow';
import { type Dependency, independenceObjection } from '../independence/independence';
import { auditCommonMessages as c } from '../messages';
import { auditPlanners } from '../planners';
import { isAmong, type Participant, shiftDay } from './audit';
import { auditStatusMessages, auditWorkflowMessages as m } from './messages';

export const auditStatuses = [
  'planned',
  'scheduled',
  'in_progress',
  'reporting',
  'issued',
  'closed',
  'cancelled',
] as const;
export type AuditStatus = (typeof auditStatuses)[number];
export const auditMoves = ['confirm', 'start', 'finish', 'issue', 'reopen', 'close', 'cancel'] as const;
export type AuditMove = (typeof auditMoves)[number];
/** QA outside the team is a role of its own: nobody closes what they took part in. */
export type RoleOnAudit = 'lead' | 'team' | 'qa' | 'outside_qa';

export interface AuditItem {
  readonly companyId: number;
  readonly status: AuditStatus;
  readonly leadId: number;
  readonly auditors: readonly Participant[];
  readonly observers: readonly Participant[];
}

/** A phone that holds the checklist. */
export interface HeldPhone {
  readonly who: string;
  readonly since: string;
}

export interface AuditFacts {
  readonly today: string;
  readonly plannedFrom: string;
  readonly auditees: number;
  /** Whether the template that it names is published; true where it names none. */
  readonly isTemplatePublished: boolean;
  /** What stands against somebody of the team auditing there, in an internal audit. */
  readonly dependencies: readonly Dependency[];
  /** Required questions without an answer, and answers that two people gave. */
  readonly openAnswers: number;
  readonly rivalAnswers: number;
  readonly phone: HeldPhone | null;
  /** Whoever finishes says why they do not wait for a phone. */
  readonly isReasonGiven: boolean;
  readonly hasSummary: boolean;
  /** Findings without grade or owner. */
  readonly incomplete: readonly string[];
  /** Findings whose grade keeps the audit open, not accepted yet. */
  readonly blocking: readonly string[];
  /** Findings that wait for an answer. */
  readonly unanswered: readonly string[];
}

const isIndependent: Guard<AuditFacts> = ({ dependencies }) => independenceObjection(dependencies);
const hasPublishedTemplate: Guard<AuditFacts> = ({ isTemplatePublished }) =>
  isTemplatePublished ? null : { message: m.templateUnpublished };
const hasAuditee: Guard<AuditFacts> = ({ auditees }) => (auditees > 0 ? null : { message: m.noAuditee });
const isDue: Guard<AuditFacts> = ({ today, plannedFrom }) =>
  today >= shiftDay(plannedFrom, -1) ? null : { message: m.tooEarly, values: { day: formatDay(plannedFrom) } };
const isAnswered: Guard<AuditFacts> = ({ openAnswers, rivalAnswers }) => {
  if (openAnswers > 0) return { message: m.openAnswers, values: { n: openAnswers } };
  return rivalAnswers > 0 ? { message: m.rivalAnswers, values: { n: rivalAnswers } } : null;
};
const isOffPhones: Guard<AuditFacts> = ({ phone, isReasonGiven }) =>
  phone && !isReasonGiven ? { message: m.phoneHolds, values: { who: phone.who, since: phone.since } } : null;
const hasSummary: Guard<AuditFacts> = (facts) => (facts.hasSummary ? null : { message: m.noSummary });
const isGraded: Guard<AuditFacts> = ({ incomplete }) =>
  incomplete.length === 0 ? null : { message: m.incompleteFindings, values: { ids: incomplete.join(', ') } };
const isAccepted: Guard<AuditFacts> = ({ blocking }) =>
  blocking.length === 0 ? null : { message: m.blockingFindings, values: { ids: blocking.join(', ') } };
const hasAnswers: Guard<AuditFacts> = ({ unanswered }) =>
  unanswered.length === 0 ? null : { message: m.unansweredFindings, values: { ids: unanswered.join(', ') } };

export const auditWorkflow: Workflow<AuditStatus, AuditMove, RoleOnAudit, AuditItem, AuditFacts> = {
  record: 'audit',
  stateLabels: auditStatusMessages,
  stateOf: ({ status }) => status,
  rolesOn: rolesOnAudit,
  initial: ['planned'],
  createdEvent: 'audit.created',
  imported: { states: ['closed'], event: 'audit.imported' },
  final: ['closed', 'cancelled'],
  usual: {
    planned: 'confirm',
    scheduled: 'start',
    in_progress: 'finish',
    reporting: 'issue',
    issued: 'close',
  },
  transitions: {
    confirm: {
      label: m.confirm,
      from: ['planned'],
      to: 'scheduled',
      by: ['lead', 'qa'],
      event: 'audit.confirmed',
      notice: 'auditScheduled',
      guards: [isIndependent, hasPublishedTemplate, hasAuditee],
    },
    start: {
      label: m.start,
      from: ['scheduled'],
      to: 'in_progress',
      by: ['team'],
      wrongRole: m.onlyTeam,
      event: 'audit.started',
      notice: 'auditStarted',
      guards: [isDue, isIndependent, hasPublishedTemplate],
    },
    finish: {
      label: m.finish,
      from: ['in_progress'],
      to: 'reporting',
      by: ['lead'],
      wrongRole: m.onlyLead,
      event: 'audit.finished',
      guards: [isAnswered, isOffPhones],
    },
    issue: {
      label: m.issue,
      from: ['reporting'],
      to: 'issued',
      by: ['lead'],
      wrongRole: m.onlyLead,
      event: 'audit.issued',
      notice: 'auditIssued',
      signature: m.issueSignature,
      guards: [isGraded, hasSummary],
    },
    reopen: {
      label: m.reopen,
      from: ['issued'],
      to: 'reporting',
      by: ['qa'],
      wrongRole: m.onlyQa,
      event: 'audit.reopened',
      notice: 'auditReopened',
      signature: m.reopenSignature,
      needsReason: true,
    },
    close: {
      label: m.close,
      from: ['issued'],
      to: 'closed',
      by: ['outside_qa'],
      wrongRole: m.onlyOutsideQa,
      event: 'audit.closed',
      notice: 'auditClosed',
      signature: m.closeSignature,
      guards: [isAccepted, hasAnswers],
    },
    cancel: {
      label: m.cancel,
      from: ['planned', 'scheduled', 'in_progress'],
      to: 'cancelled',
      by: ['qa'],
      wrongRole: m.onlyQa,
      event: 'audit.cancelled',
      notice: 'auditCancelled',
      signature: m.cancelSignature,
      needsReason: true,
    },
  },
  refusals: { wrongRole: m.onlyLeadOrQa, wrongState: c.wrongState, reasonMissing: c.reasonMissing },
};

type Staffed = Pick<AuditItem, 'companyId' | 'leadId' | 'auditors'>;

export function rolesOnAudit(item: Staffed, actor: Actor): readonly RoleOnAudit[] {
  if (item.companyId !== actor.companyId) return [];
  const isInTeam = isOfTeam(item, actor);
  const isQa = hasRole(actor, ...auditPlanners);
  const roles: readonly (RoleOnAudit | false)[] = [
    item.leadId === actor.userId && 'lead',
    isInTeam && 'team',
    isQa && 'qa',
    isQa && !isInTeam && 'outside_qa',
  ];
  return roles.filter((role) => role !== false);
}

export function isOfTeam({ leadId, auditors }: Pick<Staffed, 'leadId' | 'auditors'>, actor: Actor): boolean {
  return leadId === actor.userId || isAmong(auditors, actor.userId);
}

/** Whether the audit is still a plan, which may be changed and moved. */
export const isBeforeStart = (status: AuditStatus): boolean => status === 'planned' || status === 'scheduled';

/** The plan is the lead's and QA's; once the audit has started, only who takes part and when is changed. */
export function auditChangeObjection(item: AuditItem, actor: Actor): Objection | null {
  const roles = rolesOnAudit(item, actor);
  if (!roles.includes('lead') && !roles.includes('qa')) return { message: m.onlyLeadOrQa, code: 'not_allowed' };
  const isOpen = isBeforeStart(item.status) || item.status === 'in_progress' || item.status === 'reporting';
  return isOpen ? null : { message: c.wrongState, code: 'wrong_state' };
}

/** Files come with the plan, and while the audit goes on with the work of the team. */
export function auditFilesObjection(item: AuditItem, actor: Actor): Objection | null {
  return isBeforeStart(item.status) ? auditChangeObjection(item, actor) : draftObjection(item, actor);
}

/** Fields that may still be changed while the audit goes on. */
export const changedAfterStart = ['agenda', 'observerIds', 'auditeeIds', 'auditeeNames'] as const;

/** The checklist is filled by the team while the audit goes on; observers write nothing. */
export function answerObjection(item: AuditItem, actor: Actor): Objection | null {
  if (!rolesOnAudit(item, actor).includes('team')) return { message: m.onlyTeam, code: 'not_allowed' };
  return item.status === 'in_progress' ? null : { message: m.notInProgress, code: 'wrong_state' };
}

/** Summary and strengths are written by the team until the report is issued. */
export function draftObjection(item: AuditItem, actor: Actor): Objection | null {
  if (!rolesOnAudit(item, actor).includes('team')) return { message: m.onlyTeam, code: 'not_allowed' };
  const isWritten = item.status === 'in_progress' || item.status === 'reporting';
  return isWritten ? null : { message: c.wrongState, code: 'wrong_state' };
}

/** Of two answers to one question the lead keeps one. */
export function choiceObjection(item: AuditItem, actor: Actor): Objection | null {
  if (!rolesOnAudit(item, actor).includes('lead')) return { message: m.onlyLead, code: 'not_allowed' };
  return item.status === 'in_progress' ? null : { message: m.notInProgress, code: 'wrong_state' };
}

/** What the team has written is everyone's once the report is issued; before, the team's and QA's. */
export function canReadWork(item: AuditItem, actor: Actor): boolean {
  if (item.companyId !== actor.companyId) return false;
  if (item.status === 'issued' || item.status === 'closed') return true;
  return isOfTeam(item, actor) || isAmong(item.observers, actor.userId) || hasRole(actor, ...auditPlanners);
}
