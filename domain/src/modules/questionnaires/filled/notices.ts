import { text } from '../../../kernel/message';
import type { Notices } from '../../../kernel/records/notices';

export const questionnaireNotices = {
  questionnaireReopened: {
    title: text('{who} a rouvert votre questionnaire : {summary}', '{who} reopened your questionnaire: {summary}'),
    mail: text('Votre questionnaire est rouvert', 'Your questionnaire was reopened'),
  },
} satisfies Notices;
