import { type Actor, hasRole } from '../../../kernel/identity/actor';
import type { Guard, Objection, Workflow } from '../../../kernel/workflow';
import { isAmong, type Participant } from '../audits/audit';
import { auditCommonMessages as c } from '../messages';
import { auditPlanners } from '../planners';
import { findingStatusMessages, findingWorkflowMessages as m } from './messages';

export const findingStatuses = ['draft', 'awaiting_response', 'responded', 'accepted', 'closed', 'withdrawn'] as const;
export type FindingStatus = (typeof findingStatuses)[number];
/** A draft is dropped; what was issued is withdrawn, with a signature. */
export const findingMoves = ['respond', 'accept', 'return', 'drop', 'withdraw'] as const;
export type FindingMove = (typeof findingMoves)[number];
export const findingEffects = ['send', 'note', 'conclude'] as const;
export type FindingEffect = (typeof findingEffects)[number];
export type RoleOnFinding = 'author' | 'team' | 'lead' | 'owner' | 'auditee' | 'qa';

export interface FindingItem {
  readonly companyId: number;
  readonly status: FindingStatus;
  readonly authorId: number;
  readonly ownerId: number | null;
  readonly leadId: number;
  readonly auditors: readonly Participant[];
  readonly auditees: readonly Participant[];
}

export interface FindingFacts {
  readonly hasCause: boolean;
  readonly hasCorrection: boolean;
  /** Measures, or why there are none. */
  readonly hasMeasures: boolean;
  /** The acting user wrote the answer or sent it. */
  readonly isOwnAnswer: boolean;
}

const isComplete: Guard<FindingFacts> = ({ hasCause, hasCorrection, hasMeasures }) => {
  if (!hasCause) return { message: m.causeMissing };
  if (!hasCorrection) return { message: m.correctionMissing };
  return hasMeasures ? null : { message: m.measuresMissing };
};
const notOwnAnswer: Guard<FindingFacts> = ({ isOwnAnswer }) =>
  isOwnAnswer ? { message: m.ownAnswer, code: 'not_allowed' } : null;

export const findingWorkflow: Workflow<
  FindingStatus,
  FindingMove,
  RoleOnFinding,
  FindingItem,
  FindingFacts,
  FindingEffect
> = {
  record: 'finding',
  stateLabels: findingStatusMessages,
  stateOf: ({ status }) => status,
  rolesOn: rolesOnFinding,
  initial: ['draft'],
  createdEvent: 'finding.created',
  imported: { states: ['closed'], event: 'finding.imported' },
  final: ['closed', 'withdrawn'],
  usual: { awaiting_response: 'respond', responded: 'accept' },
  transitions: {
    respond: {
      label: m.respond,
      from: ['awaiting_response'],
      to: 'responded',
      by: ['owner', 'auditee'],
      wrongRole: m.onlyAnswerers,
      event: 'finding.responded',
      notice: 'findingResponded',
      guards: [isComplete],
    },
    accept: {
      label: m.accept,
      from: ['responded'],
      to: 'accepted',
      by: ['lead', 'qa'],
      wrongRole: m.onlyLeadOrQa,
      event: 'finding.accepted',
      notice: 'findingAccepted',
      signature: m.acceptSignature,
      guards: [notOwnAnswer],
    },
    return: {
      label: m.return,
      from: ['responded'],
      to: 'awaiting_response',
      by: ['lead', 'qa'],
      wrongRole: m.onlyLeadOrQa,
      event: 'finding.returned',
      notice: 'findingReturned',
      needsReason: true,
      guards: [notOwnAnswer],
    },
    drop: {
      label: m.withdraw,
      from: ['draft'],
      to: 'withdrawn',
      by: ['author', 'lead'],
      wrongRole: m.onlyAuthorOrLead,
      event: 'finding.dropped',
      needsReason: true,
    },
    withdraw: {
      label: m.withdraw,
      from: ['awaiting_response', 'responded', 'accepted'],
      to: 'withdrawn',
      by: ['qa'],
      wrongRole: m.onlyQa,
      event: 'finding.withdrawn',
      notice: 'findingWithdrawn',
      signature: m.withdrawSignature,
      needsReason: true,
    },
  },
  consequences: {
    send: {
      from: ['draft'],
      to: 'awaiting_response',
      event: 'finding.sent',
      follows: 'audit.issued',
      notice: 'findingSent',
    },
    note: { from: ['draft'], to: 'closed', event: 'finding.noted', follows: 'audit.issued', notice: 'findingNoted' },
    conclude: {
      from: ['accepted'],
      to: 'closed',
      event: 'finding.concluded',
      follows: 'action.completed',
      notice: 'findingConcluded',
    },
  },
  refusals: { wrongRole: m.onlyLeadOrQa, wrongState: c.wrongState, reasonMissing: c.reasonMissing },
};

export function rolesOnFinding(item: FindingItem, actor: Actor): readonly RoleOnFinding[] {
  const { companyId, authorId, ownerId, leadId, auditors, auditees } = item;
  if (companyId !== actor.companyId) return [];
  const isLead = leadId === actor.userId;
  const roles: readonly (RoleOnFinding | false)[] = [
    authorId === actor.userId && 'author',
    (isLead || isAmong(auditors, actor.userId)) && 'team',
    isLead && 'lead',
    ownerId !== null && ownerId === actor.userId && 'owner',
    isAmong(auditees, actor.userId) && 'auditee',
    hasRole(actor, ...auditPlanners) && 'qa',
  ];
  return roles.filter((role) => role !== false);
}

/** A draft is the team's; of what was issued the lead and QA may still give it another owner or another day. */
export function findingChangeObjection(item: FindingItem, actor: Actor): Objection | null {
  const roles = rolesOnFinding(item, actor);
  const isDraft = item.status === 'draft';
  const may = isDraft ? roles.includes('team') : roles.includes('lead') || roles.includes('qa');
  if (!may) return { message: isDraft ? m.onlyTeam : m.onlyLeadOrQa, code: 'not_allowed' };
  const isOpen = isDraft || item.status === 'awaiting_response';
  return isOpen ? null : { message: c.wrongState, code: 'wrong_state' };
}

/** Fields that are changed once the owner has been asked: who answers, until when. */
export const changedAfterIssue = ['ownerId', 'dueOn'] as const;

/** Files are the team's while it is a draft, and of whoever answers while an answer is due. */
export function findingFilesObjection(item: FindingItem, actor: Actor): Objection | null {
  return item.status === 'awaiting_response' ? answerObjection(item, actor) : findingChangeObjection(item, actor);
}

export function answerObjection(item: FindingItem, actor: Actor): Objection | null {
  const roles = rolesOnFinding(item, actor);
  if (!roles.includes('owner') && !roles.includes('auditee')) return { message: m.onlyAnswerers, code: 'not_allowed' };
  return item.status === 'awaiting_response' ? null : { message: c.wrongState, code: 'wrong_state' };
}
