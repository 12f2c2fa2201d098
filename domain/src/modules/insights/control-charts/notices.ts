import { text } from '../../../kernel/message';
import type { NoticeGroup } from '../../../kernel/records/notices';

export const indicatorNotices = {
  heading: text('Indicateurs', 'Indicators'),
  notices: {
    signalFound: {
      title: text('Signal sur une carte de contrôle : {summary}', 'Signal on a control chart: {summary}'),
      mail: text('Signal sur un de vos indicateurs', 'Signal on one of your indicators'),
    },
  },
} satisfies NoticeGroup;
