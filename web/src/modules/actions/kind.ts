import { namedAction } from '@vigie/domain/modules/actions/named-kind';
import type { WebKind } from '../../platform/records/record-loaders';

export const kinds: readonly WebKind[] = [{ kind: namedAction, icon: 'check' }];
