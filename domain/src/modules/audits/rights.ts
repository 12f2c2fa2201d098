import type { CompanyRole } from '../../kernel/identity/actor';

/** Who plans audits and keeps their programmes. */
export const auditPlanners = ['qa'] as const satisfies readonly CompanyRole[];
