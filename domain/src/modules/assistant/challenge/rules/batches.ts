import { plain } from '../../../cases/public';
import type { TextField } from '../reading';
import type { Rule } from '../remark';

/** A number behind the word for a batch: `lot n° B2024-118`, `batches 4471 and 4472`. */
const named =
  /(?<![\p{L}\p{N}])(?:lots?|batch(?:es)?)\s{1,3}(?:n°\s?|no\.?\s|number\s|numeros?\s|#\s?)?([a-z0-9]{1,8}(?:[-/_.][a-z0-9]{1,8}){0,3})(?:\s{1,2}(?:et|and|,|&)\s{1,2}([a-z]{0,4}[-]?\d[a-z0-9-]{2,12}))?/gu;
/** Another batch, which the writer compares with or distinguishes. */
const compared =
  /\b(?:temoins?|conformes?|comparaison|compare|precedente?s?|suivante?s?|autres?|reference|similaires?|non (?:impacte|concerne|touche)e?s?|pas (?:impacte|concerne|touche)e?s?|matiere|excipient|principe actif|comparison|compared|previous|next|other|control|similar|unaffected|not affected|not impacted|raw material|api|excipient)\b/;

const keyOf = (batch: string) => plain(batch).replace(/ /g, '');
const isBatchNumber = (word: string) => word.length >= 4 && /\d{2}/.test(word) && !/^(?:19|20)\d\d$/.test(word);

/** One sign another, one more, one less, or two the wrong way round. */
function isNearly(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [mine, theirs] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return (mine.length <= 1 && theirs.length <= 1) || (mine.length === 2 && mine === [...theirs].reverse().join(''));
}

function batchesNamedIn(text: TextField): readonly string[] {
  return text.sentences
    .filter((sentence) => /\d/.test(sentence.text) && !compared.test(sentence.text))
    .flatMap(({ at, text: sentence }) =>
      [...sentence.matchAll(named)].flatMap((match) =>
        [match[1], match[2]].flatMap((word) => {
          if (!word || !isBatchNumber(word)) return [];
          const place = at + match.index + match[0].lastIndexOf(word);
          return [text.written.slice(place, place + word.length).replace(/[.]$/, '')];
        }),
      ),
    );
}

/** A number that is nearly one of the list was meant to be it, unless the text names that one too. */
export const batchesDisagree: Rule = {
  code: 'batches_disagree',
  steps: 'every',
  find: ({ texts, content }) => {
    const listed = (content.steps.productBatch?.batches ?? [])
      .map(({ batchNumber }) => ({ batchNumber: batchNumber.trim(), key: keyOf(batchNumber) }))
      .filter(({ key }) => key !== '');
    if (listed.length === 0) return [];
    const known = new Set(listed.map(({ key }) => key));
    return texts.flatMap((text) => {
      const said = new Map(batchesNamedIn(text).map((word) => [keyOf(word), word]));
      return [...said]
        .filter(([key]) => !known.has(key))
        .flatMap(([own, word]) => {
          const meant = listed.find(({ key }) => isNearly(own, key) && !said.has(key));
          return meant
            ? [{ step: text.step, field: text.field, values: { batch: word, other: meant.batchNumber } }]
            : [];
        });
    });
  },
};
