import { type Actor, hasRole } from '../../../kernel/identity/actor';
import type { Guard, Objection, Workflow } from '../../../kernel/workflow';
import { procedureAuthors } from '../authors';
import { procedureCommonMessages as c } from '../messages';
import { isQa } from '../rights';
import { procedureMessages as m, procedureStatusMessages } from './messages';
import { isAmong, type NamedPerson } from './procedure';

/** A procedure is a draft until one of its versions is in force. */
export const procedureStatuses = ['draft', 'active', 'retired'] as const;
export type ProcedureStatus = (typeof procedureStatuses)[number];
export const procedureMoves = ['keep', 'revise', 'askRetire', 'confirm', 'refuse', 'retire'] as const;
export type ProcedureMove = (typeof procedureMoves)[number];
export type RoleOnProcedure = 'owner' | 'qa' | 'other_qa';
export const verdicts = ['keep', 'revise', 'retire'] as const;
export type Verdict = (typeof verdicts)[number];

export interface ProcedureItem {
  readonly companyId: number;
  readonly status: ProcedureStatus;
  readonly ownerId: number;
  readonly isConfidential: boolean;
  readonly readers: readonly NamedPerson[];
}

export interface ProcedureFacts {
  /** What the owner has said of the procedure, until it is confirmed. */
  readonly verdict: Verdict | null;
  readonly isOwnVerdict: boolean;
  /** Versions under way, as people cite them. */
  readonly coming: readonly string[];
  /** What still asks for the procedure, such as curricula. */
  readonly neededBy: readonly string[];
}

const noVerdictYet: Guard<ProcedureFacts> = ({ verdict }) => (verdict === null ? null : { message: m.verdictGiven });
const hasVerdict: Guard<ProcedureFacts> = ({ verdict }) => (verdict === null ? { message: m.noVerdict } : null);
const notOwnVerdict: Guard<ProcedureFacts> = ({ isOwnVerdict }) =>
  isOwnVerdict ? { message: m.notYourVerdict, code: 'not_allowed' } : null;
const nothingComes: Guard<ProcedureFacts> = ({ coming: [first] }) =>
  first === undefined ? null : { message: m.isComing, values: { id: first } };
const notNeeded: Guard<ProcedureFacts> = ({ neededBy }) =>
  neededBy.length === 0 ? null : { message: m.isNeeded, values: { by: neededBy.join(', ') } };

const verdict = {
  from: ['active'],
  to: 'active',
  by: ['owner'],
  wrongRole: m.onlyOwner,
  notice: 'procedureJudged',
  guards: [noVerdictYet],
} as const;

export const procedureWorkflow: Workflow<
  ProcedureStatus,
  ProcedureMove,
  RoleOnProcedure,
  ProcedureItem,
  ProcedureFacts,
  'begin'
> = {
  record: 'procedure',
  stateLabels: procedureStatusMessages,
  stateOf: ({ status }) => status,
  rolesOn: rolesOnProcedure,
  initial: ['draft'],
  createdEvent: 'procedure.created',
  final: ['retired'],
  usual: {},
  transitions: {
    keep: { label: m.keep, ...verdict, event: 'procedure.judged_to_keep', signature: m.keepSignature },
    revise: { label: m.revise, ...verdict, event: 'procedure.judged_to_revise', signature: m.reviseSignature },
    askRetire: { label: m.askRetire, ...verdict, event: 'procedure.judged_to_retire', signature: m.askRetireSignature },
    confirm: {
      label: m.confirm,
      from: ['active'],
      to: 'active',
      by: ['other_qa'],
      wrongRole: m.onlyOtherQa,
      event: 'procedure.review_confirmed',
      notice: 'procedureReviewed',
      signature: m.confirmSignature,
      guards: [hasVerdict, notOwnVerdict],
    },
    refuse: {
      label: m.refuse,
      from: ['active'],
      to: 'active',
      by: ['other_qa'],
      wrongRole: m.onlyOtherQa,
      event: 'procedure.review_refused',
      notice: 'procedureReviewRefused',
      needsReason: true,
      guards: [hasVerdict, notOwnVerdict],
    },
    retire: {
      label: m.retire,
      from: ['active'],
      to: 'retired',
      by: ['qa'],
      wrongRole: c.onlyQa,
      event: 'procedure.retired',
      notice: 'procedureRetired',
      signature: m.retireSignature,
      needsReason: true,
      guards: [notNeeded, nothingComes],
    },
  },
  consequences: {
    begin: {
      from: ['draft'],
      to: 'active',
      event: 'procedure.begun',
      follows: 'procedure_version.put_in_force',
    },
  },
  refusals: { wrongRole: m.onlyOwnerOrQa, wrongState: c.wrongState, reasonMissing: c.reasonMissing },
};

/** A person of QA who owns the procedure confirms no verdict on it. */
export function rolesOnProcedure(
  { companyId, ownerId }: Pick<ProcedureItem, 'companyId' | 'ownerId'>,
  actor: Actor,
): readonly RoleOnProcedure[] {
  if (companyId !== actor.companyId) return [];
  const isOwner = ownerId === actor.userId;
  const roles: readonly (RoleOnProcedure | false)[] = [
    isOwner && 'owner',
    isQa(actor) && 'qa',
    isQa(actor) && !isOwner && 'other_qa',
  ];
  return roles.filter((role) => role !== false);
}

/** Its card is kept by its owner, QA and designers, until it is retired. */
export function procedureChangeObjection(item: ProcedureItem, actor: Actor): Objection | null {
  if (!mayKeep(item, actor)) return { message: m.onlyOwnerOrQa, code: 'not_allowed' };
  return item.status === 'retired' ? { message: c.wrongState, code: 'wrong_state' } : null;
}

/** The next version is begun by the same people. */
export const newVersionObjection = procedureChangeObjection;

function mayKeep(item: Pick<ProcedureItem, 'companyId' | 'ownerId'>, actor: Actor): boolean {
  return (
    rolesOnProcedure(item, actor).length > 0 ||
    (item.companyId === actor.companyId && hasRole(actor, ...procedureAuthors))
  );
}

/** A confidential procedure is read by those named, its owner and QA; any other by every colleague. */
export function canReadProcedure(item: ProcedureItem, actor: Actor): boolean {
  if (item.companyId !== actor.companyId) return false;
  return !item.isConfidential || isQa(actor) || item.ownerId === actor.userId || isAmong(item.readers, actor.userId);
}
