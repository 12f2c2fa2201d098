import { namedCase } from '@vigie/domain/modules/cases/named-kind';
import type { WebKind } from '../../platform/records/record-loaders';

export const kinds: readonly WebKind[] = [{ kind: namedCase, icon: 'info' }];
