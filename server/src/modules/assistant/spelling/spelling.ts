import type { Language } from '@vigie/domain/kernel/message';
import { type SpellingRemark, spellingSteps } from '@vigie/domain/modules/assistant/spelling/remarks';
import { loadSpellCheckers } from './dictionaries';
import { Pauses } from './pauses';

export type { SpellingRemark } from '@vigie/domain/modules/assistant/spelling/remarks';

export interface SpellingQuestion {
  readonly language: Language;
  /** Of the company, as `ownWordsOf` gives them. */
  readonly ownWords: ReadonlySet<string>;
}

/** No field is longer. */
const longestText = 20_000;

/** The words of a text that are in no dictionary, and what may have been meant. */
export async function spellingRemarks(
  text: string,
  { language, ownWords }: SpellingQuestion,
): Promise<SpellingRemark[]> {
  const checkers = await loadSpellCheckers();
  const remarks: SpellingRemark[] = [];
  const pause = new Pauses();
  for (const remark of spellingSteps(text.slice(0, longestText), { checkers, language, ownWords })) {
    if (remark) remarks.push(remark);
    if (pause.isDue()) await pause.take();
  }
  return remarks;
}
