import { caseKind } from '@vigie/domain/modules/cases/kind';
import type { WebKind } from '../../platform/records/known-records';

export const caseWebKind: WebKind = { kind: caseKind, icon: 'info' };
