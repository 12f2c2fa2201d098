import type { Message } from '@vigie/domain/kernel/message';
import { exchangeMessages } from '@vigie/domain/modules/questionnaires/messages/exchange';
import { useSay } from '../../../../platform/page/messages';
import type { CarriedLoss } from '../queries';
import './transfer.css';

/** What a file could not carry over, each as a sentence with its place. */
export function LossList({ losses }: { losses: readonly CarriedLoss[] }) {
  const say = useSay();
  const known = exchangeMessages as Readonly<Record<string, Message>>;
  return (
    <ul className="stack gap-4 breaks losses">
      {losses.map(({ code, place, what }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two losses may read alike
        <li key={at}>{say(known[code] ?? exchangeMessages.property, { place, what })}</li>
      ))}
    </ul>
  );
}
