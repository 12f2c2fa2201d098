import type { Actor } from '../../../kernel/identity/actor';
import type { Objection, Workflow } from '../../../kernel/workflow';
import { gembaMessages as g } from '../messages';
import { walkWorkflowMessages as m, walkStatusMessages } from './messages';

export const walkStatuses = ['planned', 'in_progress', 'finished', 'skipped'] as const;
export type WalkStatus = (typeof walkStatuses)[number];
export const walkMoves = ['start', 'finish', 'skip'] as const;
export type WalkMove = (typeof walkMoves)[number];

/** A walk that nobody has finished ends by itself after this time. */
export const longestWalkHours = 12;

export interface WalkItem {
  readonly companyId: number;
  readonly walkerId: number;
  readonly status: WalkStatus;
}

export const walkWorkflow: Workflow<WalkStatus, WalkMove, 'walker', WalkItem, null, 'lapse'> = {
  record: 'gemba_walk',
  stateLabels: walkStatusMessages,
  stateOf: ({ status }) => status,
  rolesOn: rolesOnWalk,
  initial: ['planned', 'in_progress'],
  createdEvent: 'gemba_walk.created',
  final: ['finished', 'skipped'],
  usual: { planned: 'start', in_progress: 'finish' },
  transitions: {
    start: { label: m.start, from: ['planned'], to: 'in_progress', by: ['walker'], event: 'gemba_walk.started' },
    finish: { label: m.finish, from: ['in_progress'], to: 'finished', by: ['walker'], event: 'gemba_walk.finished' },
    skip: {
      label: m.skip,
      from: ['planned'],
      to: 'skipped',
      by: ['walker'],
      event: 'gemba_walk.skipped',
      needsReason: true,
    },
  },
  consequences: {
    lapse: { from: ['in_progress'], to: 'finished', event: 'gemba_walk.lapsed', follows: 'gemba_walk.started' },
  },
  refusals: { wrongRole: m.onlyWalker, wrongState: g.wrongState, reasonMissing: g.reasonMissing },
};

export function rolesOnWalk(
  { companyId, walkerId }: Pick<WalkItem, 'companyId' | 'walkerId'>,
  actor: Actor,
): readonly 'walker'[] {
  return companyId === actor.companyId && walkerId === actor.userId ? ['walker'] : [];
}

/** Its day, title and files are changed by the walker, until it has ended. */
export function walkChangeObjection(item: WalkItem, actor: Actor): Objection | null {
  if (rolesOnWalk(item, actor).length === 0) return { message: m.onlyWalker, code: 'not_allowed' };
  return walkWorkflow.final.includes(item.status) ? { message: g.wrongState, code: 'wrong_state' } : null;
}
