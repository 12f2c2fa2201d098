import type { Rule } from '../remark';
import { type PhraseFound, phraseFinder, phrasesIn } from '../text/phrases';
import type { Said } from '../text/said';

const french = phrasesIn(`
  environ, approximativement, a peu pres, plus ou moins, grosso modo, aux alentours de, quelques, quelques-uns,
  quelques-unes, plusieurs, certains, certaines, beaucoup, un certain nombre, un grand nombre, un petit nombre, une partie,
  la plupart, un peu, assez, parfois, souvent, rarement, quelquefois, de temps en temps, de temps a autre, regulierement,
  generalement, en general, habituellement, occasionnellement, frequemment, recemment, dernierement, prochainement,
  ulterieurement, bientot, des que possible, au plus vite, si possible, si besoin, si necessaire,
  le cas echeant, peut-etre, peut etre, probablement, sans doute, vraisemblablement, apparemment, il semble, il semblerait,
  il parait, semble-t-il, semble, semblent, semblerait, a priori, divers, diverses, etc, et cetera, et autres, entre autres`);

const english = phrasesIn(`
  approximately, approx, roughly, more or less, some, several, a few, a lot of, lots of, a number of, a couple of, many,
  most of, sometimes, often, rarely, occasionally, frequently, regularly, usually, generally, from time to time, recently,
  lately, soon, shortly, as soon as possible, asap, if possible, if necessary, if needed, as needed, where appropriate,
  as appropriate, maybe, perhaps, probably, possibly, presumably, apparently, it seems, seems, seemed, appears to be,
  various, and so on, and so forth, sort of, kind of, somewhat, quite a few, somehow`);

/** Vague only before a number. */
const aroundNumber = /(?<![\p{L}\p{N}])(?:about|around|circa|autour de|vers)\s{1,3}(?=\d)/gu;

const findVague = phraseFinder([...french, ...english]);
const maxShown = 3;

/** `plusieurs flacons (12 sur 300)` says how many, `how many` asks. */
function isPrecise(plain: string, { phrase, at, end }: PhraseFound): boolean {
  if (phrase === 'many' && /(?:how|as|so|too)\s+$/.test(plain.slice(Math.max(0, at - 6), at))) return true;
  if (phrase === 'sans doute' && /^\s+(?:possible|aucun)/.test(plain.slice(end, end + 12))) return true;
  const sentence = /^[^.!?;\n]{0,60}/.exec(plain.slice(end))?.[0] ?? '';
  return countable.has(phrase) && /[(:]\s*(?:\p{L}+[\s-]){0,3}(?:n[°o]\s*)?[\p{L}-]{0,6}\d/u.test(sentence);
}

const countable = new Set(
  phrasesIn(`quelques, plusieurs, certains, certaines, un certain nombre, un grand nombre, un petit nombre, une partie,
  la plupart, divers, diverses, some, several, a few, a number of, a couple of, many, most of, various, a lot of`),
);

function vagueWordsIn(text: Said): readonly string[] {
  const phrases = findVague(text).filter((found) => !isPrecise(text.plain, found));
  const around = [...text.plain.matchAll(aroundNumber)].map((match) => ({
    at: match.index,
    written: text.written.slice(match.index, match.index + match[0].length).trim(),
  }));
  const inOrder = [...phrases, ...around].sort((one, other) => one.at - other.at);
  return [...new Set(inOrder.map(({ written }) => written))];
}

export const vagueWord: Rule = {
  code: 'vague_word',
  steps: 'every',
  find: ({ texts }) =>
    texts.flatMap((text) => {
      const words = vagueWordsIn(text);
      const shown = words.slice(0, maxShown).join(', ');
      return words.length > 0 ? [{ step: text.step, field: text.field, values: { words: shown } }] : [];
    }),
};
