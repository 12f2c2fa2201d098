import { everyColleague, type Permission } from '../../../kernel/identity/permission';
import type { controlChartEndpoints } from './contract';

/** Who names the owners of indicators. */
export const indicatorEditors = ['designer', 'company_admin'] as const;

export const controlChartPermissions: Record<keyof typeof controlChartEndpoints, Permission> = {
  getControlChart: everyColleague,
  listIndicators: everyColleague,
  changeIndicatorOwner: indicatorEditors,
  listSignals: everyColleague,
  reportSignal: everyColleague,
  getSubscription: everyColleague,
  changeSubscription: everyColleague,
};
