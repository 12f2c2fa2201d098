import { reportKind } from '@vigie/domain/modules/reports/kind';
import type { WebKind } from '../../platform/records/known-records';

export const reportWebKind: WebKind = { kind: reportKind, icon: 'alert' };
