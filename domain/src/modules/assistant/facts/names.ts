import type { Fact } from './fact';
import { isOrdinaryWord } from './ordinary-words';
import type { ReadText } from './read-facts';
import type { Token } from './tokens';

/** Places and the like that have another name in the other language. */
const translated = new Map(
  `allemagne germany|espagne spain|italie italy|belgique belgium|suisse switzerland|angleterre england|irlande ireland|pologne poland
  chine china|inde india|japon japan|autriche austria|suede sweden|danemark denmark|norvege norway|turquie turkey|maroc morocco|tunisie tunisia|bresil brazil
  londres london|bruxelles brussels|geneve geneva|anvers antwerp|barcelone barcelona|lisbonne lisbon|varsovie warsaw|vienne vienna|milan milano
  bpf gmp|bpl glp|bpd gdp|aq qa|cq qc|hse ehs|ufc cfu|oms who|ue eu|allemand german|espagnol spanish|italien italian|belge belgian|suisse swiss`
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(' '))
    .flatMap(([first = '', second = '']) => [
      [first, first],
      [second, first],
    ]),
);
const keyOf = (plain: string) => translated.get(plain) ?? translated.get(plain.replace(/e?s?$/, '')) ?? plain;

/** The words of a text as names are looked for in it, whatever their case and accents. */
export const nameKeysIn = ({ words }: ReadText): ReadonlySet<string> => new Set(words.map(keyOf));

function opensSentence(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || before.sentence !== tokens[at]?.sentence || /^[.!?…:•*«"“(–—-]$/.test(before.text);
}

/** Letters of another script can look like these and be others. */
const foreign = /[^\p{Script=Latin}\p{M}]/u;

/** Words that name a person or a thing. `isWord` knows more ordinary words, for example a dictionary's. */
export function namesOf(read: ReadText, isWord: (word: string) => boolean): readonly Fact[] {
  const taken = new Set(read.facts.filter(({ soft }) => !soft).flatMap(({ first, last }) => [first, last]));
  return read.tokens.flatMap((token, at) => {
    if (token.kind !== 'word' || token.text.length < 2 || taken.has(at)) return [];
    const isForeign = foreign.test(token.text);
    if (!isForeign && !/^\p{Lu}/u.test(token.text)) return [];
    const opens = opensSentence(read.tokens, at);
    const isAcronym = /^\p{Lu}{2,}$/u.test(token.text);
    if (!isForeign && isOrdinaryWord(token.plain, opens && !isAcronym)) return [];
    if (!isForeign && !isAcronym && isWord(token.text.toLowerCase())) return [];
    const elided = /^(?:d|l|n|s|c|j|qu)$/.test(token.plain);
    if (elided) return [];
    const fact = { kind: 'name', key: keyOf(token.plain), soft: false, optional: opens, things: [] } as const;
    return [{ ...fact, start: token.start, end: token.end, first: at, last: at }];
  });
}
