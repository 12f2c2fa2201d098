import { namedQuestionnaire } from '@vigie/domain/modules/questionnaires/filled/kind';
import { namedTemplate } from '@vigie/domain/modules/questionnaires/templates/kind';
import type { WebKind } from '../../platform/records/record-loaders';

export const kinds: readonly WebKind[] = [
  { kind: namedTemplate, icon: 'copy' },
  { kind: namedQuestionnaire, icon: 'copy' },
];
