import type { Glossary } from '@vigie/domain/modules/glossary/contract';
import { glossaryPageMessages as m } from '@vigie/domain/modules/glossary/messages/page';
import { useSay } from '../../platform/page/messages';
import { joinedGroups } from './joined-groups';

/** What the words add to, for those who wonder what the search makes of them. */
export function Joins({ words, glossary }: { words: readonly string[]; glossary: Glossary }) {
  const say = useSay();
  const joined = joinedGroups(words, glossary);
  return <span>{joined.length > 0 ? say(m.joins, { group: joined.join(' · ') }) : say(m.joinsNothing)}</span>;
}
