import type { Message, MessageValues } from '../../../kernel/message';
import { exchangeMessages } from '../messages/exchange';

/** Something that was not carried over, with its place: ids of the template, or names in the file. */
export interface Loss {
  readonly code: keyof typeof exchangeMessages;
  readonly place: string;
  readonly what: string;
  readonly message: Message;
  readonly values: MessageValues;
}

export function loss(code: Loss['code'], place: string, what: string): Loss {
  return { code, place, what, message: exchangeMessages[code], values: { place, what } };
}
