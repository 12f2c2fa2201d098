import type { Message } from '../../kernel/message';
import { text } from '../../kernel/message';

export const alertSentences: Readonly<Record<string, Message>> = {
  'alert.sent': text('{who} a envoyé une alerte : {text}', '{who} sent an alert: {text}'),
};
