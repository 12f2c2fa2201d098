import { questionnaireKind } from '@vigie/domain/modules/questionnaires/filled/kind';
import type { FoundKind } from '../../../platform/records/record-kinds';

export const foundQuestionnaires: FoundKind = {
  kind: questionnaireKind,
  findTitles: async () => [],
  search: async () => [],
  isLinkable: false,
};
