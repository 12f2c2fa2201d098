import type { Message, MessageValues } from '../../kernel/message';
import type { Attachment } from './contract';
import { changedSinceMessages as m } from './messages';

export type Speak = (message: Message, values?: MessageValues) => string;

/** Files added or removed between two readings of a record. */
export function filesChangedSince(looked: readonly Attachment[], now: readonly Attachment[], speak: Speak): string[] {
  const isIn = (list: readonly Attachment[]) => {
    const ids = new Set(list.map(({ id }) => id));
    return ({ id }: Attachment) => ids.has(id);
  };
  const isNow = isIn(now);
  const wasThen = isIn(looked);
  return [
    ...now
      .filter((file) => !wasThen(file))
      .map(({ name, uploadedBy }) => speak(m.fileAdded, { name, who: uploadedBy })),
    ...looked.filter((file) => !isNow(file)).map(({ name }) => speak(m.fileRemoved, { name })),
  ];
}
