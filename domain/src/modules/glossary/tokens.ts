/** Small letters without accents: `Non-conformité` and `non conformite` are the same two words. */
export function plainWords(text: string): readonly string[] {
  const letters = text.replace(/œ/gi, 'oe').replace(/æ/gi, 'ae').normalize('NFKD').replace(/\p{M}/gu, '');
  return letters.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * The words of a text as the glossary compares them: without the ending of a plural or of a feminine participle, and no
 * more. Stems would make a sealer of a seal and an order of `out of order`.
 */
export function glossaryTokens(text: string): readonly string[] {
  return plainWords(text).map((word) => word.replace(/(?<=..[^s])[sx]$/, '').replace(/(?<=..)ee$/, 'e'));
}

/** Two words with the same key are the same word. Empty for what has neither a letter nor a digit. */
export function wordKey(word: string): string {
  return glossaryTokens(word).join(' ');
}
