import type { Rule } from '../remark';

/** Words in capitals one after another, however they are joined. */
const shouted = /(?<![\p{L}\p{N}_-])\p{Lu}[\p{Lu}'’-]*(?:[\s,;:!'’.]+\p{Lu}[\p{Lu}'’-]*){2,}(?![\p{L}\p{N}_-])/gu;
const fewestLong = 3;
const longWord = 5;
const longestShown = 60;

/** Abbreviations are short; three long words in a row are none. */
const isShouting = (words: string) =>
  (words.match(/\p{Lu}+/gu) ?? []).filter(({ length }) => length >= longWord).length >= fewestLong;

/** What a display or a label says is quoted, and so blank in what the writer says. */
const isOwn = (plain: string) => (match: RegExpExecArray) =>
  isShouting(match[0]) && plain.slice(match.index, match.index + match[0].length).trim() !== '';

export const allCaps: Rule = {
  code: 'all_caps',
  steps: 'every',
  find: ({ texts }) =>
    texts.flatMap(({ step, field, written, plain }) => {
      const found = /\p{Lu}{5}/u.test(written) ? [...written.matchAll(shouted)].find(isOwn(plain))?.[0] : undefined;
      return found ? [{ step, field, values: { words: found.replace(/\s+/g, ' ').slice(0, longestShown) } }] : [];
    }),
};
