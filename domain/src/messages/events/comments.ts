import type { Message } from '../../kernel/message';
import { text } from '../../kernel/message';

export const commentSentences: Readonly<Record<string, Message>> = {
  'comment.added': text('{who} a écrit sur {on} : {text}', '{who} wrote on {on}: {text}'),
};
