const longestWord = 40;
const maxWords = 300;

/**
 * The words that a text is found by: without accents, in small letters, each once. The server keeps them when a record
 * is saved and takes the same ones from what a user types into a search box.
 */
export function searchWords(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[\p{L}\p{N}_]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, longestWord)))].slice(0, maxWords);
}

/** A record's number is found whole (`in_00042`), by its digits (`00042`) and by the number itself (`42`). */
export function idWords(id: string): readonly string[] {
  const whole = id.toLowerCase();
  const digits = /\d+$/.exec(whole)?.[0];
  return digits ? [...new Set([whole, digits, String(Number(digits))])] : [whole];
}
