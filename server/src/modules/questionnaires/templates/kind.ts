import { templateKind } from '@vigie/domain/modules/questionnaires/templates/kind';
import type { FoundKind } from '../../../platform/records/record-kinds';

export const foundTemplates: FoundKind = {
  kind: templateKind,
  findTitles: async () => [],
  search: async () => [],
  isLinkable: false,
};
