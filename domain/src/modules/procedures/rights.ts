import { type Actor, type CompanyRole, hasRole } from '../../kernel/identity/actor';
import type { Objection } from '../../kernel/workflow';
import { procedureMessages as m } from './procedures/messages';

/** Who begins a procedure. Its owner begins its next versions, too. */
export const procedureAuthors = ['qa', 'designer'] as const satisfies readonly CompanyRole[];
export const isQa = (actor: Actor): boolean => hasRole(actor, 'qa');

export function beginObjection(actor: Actor): Objection | null {
  return hasRole(actor, ...procedureAuthors) ? null : { message: m.onlyBeginners, code: 'not_allowed' };
}
