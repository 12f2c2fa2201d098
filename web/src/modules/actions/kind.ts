import { actionKind } from '@vigie/domain/modules/actions/kind';
import type { WebKind } from '../../platform/records/record-loaders';

export const kinds: readonly WebKind[] = [{ kind: actionKind, icon: 'check' }];
