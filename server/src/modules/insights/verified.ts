import type { VerifiedModule } from '../../platform/verification/verification';
import { controlChartsVerified } from './control-charts/verified';
import { insightTables } from './verified-tables';

export const insightsVerified: VerifiedModule = { records: controlChartsVerified, tables: insightTables };
