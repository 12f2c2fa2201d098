import type { Rule } from '../remark';

/** Words in capitals one after another, however they are joined. */
const shouted = /(?<![\p{L}\p{N}_-])\p{Lu}[\p{Lu}'’-]*(?:[\s,;:!'’.]+\p{Lu}[\p{Lu}'’-]*){2,}(?![\p{L}\p{N}_-])/gu;
const fewestLong = 3;
const longWord = 5;
const longestShown = 60;

/** Abbreviations are short; three long words in a row are none. */
const isShouting = (words: string) =>
  (words.match(/\p{Lu}+/gu) ?? []).filter(({ length }) => length >= longWord).length >= fewestLong;

export const allCaps: Rule = {
  code: 'all_caps',
  steps: 'every',
  find: ({ texts }) =>
    texts.flatMap(({ step, field, written }) => {
      const found = written.match(shouted)?.find(isShouting);
      return found ? [{ step, field, values: { words: found.replace(/\s+/g, ' ').slice(0, longestShown) } }] : [];
    }),
};
