import { labelKey, tidyLabel } from '@vigie/domain/kernel/text-keys';

/** Words that were chosen, and one that is still being typed: what stands in the field when it is sent counts too. */
export interface Words {
  readonly chosen: readonly string[];
  readonly typed: string;
}

export const wordsOf = (chosen: readonly string[]): Words => ({ chosen, typed: '' });

/** Each once, as it was written first. */
export function wordsIn({ chosen, typed }: Words): string[] {
  const words = new Map<string, string>();
  for (const word of [...chosen, tidyLabel(typed)]) {
    if (word && !words.has(labelKey(word))) words.set(labelKey(word), word);
  }
  return [...words.values()];
}

export function withWord({ chosen }: Words, word: string): Words {
  return wordsOf(wordsIn({ chosen, typed: word }));
}

/** `8.5.1, 8.5.2` as the clauses that they are. */
export function clausesIn(typed: string): string[] {
  return wordsIn({ chosen: typed.split(/[,;\n]/).map(tidyLabel), typed: '' });
}
