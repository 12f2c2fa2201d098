import type { VerifiedModule } from '../../platform/verification/verification';
import { controlChartsVerified } from './control-charts/verified';
import { insightsColumns } from './verified-columns';
import { insightTables } from './verified-tables';

export const insightsVerified: VerifiedModule = {
  records: controlChartsVerified,
  tables: insightTables,
  columns: insightsColumns,
};
