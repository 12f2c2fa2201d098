import type { Permission } from '../../kernel/permission';
import type { casesEndpoints } from './contract';

export const casesPermissions: Record<keyof typeof casesEndpoints, Permission> = {
  listSimilarCases: 'signed_in',
  getCase: 'signed_in',
  downloadCaseAttachment: 'signed_in',
};
