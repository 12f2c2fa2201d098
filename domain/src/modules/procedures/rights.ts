import { type Actor, hasRole } from '../../kernel/identity/actor';
import type { Objection } from '../../kernel/workflow';
import { procedureAuthors } from './authors';
import { procedureMessages as m } from './procedures/messages';

export const isQa = (actor: Actor): boolean => hasRole(actor, 'qa');

export function beginObjection(actor: Actor): Objection | null {
  return hasRole(actor, ...procedureAuthors) ? null : { message: m.onlyBeginners, code: 'not_allowed' };
}
