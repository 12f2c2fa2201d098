/** The first ending that fits and leaves enough of the word is taken off. */
const endings: readonly (readonly [ending: RegExp, instead: string, leaves: number])[] = [
  [/i[sz]ation$/, 'iz', 4],
  [/(?:ation|ateur|atrice)$/, 'at', 4],
  [/(?:ement|ment)$/, '', 4],
  [/ing$/, '', 3],
  [/(?:edly|ely|ly)$/, '', 4],
  [/ness$/, '', 4],
  [/[ai](?:ble|bilite)$/, '', 4],
  [/ite$/, '', 5],
  [/(?:eur?|euse)$/, '', 4],
  [/elle$/, 'el', 4],
  [/i(?:f|ve)$/, 'iv', 4],
  [/age$/, '', 4],
  // Not `temperature`: what is left would be no word to be mistyped.
  [/(?<!at)ure$/, '', 4],
  [/ion$/, '', 4],
  [/ed$/, '', 3],
  [/er$/, '', 3],
  [/ee?$/, '', 3],
];

/**
 * What a French or English word shares with its plural and its nearest relatives. It needs not be a word itself: it is
 * compared with other stems and never shown.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const one = singular(word);
  return tidied(withoutEnding(one));
}

function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/.{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (/.{2}aux$/.test(word)) return `${word.slice(0, -2)}l`;
  return /[sx]$/.test(word) ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  for (const [ending, instead, leaves] of endings) {
    if (!ending.test(word)) continue;
    const rest = word.replace(ending, instead);
    if (rest.length >= leaves && (rest.length > 3 || /[aeiouy]/.test(rest))) return rest;
  }
  return word;
}

function tidied(word: string): string {
  const single = word.replace(/([bdfgmnprt])\1$/, '$1').replace(/(?<=.{3})[ey]$/, '');
  const short = single.length > 5 ? single.replace(/at$/, '') : single;
  return short.replace(/qu$/, 'c');
}
