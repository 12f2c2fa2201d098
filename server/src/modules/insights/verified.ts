import type { VerifiedModule } from '../../platform/verification/verification';
import { controlChartsVerified } from './control-charts/verified';

export const insightsVerified: VerifiedModule = { records: controlChartsVerified };
