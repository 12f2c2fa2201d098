import type { Actor } from '../../../kernel/identity/actor';
import type { Objection, Workflow } from '../../../kernel/workflow';
import { gembaMessages as g } from '../messages';
import { plannerObjection, plannerOn } from '../rights';
import { dutyStatusMessages, dutyWorkflowMessages as m } from './messages';

export const dutyStatuses = ['active', 'ended'] as const;
export type DutyStatus = (typeof dutyStatuses)[number];
export const dutyMoves = ['end'] as const;
export type DutyMove = (typeof dutyMoves)[number];

export interface DutyItem {
  readonly companyId: number;
  readonly status: DutyStatus;
}

export const dutyWorkflow: Workflow<DutyStatus, DutyMove, 'planner', DutyItem, null> = {
  record: 'gemba_duty',
  stateLabels: dutyStatusMessages,
  stateOf: ({ status }) => status,
  rolesOn: plannerOn,
  initial: ['active'],
  createdEvent: 'gemba_duty.created',
  final: ['ended'],
  usual: { active: 'end' },
  transitions: {
    end: {
      label: m.end,
      from: ['active'],
      to: 'ended',
      by: ['planner'],
      event: 'gemba_duty.ended',
      needsReason: true,
    },
  },
  refusals: { wrongRole: g.onlyPlanners, wrongState: g.wrongState, reasonMissing: g.reasonMissing },
};

export function dutyChangeObjection(item: DutyItem, actor: Actor): Objection | null {
  const objection = plannerObjection(item, actor);
  if (objection) return objection;
  return item.status === 'active' ? null : { message: g.wrongState, code: 'wrong_state' };
}
