import { type Actor, type CompanyRole, hasRole } from '../../kernel/identity/actor';
import type { Objection } from '../../kernel/workflow';
import { gembaMessages as m } from './messages';

/** Who keeps stations and routes. */
export const gembaEditors = ['designer', 'company_admin'] as const satisfies readonly CompanyRole[];

/** Who says which colleague walks which route, and plans a walk for a colleague. */
export const gembaPlanners = ['qa', 'designer', 'company_admin'] as const satisfies readonly CompanyRole[];

interface OfCompany {
  readonly companyId: number;
}

/** The role that changes stations and routes. */
export function editorOn({ companyId }: OfCompany, actor: Actor): readonly 'editor'[] {
  return companyId === actor.companyId && hasRole(actor, ...gembaEditors) ? ['editor'] : [];
}

export function plannerOn({ companyId }: OfCompany, actor: Actor): readonly 'planner'[] {
  return companyId === actor.companyId && hasRole(actor, ...gembaPlanners) ? ['planner'] : [];
}

export function editorObjection(item: OfCompany, actor: Actor): Objection | null {
  return editorOn(item, actor).length > 0 ? null : { message: m.onlyEditors, code: 'not_allowed' };
}

export function plannerObjection(item: OfCompany, actor: Actor): Objection | null {
  return plannerOn(item, actor).length > 0 ? null : { message: m.onlyPlanners, code: 'not_allowed' };
}
