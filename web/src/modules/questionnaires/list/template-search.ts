import { templateList as declared } from '@vigie/domain/modules/questionnaires/templates/list';
import { describeList } from '../../../platform/lists/list-search';

export const templatesPath = '/template';

export const templateList = describeList(declared);

export type TemplateSearch = ReturnType<typeof templateList.searchOf>;

export function addressOfTemplates(search: TemplateSearch): string {
  return templateList.addressAt(templatesPath, search);
}
