import { type Actor, type CompanyRole, hasRole } from '../../kernel/identity/actor';
import type { Objection } from '../../kernel/workflow';
import { auditWorkflowMessages } from './audits/messages';
import { programmeWorkflowMessages } from './programmes/messages';

/** Who plans audits and keeps their programmes. */
export const auditPlanners = ['qa'] as const satisfies readonly CompanyRole[];

const isPlanner = (actor: Actor) => hasRole(actor, ...auditPlanners);

/** Why somebody plans no audit. */
export function plannerObjection(actor: Actor): Objection | null {
  return isPlanner(actor) ? null : { message: auditWorkflowMessages.onlyQa, code: 'not_allowed' };
}

/** Why somebody begins no programme. */
export function programmeObjection(actor: Actor): Objection | null {
  return isPlanner(actor) ? null : { message: programmeWorkflowMessages.onlyQa, code: 'not_allowed' };
}
