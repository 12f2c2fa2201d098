import type { Permission } from '../../kernel/identity/permission';
import type { importsEndpoints } from './contract';
import { importApprovers, importers } from './roles';

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
