import type { Actor } from '../../../kernel/identity/actor';
import type { Guard, Objection, Workflow } from '../../../kernel/workflow';
import { trainingCommonMessages as c } from '../messages';
import { keeperObjection, keeperOn } from '../rights';
import { requirementWorkflowMessages as m, requirementStatusMessages } from './messages';

export const requirementStatuses = ['active', 'retired'] as const;
export type RequirementStatus = (typeof requirementStatuses)[number];
export const requirementMoves = ['retire'] as const;
export type RequirementMove = (typeof requirementMoves)[number];

export interface RequirementItem {
  readonly companyId: number;
  readonly status: RequirementStatus;
}

export interface NeededFacts {
  /** What would lack it, as people call it. */
  readonly neededBy: readonly string[];
}

export const notNeeded: Guard<NeededFacts> = ({ neededBy }) =>
  neededBy.length === 0 ? null : { message: m.isNeeded, values: { by: neededBy.join(', ') } };

export const requirementWorkflow: Workflow<RequirementStatus, RequirementMove, 'keeper', RequirementItem, NeededFacts> =
  {
    record: 'training_requirement',
    stateLabels: requirementStatusMessages,
    stateOf: ({ status }) => status,
    rolesOn: keeperOn,
    initial: ['active'],
    createdEvent: 'training_requirement.created',
    final: ['retired'],
    usual: {},
    transitions: {
      retire: {
        label: m.retire,
        from: ['active'],
        to: 'retired',
        by: ['keeper'],
        event: 'training_requirement.retired',
        needsReason: true,
        guards: [notNeeded],
      },
    },
    refusals: { wrongRole: c.onlyKeepers, wrongState: c.wrongState, reasonMissing: c.reasonMissing },
  };

export function requirementChangeObjection(item: RequirementItem, actor: Actor): Objection | null {
  const objection = keeperObjection(item, actor);
  if (objection) return objection;
  return item.status === 'active' ? null : { message: c.retired, code: 'wrong_state' };
}
