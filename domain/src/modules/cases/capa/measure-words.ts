import type { Message, MessageValues } from '../../../kernel/message';
import { measureMessages as m } from '../messages/capa-page';
import type { Measure } from '../steps/capa-plan';

/** What is measured, as a sentence. */
export function measureWords({ days, sameCause, sameProduct }: Measure): { message: Message; values: MessageValues } {
  const message = sameCause ? (sameProduct ? m.both : m.cause) : sameProduct ? m.product : m.any;
  return { message, values: { n: days } };
}
