import { text } from '../../../kernel/message';
import type { NamedKind } from '../../../kernel/records/record-kind';
import { copyTitleMessages } from './messages';

export const namedCopy: NamedKind<'procedure_copy'> = {
  name: 'procedure_copy',
  title: copyTitleMessages.title,
  plural: copyTitleMessages.plural,
  notices: {
    copyRecalled: {
      title: text('Rendez votre copie : {summary}', 'Give your copy back: {summary}'),
      mail: text('Une copie que vous détenez est rappelée', 'A copy that you hold is recalled'),
    },
  },
};
