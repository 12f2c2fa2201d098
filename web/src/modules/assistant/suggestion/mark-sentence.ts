import type { Message } from '@vigie/domain/kernel/message';
import { factKindMessages, markMessage, markMessages } from '@vigie/domain/modules/assistant/messages/facts';
import type { SuggestionMark } from '@vigie/domain/modules/assistant/record';
import type { Say } from '../../../platform/page/messages';

const kinds: Readonly<Record<string, Message>> = factKindMessages;
const reasons: Readonly<Record<string, Message>> = markMessages;

/** What is marked, and why it must be read: `Référence : Absent du texte d’origine`. */
export function markSentence({ in: side, kind, reason }: SuggestionMark, say: Say): string {
  const why = reasons[reason] ?? (side === 'original' ? markMessages.missing : markMessages.notInOriginal);
  const what = kinds[kind];
  return what ? say(markMessage, { what: say(what), why: say(why) }) : say(why);
}
