import type { RecordKind } from '../../../kernel/records/record-kind';
import { templateWorkflow } from '../versions/workflow';
import { templateList } from './list';
import { namedTemplate } from './named-kind';
import { templateId } from './record';
import { templateWords } from './words';

/** What the publisher vouches for. */
export const templateSigned = { template_publication: ['number', 'template', 'settings'] } as const;

export const templateKind: RecordKind<'template'> = {
  ...namedTemplate,
  id: templateId,
  address: (id) => `/template/${id}`,
  workflow: templateWorkflow,
  list: templateList,
  words: templateWords,
  signed: templateSigned,
};
