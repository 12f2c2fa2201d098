import type { Message } from '@vigie/domain/kernel/message';
import { changedMarkMessages, markMessages } from '@vigie/domain/modules/assistant/messages/suggestion';
import type { SuggestionMark } from '@vigie/domain/modules/assistant/record';

/** Why a passage must be read. */
export function markMessage({ in: side, kind }: SuggestionMark): Message {
  const changed: Readonly<Record<string, Message>> = changedMarkMessages;
  const kinds: Readonly<Record<string, Message>> = markMessages[side];
  return changed[kind] ?? kinds[kind] ?? markMessages[side].other;
}
