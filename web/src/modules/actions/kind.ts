import { actionKind } from '@vigie/domain/modules/actions/kind';
import type { WebKind } from '../../platform/records/known-records';

export const actionWebKind: WebKind = { kind: actionKind, icon: 'check' };
