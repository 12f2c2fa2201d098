import type { Actor } from '../../../kernel/identity/actor';
import type { Objection, Workflow } from '../../../kernel/workflow';
import { gembaMessages as g } from '../messages';
import { editorObjection, editorOn } from '../rights';
import { routeWorkflowMessages as m, routeStatusMessages } from './messages';

export const routeStatuses = ['active', 'retired'] as const;
export type RouteStatus = (typeof routeStatuses)[number];
export const routeMoves = ['retire', 'restore'] as const;
export type RouteMove = (typeof routeMoves)[number];
export const routeBounds = { min: 1, max: 40 } as const;

export interface RouteItem {
  readonly companyId: number;
  readonly status: RouteStatus;
}

export const routeWorkflow: Workflow<RouteStatus, RouteMove, 'editor', RouteItem, null> = {
  record: 'gemba_route',
  stateLabels: routeStatusMessages,
  stateOf: ({ status }) => status,
  rolesOn: editorOn,
  initial: ['active'],
  createdEvent: 'gemba_route.created',
  final: ['retired'],
  usual: { active: 'retire' },
  transitions: {
    retire: {
      label: m.retire,
      from: ['active'],
      to: 'retired',
      by: ['editor'],
      event: 'gemba_route.retired',
      needsReason: true,
    },
    restore: {
      label: m.restore,
      from: ['retired'],
      to: 'active',
      by: ['editor'],
      event: 'gemba_route.restored',
      needsReason: true,
      reopens: true,
    },
  },
  refusals: { wrongRole: g.onlyEditors, wrongState: g.wrongState, reasonMissing: g.reasonMissing },
};

export function routeChangeObjection(item: RouteItem, actor: Actor): Objection | null {
  const objection = editorObjection(item, actor);
  if (objection) return objection;
  return item.status === 'active' ? null : { message: g.wrongState, code: 'wrong_state' };
}
