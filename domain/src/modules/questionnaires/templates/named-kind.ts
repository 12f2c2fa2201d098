import { text } from '../../../kernel/message';
import type { NamedKind } from '../../../kernel/records/record-kind';

export const namedTemplate: NamedKind<'template'> = {
  name: 'template',
  title: text('Modèle', 'Template'),
  plural: text('Modèles', 'Templates'),
  notices: {},
};
