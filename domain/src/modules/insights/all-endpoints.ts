import { auditFiguresEndpoints, auditFiguresPermissions } from './audits/contract';
import { insightsEndpoints } from './contract';
import { controlChartEndpoints } from './control-charts/contract';
import { controlChartPermissions } from './control-charts/policy';
import { insightsPermissions } from './policy';

/** The page of figures loads its own calls alone. */
export const allInsightsEndpoints = { ...insightsEndpoints, ...auditFiguresEndpoints, ...controlChartEndpoints };
export const allInsightsPermissions = {
  ...insightsPermissions,
  ...auditFiguresPermissions,
  ...controlChartPermissions,
};
