import type { CompanyRole } from '../../kernel/identity/actor';

/** Who plans audits and keeps their programmes. Without sentences: every page knows it, to show who gets where. */
export const auditPlanners = ['qa'] as const satisfies readonly CompanyRole[];
