import { text } from '../../kernel/message';
import type { NamedKind } from '../../kernel/records/record-kind';
import { caseNotices } from './notices';

export const namedCase: NamedKind<'case'> = {
  name: 'case',
  title: text('Dossier', 'Case'),
  plural: text('Dossiers', 'Cases'),
  notices: caseNotices,
};
