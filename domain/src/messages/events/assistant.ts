import type { Message } from '../../kernel/message';
import { text } from '../../kernel/message';

export const assistantSentences: Readonly<Record<string, Message>> = {
  'suggestion.made': text('{who} a demandé une suggestion à l’assistant', '{who} asked the assistant for a suggestion'),
  'suggestion.accepted': text(
    '{who} a accepté une suggestion de l’assistant',
    '{who} accepted a suggestion of the assistant',
  ),
  'suggestion.refused': text(
    '{who} a refusé une suggestion de l’assistant',
    '{who} refused a suggestion of the assistant',
  ),
};
