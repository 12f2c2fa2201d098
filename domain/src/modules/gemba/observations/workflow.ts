import { type Actor, hasRole } from '../../../kernel/identity/actor';
import type { Objection, Workflow } from '../../../kernel/workflow';
import { gembaMessages as g } from '../messages';
import { observationWorkflowMessages as m, observationStatusMessages } from './messages';

export const observationStatuses = ['open', 'followed', 'settled', 'withdrawn'] as const;
export type ObservationStatus = (typeof observationStatuses)[number];
export const observationMoves = ['settle', 'withdraw'] as const;
export type ObservationMove = (typeof observationMoves)[number];
export const observationEffects = ['report', 'act', 'join', 'conclude', 'release'] as const;
export type ObservationEffect = (typeof observationEffects)[number];
export type RoleOnObservation = 'observer' | 'owner' | 'qa';

export interface ObservationItem {
  readonly companyId: number;
  readonly authorId: number;
  readonly ownerId: number;
  readonly status: ObservationStatus;
}

export const observationWorkflow: Workflow<
  ObservationStatus,
  ObservationMove,
  RoleOnObservation,
  ObservationItem,
  null,
  ObservationEffect
> = {
  record: 'observation',
  stateLabels: observationStatusMessages,
  stateOf: ({ status }) => status,
  rolesOn: rolesOnObservation,
  initial: ['open', 'settled'],
  createdEvent: 'observation.created',
  final: ['settled', 'withdrawn'],
  usual: { open: 'settle', followed: 'settle' },
  transitions: {
    settle: {
      label: m.settle,
      from: ['open', 'followed'],
      to: 'settled',
      by: ['observer', 'owner', 'qa'],
      wrongRole: m.settlers,
      event: 'observation.settled',
      notice: 'observationSettled',
      needsReason: true,
    },
    withdraw: {
      label: m.withdraw,
      from: ['open'],
      to: 'withdrawn',
      by: ['observer', 'qa'],
      wrongRole: m.withdrawers,
      event: 'observation.withdrawn',
      needsReason: true,
    },
  },
  consequences: {
    report: { from: ['open'], to: 'followed', event: 'observation.reported', follows: 'report.created' },
    act: { from: ['open'], to: 'followed', event: 'observation.acted_on', follows: 'action.created' },
    join: { from: ['open'], to: 'followed', event: 'observation.joined', follows: 'case.opened' },
    conclude: {
      from: ['followed'],
      to: 'settled',
      event: 'observation.concluded',
      follows: 'action.completed',
      notice: 'observationSettled',
    },
    release: { from: ['followed'], to: 'open', event: 'observation.released', follows: 'report.discarded' },
  },
  refusals: { wrongRole: m.settlers, wrongState: g.wrongState, reasonMissing: m.settlementMissing },
};

export function rolesOnObservation(
  { companyId, authorId, ownerId }: Pick<ObservationItem, 'companyId' | 'authorId' | 'ownerId'>,
  actor: Actor,
): readonly RoleOnObservation[] {
  if (companyId !== actor.companyId) return [];
  const roles: readonly (RoleOnObservation | false)[] = [
    authorId === actor.userId && 'observer',
    ownerId === actor.userId && 'owner',
    hasRole(actor, 'qa') && 'qa',
  ];
  return roles.filter((role) => role !== false);
}

/** Words, category and photos are the observer's, with a reason, until it has ended. */
export function observationChangeObjection(item: ObservationItem, actor: Actor): Objection | null {
  if (!rolesOnObservation(item, actor).includes('observer')) return { message: m.onlyObserver, code: 'not_allowed' };
  return observationWorkflow.final.includes(item.status) ? { message: g.wrongState, code: 'wrong_state' } : null;
}

/** A report or an action is begun by anyone who may report; once, while nobody has settled it. */
export function followObjection({ status }: Pick<ObservationItem, 'status'>): Objection | null {
  return status === 'open' ? null : { message: g.wrongState, code: 'wrong_state' };
}
