import { namedQuestionnaire } from '@vigie/domain/modules/questionnaires/filled/named-kind';
import { namedTemplate } from '@vigie/domain/modules/questionnaires/templates/named-kind';
import type { WebKind } from '../../platform/records/record-loaders';

export const kinds: readonly WebKind[] = [
  { kind: namedTemplate, icon: 'copy' },
  { kind: namedQuestionnaire, icon: 'copy' },
];
