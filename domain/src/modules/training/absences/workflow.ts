import { type Actor, hasRole } from '../../../kernel/identity/actor';
import type { Objection, Workflow } from '../../../kernel/workflow';
import { trainingCommonMessages as c } from '../messages';
import { absenceKeepers } from '../rights';
import { absenceStatusMessages, absenceWorkflowMessages as m } from './messages';

export const absenceStatuses = ['active', 'withdrawn'] as const;
export type AbsenceStatus = (typeof absenceStatuses)[number];
export const absenceMoves = ['withdraw'] as const;
export type AbsenceMove = (typeof absenceMoves)[number];

export interface AbsenceItem {
  readonly companyId: number;
  readonly status: AbsenceStatus;
}

export const absenceWorkflow: Workflow<AbsenceStatus, AbsenceMove, 'admin', AbsenceItem, null> = {
  record: 'absence',
  stateLabels: absenceStatusMessages,
  stateOf: ({ status }) => status,
  rolesOn: adminOn,
  initial: ['active'],
  createdEvent: 'absence.created',
  final: ['withdrawn'],
  usual: {},
  transitions: {
    withdraw: {
      label: m.withdraw,
      from: ['active'],
      to: 'withdrawn',
      by: ['admin'],
      event: 'absence.withdrawn',
      needsReason: true,
    },
  },
  refusals: { wrongRole: c.onlyAdmins, wrongState: c.wrongState, reasonMissing: c.reasonMissing },
};

function adminOn({ companyId }: Pick<AbsenceItem, 'companyId'>, actor: Actor): readonly 'admin'[] {
  return companyId === actor.companyId && hasRole(actor, ...absenceKeepers) ? ['admin'] : [];
}

export function absenceChangeObjection(item: AbsenceItem, actor: Actor): Objection | null {
  if (adminOn(item, actor).length === 0) return { message: c.onlyAdmins, code: 'not_allowed' };
  return item.status === 'active' ? null : { message: c.wrongState, code: 'wrong_state' };
}
