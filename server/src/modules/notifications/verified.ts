import type { VerifiedModule } from '../../platform/verification/verification';
import { notificationsColumns } from './verified-columns';

export const notificationsVerified: VerifiedModule = { columns: notificationsColumns };
