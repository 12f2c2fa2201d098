export interface Token {
  /** As it was typed. */
  readonly typed: string;
  /** Small letters without accents. */
  readonly plain: string;
  /** What words are compared by: without the endings of plural and feminine. */
  readonly folded: string;
}

export const longestQuestion = 300;

/** Hyphens and apostrophes part words, as `l’AQ` and `non-conformité`; the signs within dates and numbers of records do not. */
export function tokensOf(question: string): readonly Token[] {
  const found = question.slice(0, longestQuestion).match(/\d+(?:[/.-]\d+)+|#(?=\d)|[\p{L}\p{M}\p{N}_]+/gu) ?? [];
  return found.map((typed) => {
    const plain = plainOf(typed);
    return { typed, plain, folded: foldedOf(plain) };
  });
}

export function plainOf(text: string): string {
  return text.replace(/œ/gi, 'oe').replace(/æ/gi, 'ae').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export function foldedOf(plain: string): string {
  if (plain.length < 4 || /\d/.test(plain)) return plain;
  return plain
    .replace(/[sx]$/, '')
    .replace(/e+$/, 'e')
    .replace(/(?<=....)e$/, '');
}
