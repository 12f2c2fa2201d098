import type { TextField } from '../reading';
import type { Found, Rule } from '../remark';
import type { Sentence } from '../text/said';

const mostWords = 35;
const wordsShown = 6;

/** Codes and figures of a list make no sentence longer to read. */
const wordsOf = (sentence: string) => sentence.match(/(?<![\p{L}\p{N}])\p{L}[\p{L}'’-]*(?![\p{L}\p{N}])/gu) ?? [];

const here = ({ step, field }: TextField, values: Found['values']): Found => ({ step, field, values });

const writtenAs = (text: TextField, { at, text: sentence }: Sentence) =>
  text.written
    .slice(at, at + sentence.length)
    .trim()
    .replace(/\s+/g, ' ');

export const longSentence: Rule = {
  code: 'long_sentence',
  steps: 'every',
  find: ({ texts }) =>
    texts.flatMap((text) =>
      text.sentences
        .filter((sentence) => sentence.text.length > 2 * mostWords)
        .map((sentence) => ({ sentence, n: wordsOf(sentence.text).length }))
        .filter(({ n }) => n > mostWords)
        .map(({ sentence, n }) => {
          const start = writtenAs(text, sentence).split(' ').slice(0, wordsShown).join(' ');
          return here(text, { n, start });
        }),
    ),
};

const be =
  '(?:a|ont|avait|avaient|aurait|auraient|ait|aient|ayant) ete|sont|est|soit|soient|fut|furent|etait|etaient|sera|seront|serait|seraient|etre';
const participle = '(?!ete\\b)\\p{L}{1,18}(?:ees?|es?|ies?|is|it|its|ites?|us?|ues?|ert|erts|ertes?|eint|eints)';
const passiveFr = new RegExp(`\\b(?:${be})\\s(?:pas |ensuite |alors |egalement |aussi )?(${participle})\\b`, 'gu');
const passiveEn =
  /\b(?:was|were|is|are|be|been|being)\s(?:not |then |also |subsequently |immediately )?(\p{L}{2,18}ed|found|made|done|given|taken|sent|kept|held|seen|put|written|drawn|shown|known|brought|told|left|lost|broken|chosen|driven|worn|built)\b/gu;
/** They end like participles and are none. */
const adjectives = new Set(
  `necessaire possible conforme presente present visible responsable disponible utile propre vide stable faible
  identique inferieure superieure inferieur superieur apte libre lisible vraie vrai difficile facile simple large
  critique unique rapide autre une la le les de des que ce cette entre sur plus tres red need indeed`.split(/\s+/),
);
const mostPassives = 2;
const shortestChain = 20;

function passivesIn(sentence: string): readonly string[] {
  return [...sentence.matchAll(passiveFr), ...sentence.matchAll(passiveEn)]
    .filter((match) => !adjectives.has(match[1] ?? ''))
    .sort((one, other) => one.index - other.index)
    .map((match) => match[0]);
}

export const passiveChain: Rule = {
  code: 'passive_chain',
  steps: 'every',
  find: ({ texts }) =>
    texts.flatMap((text) =>
      text.sentences.flatMap((sentence) => {
        const passives = sentence.text.length < shortestChain ? [] : passivesIn(sentence.text);
        if (passives.length <= mostPassives) return [];
        const written = passives.map((passive) => {
          const at = sentence.at + sentence.text.indexOf(passive);
          return text.written.slice(at, at + passive.length).replace(/\s+/g, ' ');
        });
        return [here(text, { words: written.slice(0, 3).join(', ') })];
      }),
    ),
};

const cutOff =
  /(?:,|(?<![\p{L}\p{N}])(?:et|ou|de|du|des|le|la|les|un|une|par|pour|avec|dans|parce que|car|que|qui|mais|donc|afin de|ainsi que|and|or|the|of|with|because|but|by|for|from|in order to|which|such as|due to|since))\s*$/u;
const longEnough = 20;

/** Only where something seems to be missing: many good entries are no sentences. */
export const textBreaksOff: Rule = {
  code: 'text_breaks_off',
  steps: 'every',
  find: ({ texts }) =>
    texts
      .filter(({ plain }) => plain.trim().length >= longEnough && cutOff.test(plain))
      .map((text) => here(text, { words: text.written.trim().split(/\s+/).slice(-4).join(' ') })),
};
