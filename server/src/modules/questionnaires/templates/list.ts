import { templateKind } from '@vigie/domain/modules/questionnaires/templates/kind';
import { templateList } from '@vigie/domain/modules/questionnaires/templates/list';
import type { ServedList } from '../../records/public';
import { templateEntries } from './list-repository';

export const servedTemplates = {
  list: templateList,
  entries: templateEntries,
  sheetOf: () => ({ list: 'template', title: templateKind.plural, fileName: 'templates' }),
} satisfies ServedList;
