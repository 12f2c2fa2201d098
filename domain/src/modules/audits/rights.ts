import { type Actor, hasRole } from '../../kernel/identity/actor';
import type { Objection } from '../../kernel/workflow';
import { auditWorkflowMessages } from './audits/messages';
import { auditPlanners } from './planners';
import { programmeWorkflowMessages } from './programmes/messages';

const isPlanner = (actor: Actor) => hasRole(actor, ...auditPlanners);

/** Why somebody plans no audit. */
export function plannerObjection(actor: Actor): Objection | null {
  return isPlanner(actor) ? null : { message: auditWorkflowMessages.onlyQa, code: 'not_allowed' };
}

/** Why somebody begins no programme. */
export function programmeObjection(actor: Actor): Objection | null {
  return isPlanner(actor) ? null : { message: programmeWorkflowMessages.onlyQa, code: 'not_allowed' };
}
