import { caseKind } from '@vigie/domain/modules/cases/kind';
import type { WebKind } from '../../platform/records/record-loaders';

export const kinds: readonly WebKind[] = [{ kind: caseKind, icon: 'info' }];
