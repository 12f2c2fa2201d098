/** As they are written; those with a digit or a sign are no words anyway. */
const units: ReadonlySet<string> = new Set(
  `mm cm dm km nm µm μm mg kg µg μg ng mL ml cL cl dL dl hL hl L l µL μL mol mmol ppm ppb rpm tr min h s ms bar mbar Pa
  kPa MPa hPa Hz kHz MHz GHz V mV kV mA kA kW kWh MW Wh kJ kcal cal dB lux lm Nm kN rad sr mS µS μS cP cSt mPa UFC CFU
  UI IU qs qsp env ex nb nbr qté réf ref id no nos vs etc ok OK min max moy avg approx resp dept qty nr`.split(/\s+/),
);

/** A word of prose and where it stands. */
export interface WordOfText {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly beginsSentence: boolean;
}

/** Runs without a space, cut where two words meet; what is written together with a digit is a code, a measure or an address. */
const run = /[^\s/(),;:!?«»"“”[\]{}<>|=+*…]+/gu;
const address = /\S*(?:@|:\/\/|www\.|\\)\S*/gu;
const code = /[\p{N}_@#&%°²³\\]/u;
const word = /[\p{L}\p{M}]+(?:['’ʼ\-‐‑·][\p{L}\p{M}]+)*/gu;
const abbreviation = /\p{L}\.\p{L}/u;
const sentenceEnd = /(?:^|[.!?:;…\n•«“"])[\s\-–—*]*$/u;

const longestWord = 40;

/** The words of a text that can be right or wrong: no codes, numbers, measures, addresses and abbreviations. */
export function* wordsOfText(text: string): Iterable<WordOfText> {
  // As long as they were, so that places stay what they are.
  const prose = text.replace(address, (found) => ' '.repeat(found.length));
  for (const { 0: found, index } of prose.matchAll(run)) {
    if (code.test(found) || abbreviation.test(found)) continue;
    for (const part of found.matchAll(word)) {
      const start = index + part.index;
      if (part[0].length > longestWord) continue;
      const beginsSentence = sentenceEnd.test(text.slice(Math.max(0, start - 8), start));
      yield { word: part[0], start, end: start + part[0].length, beginsSentence };
    }
  }
}

const elided = /^(?:[ldnjmtscç]|qu|jusqu|lorsqu|puisqu|quoiqu)['’ʼ]/i;

/** Without `l'`, `d'` and `qu'`. */
export const bareWord = (word: string) => word.replace(elided, '');

/** `CAPA`, `SharePoint`, `pH` and `mL`: letters that are neither a word nor the beginning of a sentence. */
export function isCode(word: string): boolean {
  const bare = bareWord(word);
  return bare.length < 2 || units.has(bare) || bare.split('-').some((part) => /\p{L}\p{Lu}/u.test(part));
}
