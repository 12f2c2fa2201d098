/** Unicode's own bound for texts that are read as they come is 30. */
const longestRun = 100;
/** Whole phrases in one letter (U+FDFA, U+FDFB), which become up to 18 when they are normalised. */
const phrases: ReadonlySet<number> = new Set([0xfdfa, 0xfdfb]);
const mostPhrases = 1_000;

/** Which of the letters below U+10000 are marks on the letter before them. */
const marks = new Uint8Array(0x10000);
for (let code = 0x300; code < 0x10000; code += 1) if (/\p{M}/u.test(String.fromCharCode(code))) marks[code] = 1;

/** Latin letters carry their marks within them: a text of these alone is known at once, whatever its length. */
const beyondLatin = /[^\0-\u02ff]/;

/**
 * Whether one letter carries more marks than any language writes, or a text consists of phrases in one letter. Normalising a
 * run of marks takes the square of its length: measured, two seconds for 20,000.
 */
export function isDearToNormalise(text: string): boolean {
  if (!beyondLatin.test(text)) return false;
  let run = 0;
  let said = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isPair = code >= 0xd800 && code < 0xdc00;
    if (isPair ? /\p{M}/u.test(text.slice(at, at + 2)) : marks[code] === 1) run += 1;
    else run = 0;
    if (phrases.has(code)) said += 1;
    if (run > longestRun || said > mostPhrases) return true;
    if (isPair) at += 1;
  }
  return false;
}
