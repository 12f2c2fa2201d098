import type { Message } from '../../kernel/message';
import { text } from '../../kernel/message';

export const feedbackSentences: Readonly<Record<string, Message>> = {
  'feedback.sent': text('{who} a envoyé un retour : {text}', '{who} sent feedback: {text}'),
  'feedback.handled': text('{who} a traité un retour', '{who} handled feedback'),
  'feedback.reopened': text('{who} a rouvert un retour', '{who} reopened feedback'),
};
