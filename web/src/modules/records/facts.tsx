import type { Message } from '@vigie/domain/kernel/message';
import type { ReactNode } from 'react';
import { useSay } from '../../platform/page/messages';

export interface Fact {
  readonly label: Message;
  readonly value: ReactNode;
}

/** What is known of a record and not changed in its form. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const say = useSay();
  return (
    <dl className="grid record-fields">
      {facts.map(({ label, value }) => (
        <div key={label.en}>
          <dt className="meta">{say(label)}</dt>
          <dd className="prose">{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
