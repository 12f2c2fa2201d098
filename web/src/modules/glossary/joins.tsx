import type { Glossary } from '@vigie/domain/modules/glossary/contract';
import { glossaryPageMessages as m } from '@vigie/domain/modules/glossary/messages/page';
import { wordKey } from '@vigie/domain/modules/glossary/tokens';
import { useSay } from '../../platform/page/messages';

interface JoinsProps {
  words: readonly string[];
  glossary: Glossary;
  /** Said of words that add to nothing, too. */
  isNew?: boolean;
}

/** What the words add to, for those who wonder what the search makes of them. */
export function Joins({ words, glossary, isNew = false }: JoinsProps) {
  const say = useSay();
  const joined = joinedGroups(words, glossary);
  if (joined.length === 0) return isNew ? <span>{say(m.joinsNothing)}</span> : null;
  return <span>{say(m.joins, { group: joined.join(' · ') })}</span>;
}

/** The built-in groups in use that these words add to, each by its words. */
export function joinedGroups(words: readonly string[], { builtIn }: Pick<Glossary, 'builtIn'>): readonly string[] {
  const keys = new Set(words.map(wordKey));
  return builtIn
    .filter(({ isOff }) => !isOff)
    .map(({ french, english }) => [...french, ...english])
    .filter((group) => group.some((word) => keys.has(wordKey(word))))
    .map((group) => group.join(', '));
}
