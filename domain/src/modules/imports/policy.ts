import type { CompanyRole } from '../../kernel/identity/actor';
import type { Permission } from '../../kernel/identity/permission';
import type { importsEndpoints } from './contract';

/** Who brings the past of the company, and who lets it in. */
export const importers = ['company_admin', 'designer'] as const satisfies readonly CompanyRole[];
export const importApprovers = ['company_admin', 'qa'] as const satisfies readonly CompanyRole[];
const readers = [...new Set([...importers, ...importApprovers])];

export const importsPermissions: Record<keyof typeof importsEndpoints, Permission> = {
  listImports: readers,
  uploadImport: importers,
  getImport: readers,
  checkImport: importers,
  prepareImport: importers,
  abandonImport: importers,
  withdrawImport: importers,
  approveImport: importApprovers,
  refuseImport: importApprovers,
  downloadImportTemplate: importers,
  downloadImportFile: readers,
  downloadImportProblems: readers,
};
