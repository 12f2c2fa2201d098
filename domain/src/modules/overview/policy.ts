import { everyColleague, type Permission } from '../../kernel/identity/permission';
import type { overviewEndpoints } from './contract';
import { overviewReaders, setUpReaders } from './readers';

export const overviewPermissions: Record<keyof typeof overviewEndpoints, Permission> = {
  getOverview: overviewReaders,
  countWaiting: overviewReaders,
  getSetUp: setUpReaders,
  visitOverview: everyColleague,
};
