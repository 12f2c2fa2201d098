import type { Permission } from '../../kernel/identity/permission';
import type { importsEndpoints } from './contract';

/** Who brings the past of the company. */
export const importers = ['company_admin', 'designer'] as const;

export const importsPermissions: Record<keyof typeof importsEndpoints, Permission> = {
  listImports: importers,
  uploadImport: importers,
  getImport: importers,
  checkImport: importers,
  startImport: importers,
  abandonImport: importers,
  downloadImportTemplate: importers,
  downloadImportProblems: importers,
};
