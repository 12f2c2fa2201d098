import type { Message, MessageValues } from '../../../kernel/message';

/** What could still be said. Advice for the lead writer: nothing is refused for it. */
export interface Gap {
  readonly message: Message;
  readonly values?: MessageValues;
}
