import { everyColleague, type Permission } from '../../kernel/identity/permission';
import type { insightsEndpoints } from './contract';

/** Every colleague reads the figures; a confidential case is counted for those who read it. */
export const insightsReaders: Permission = everyColleague;

export const insightsPermissions: Record<keyof typeof insightsEndpoints, Permission> = {
  getInsights: insightsReaders,
  listInsightChoices: insightsReaders,
  listCasesOfFigure: insightsReaders,
  getInsightDifference: insightsReaders,
  exportInsights: insightsReaders,
  printInsights: insightsReaders,
};
