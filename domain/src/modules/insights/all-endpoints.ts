import { insightsEndpoints } from './contract';
import { controlChartEndpoints } from './control-charts/contract';
import { controlChartPermissions } from './control-charts/policy';
import { insightsPermissions } from './policy';

/** The page of figures loads its own calls alone. */
export const allInsightsEndpoints = { ...insightsEndpoints, ...controlChartEndpoints };
export const allInsightsPermissions = { ...insightsPermissions, ...controlChartPermissions };
