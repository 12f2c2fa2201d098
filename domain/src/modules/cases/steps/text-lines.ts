/** In parts of the font's size; a little generous, because the fonts of the page and of the PDF differ. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,;:'’|!()[\]]/, 0.31],
  [/[ftr\s/\\-]/, 0.38],
  [/[mwMW@%—…]/, 0.92],
  [/[A-ZÀ-ÞŒ]/, 0.7],
];
const usualWidth = 0.59;

/** Estimated, so that the same text breaks at the same places wherever it is drawn. */
export function textWidth(text: string, fontSize: number): number {
  let width = 0;
  for (const letter of text) width += widths.find(([which]) => which.test(letter))?.[1] ?? usualWidth;
  return width * fontSize;
}

/** The text in lines that are no wider than that; a word that is wider is cut. */
export function textLines(text: string, width: number, fontSize: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .trim()
    .split(/\s+/)
    .flatMap((one) => cutWord(one, width, fontSize))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer, fontSize) <= width) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function cutWord(word: string, width: number, fontSize: number): readonly string[] {
  if (textWidth(word, fontSize) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && textWidth(part + letter, fontSize) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}
