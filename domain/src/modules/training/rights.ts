import { type Actor, type CompanyRole, hasRole } from '../../kernel/identity/actor';
import type { Objection } from '../../kernel/workflow';
import { trainingCommonMessages as m } from './messages';

/** Who keeps requirements, curricula, posts and gates. */
export const trainingKeepers = ['qa', 'designer'] as const satisfies readonly CompanyRole[];
/** Who sees the training of everybody; any other colleague their own and their team's in the matrix. */
export const trainingOverseers = ['qa', 'designer', 'company_admin'] as const satisfies readonly CompanyRole[];
export const absenceKeepers = ['company_admin'] as const satisfies readonly CompanyRole[];

interface OfCompany {
  readonly companyId: number;
}

export function keeperOn({ companyId }: OfCompany, actor: Actor): readonly 'keeper'[] {
  return companyId === actor.companyId && hasRole(actor, ...trainingKeepers) ? ['keeper'] : [];
}

export function keeperObjection(item: OfCompany, actor: Actor): Objection | null {
  return keeperOn(item, actor).length > 0 ? null : { message: m.onlyKeepers, code: 'not_allowed' };
}

export const isQa = (actor: Actor): boolean => hasRole(actor, 'qa');
export const seesAllTraining = (actor: Actor): boolean => hasRole(actor, ...trainingOverseers);
