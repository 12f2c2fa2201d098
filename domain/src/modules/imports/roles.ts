import type { CompanyRole } from '../../kernel/identity/actor';

/** Who brings the past of the company, and who lets it in. */
export const importers = ['company_admin', 'designer'] as const satisfies readonly CompanyRole[];
export const importApprovers = ['company_admin', 'qa'] as const satisfies readonly CompanyRole[];
