const shortest = 4;
const longest = 20;

/** Numbers and codes are never mistyped into one another: PR-204 is not PR-205. */
export function isSpellable(term: string): boolean {
  return term.length >= shortest && term.length <= longest && /^\p{L}+$/u.test(term);
}

/** One letter too many, missing, wrong, or two swapped; nobody mistypes the first one, and short words are too alike. */
export function isTypingError(one: string, other: string): boolean {
  if (one === other || one[0] !== other[0]) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length < 5 || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return isSwapped && short.slice(at + 2) === long.slice(at + 2);
}

/** Of two words that many cases use, neither is a typing error for the other. */
export function isLikelyMistyped(frequency: number, otherFrequency: number): boolean {
  const [rare, frequent] = frequency < otherFrequency ? [frequency, otherFrequency] : [otherFrequency, frequency];
  return rare <= 3 || rare * 100 <= frequent;
}
