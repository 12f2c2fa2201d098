/** A text without case, accents and invisible characters, that knows where each of its characters stood. */
export interface FoldedText {
  readonly folded: string;
  /** Where each folded character stood, and at the end the length of the text. */
  readonly places: readonly number[];
}

export function foldedText(text: string): FoldedText {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = fold(character);
    for (let index = 0; index < plain.length; index += 1) places.push(at);
    folded += plain;
    at += character.length;
  }
  places.push(text.length);
  return { folded, places };
}

/** For comparing: `É` and `e` are the same, a soft hyphen is nothing. */
export function fold(text: string): string {
  return text
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[’‘ʼ]/g, "'");
}

export interface FoldedWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

export function foldedWords({ folded }: FoldedText): readonly FoldedWord[] {
  return [...folded.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
}
