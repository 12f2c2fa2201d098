import { type Actor, hasRole } from '../../kernel/identity/actor';
import type { Objection, Workflow } from '../../kernel/workflow';
import { placementWorkflowMessages as m, placementStatusMessages } from './messages';

export const placementStatuses = ['active', 'withdrawn'] as const;
export type PlacementStatus = (typeof placementStatuses)[number];
export const placementMoves = ['withdraw'] as const;
export type PlacementMove = (typeof placementMoves)[number];

export interface PlacementItem {
  readonly companyId: number;
  readonly status: PlacementStatus;
}

/** A placement that ends has a last day; only one that was never true is withdrawn. */
export const placementWorkflow: Workflow<PlacementStatus, PlacementMove, 'admin', PlacementItem, null> = {
  record: 'placement',
  stateLabels: placementStatusMessages,
  stateOf: ({ status }) => status,
  rolesOn: adminOn,
  initial: ['active'],
  createdEvent: 'placement.created',
  final: ['withdrawn'],
  usual: { active: 'withdraw' },
  transitions: {
    withdraw: {
      label: m.withdraw,
      from: ['active'],
      to: 'withdrawn',
      by: ['admin'],
      event: 'placement.withdrawn',
      needsReason: true,
    },
  },
  refusals: { wrongRole: m.onlyAdmins, wrongState: m.wrongState, reasonMissing: m.reasonMissing },
};

function adminOn({ companyId }: Pick<PlacementItem, 'companyId'>, actor: Actor): readonly 'admin'[] {
  return companyId === actor.companyId && hasRole(actor, 'company_admin') ? ['admin'] : [];
}

/** Why somebody places nobody. */
export function placingObjection(actor: Actor): Objection | null {
  return adminOn(actor, actor).length > 0 ? null : { message: m.onlyAdmins, code: 'not_allowed' };
}

export function placementChangeObjection(item: PlacementItem, actor: Actor): Objection | null {
  if (adminOn(item, actor).length === 0) return { message: m.onlyAdmins, code: 'not_allowed' };
  return item.status === 'active' ? null : { message: m.wrongState, code: 'wrong_state' };
}
