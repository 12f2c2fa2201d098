import { text } from '../../kernel/message';
import type { NoticeGroup } from '../../kernel/records/notices';
import { conversations } from '../notifications/public';

export const alertNotices = {
  heading: conversations,
  notices: {
    alertReceived: {
      title: text('{who} vous écrit : {summary}', '{who} wrote to you: {summary}'),
      mail: text('Vous avez reçu une alerte', 'You received an alert'),
    },
  },
} satisfies NoticeGroup;
