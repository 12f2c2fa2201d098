import { reportKind } from '@vigie/domain/modules/reports/kind';
import type { WebKind } from '../../platform/records/record-loaders';

export const kinds: readonly WebKind[] = [{ kind: reportKind, icon: 'alert' }];
