import { namedReport } from '@vigie/domain/modules/reports/named-kind';
import type { WebKind } from '../../platform/records/record-loaders';

export const kinds: readonly WebKind[] = [{ kind: namedReport, icon: 'alert' }];
