import { everyColleague, type Permission } from '../../kernel/permission';
import type { casesEndpoints } from './contract';

export const casesPermissions: Record<keyof typeof casesEndpoints, Permission> = {
  listSimilarCases: everyColleague,
  getCase: everyColleague,
  downloadCaseAttachment: everyColleague,
};
