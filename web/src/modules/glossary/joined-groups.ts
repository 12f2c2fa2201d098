import type { Glossary } from '@vigie/domain/modules/glossary/contract';
import { wordKey } from '@vigie/domain/modules/glossary/tokens';

/** The built-in groups in use that these words add to, each by its words. */
export function joinedGroups(words: readonly string[], { builtIn }: Pick<Glossary, 'builtIn'>): readonly string[] {
  const keys = new Set(words.map(wordKey));
  return builtIn
    .filter(({ isOff }) => !isOff)
    .map(({ french, english }) => [...french, ...english])
    .filter((group) => group.some((word) => keys.has(wordKey(word))))
    .map((group) => group.join(', '));
}
