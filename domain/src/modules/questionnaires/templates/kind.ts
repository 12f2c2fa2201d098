import { text } from '../../../kernel/message';
import type { NamedKind, RecordKind } from '../../../kernel/records/record-kind';
import { templateWorkflow } from '../versions/workflow';
import { templateList } from './list';
import { templateId } from './record';
import { templateWords } from './words';

export const namedTemplate: NamedKind<'template'> = {
  name: 'template',
  title: text('Modèle', 'Template'),
  plural: text('Modèles', 'Templates'),
  notices: {},
};

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
