import type { VerifiedModule } from '../../platform/verification/verification';
import { overviewColumns } from './verified-columns';

export const overviewVerified: VerifiedModule = { columns: overviewColumns };
