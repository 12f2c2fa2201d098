import { text } from '../../../kernel/message';
import type { NoticeGroup } from '../../../kernel/records/notices';

export const indicatorNotices = {
  heading: text('Indicateurs', 'Indicators'),
  notices: {
    signalFound: {
      title: text('Une carte de contrôle donne un signal : {summary}', 'A control chart shows a signal: {summary}'),
      mail: text('Un de vos indicateurs donne un signal', 'An indicator of yours shows a signal'),
    },
  },
} satisfies NoticeGroup;
