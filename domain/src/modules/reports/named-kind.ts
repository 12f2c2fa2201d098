import { text } from '../../kernel/message';
import type { NamedKind } from '../../kernel/records/record-kind';
import { reportNotices } from './notices';

export const namedReport: NamedKind<'report'> = {
  name: 'report',
  title: text('Signalement', 'Report'),
  plural: text('Signalements', 'Reports'),
  notices: reportNotices,
};
