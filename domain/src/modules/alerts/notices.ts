import { text } from '../../kernel/message';
import type { NoticeGroup } from '../../kernel/records/notices';
import { conversations } from '../notifications/public';

export const alertNotices = {
  heading: conversations,
  notices: {
    alertReceived: {
      title: text('{who} vous écrit : {summary}', '{who} writes to you: {summary}'),
      mail: text('Une alerte vous est adressée', 'An alert was written to you'),
    },
  },
} satisfies NoticeGroup;
