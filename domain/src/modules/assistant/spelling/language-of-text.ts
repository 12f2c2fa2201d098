import type { Language } from '../../../kernel/message';

/** Only words that are frequent in one language and no word of the other: not `on`, `car`, `plus` or `son`. */
export const smallWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(
    `le la les une des du de au aux et ou donc ce cet cette ces il elle ils elles nous vous je se sa ses leur leurs qui que
    dont ne pas est sont été être était étaient ont avait avoir fait dans sur sous par avec sans vers chez en lors comme
    très aussi après avant pendant depuis lorsque cela ça un mais puis aucun aucune tous toutes afin suite selon ainsi même déjà`
      .trim()
      .split(/\s+/),
  ),
  en: new Set(
    `the and or of in at by from with without to into is are was were be been it its this that these those there we you
    they not no do does did can could should would will must has have had when while where which who what why how all any
    each other such only after before between during because until then than but if as an our their`
      .trim()
      .split(/\s+/),
  ),
};
/** The beginning of a text is as good a sample as all of it. */
const longestSample = 4000;

/** Which of the two languages a text is written in, by its small words and accents; null where neither decides. */
export function languageOfText(text: string): Language | null {
  const words =
    text
      .slice(0, longestSample)
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const score = { fr: 0, en: 0 };
  for (const word of words) {
    for (const language of ['fr', 'en'] as const) if (smallWords[language].has(word)) score[language] += 1;
    if (/[àâçèéêëîïôùûœ]/u.test(word)) score.fr += 0.5;
  }
  score.fr += 0.5 * (text.match(/\b(?:[ldnjs]|qu)['’](?=\p{L}{2})/giu)?.length ?? 0);
  if (score.fr === score.en) return null;
  return score.fr > score.en ? 'fr' : 'en';
}
