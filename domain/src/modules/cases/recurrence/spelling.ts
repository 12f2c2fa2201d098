const shortest = 4;
const longest = 20;

/** Numbers and codes are never mistyped into one another: PR-204 is not PR-205. */
export function isSpellable(term: string): boolean {
  return term.length >= shortest && term.length <= longest && /^\p{L}+$/u.test(term);
}

/**
 * One letter too many, missing, wrong, or two swapped; the first one is hardly ever mistyped, and short words are too
 * alike.
 */
export function isTypingError(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const more = long.length - short.length;
  if (one[0] !== other[0] || long.length < 5 || more > 1 || one === other) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  let behind = 0;
  while (behind < short.length - at && short[short.length - 1 - behind] === long[long.length - 1 - behind]) behind += 1;
  const different = short.length - at - behind;
  if (more === 1) return different === 0;
  return different === 1 || (different === 2 && short[at] === long[at + 1] && short[at + 1] === long[at]);
}

/** Of two words that many cases use, neither is a typing error for the other. */
export function isLikelyMistyped(frequency: number, otherFrequency: number): boolean {
  const [rare, frequent] = frequency < otherFrequency ? [frequency, otherFrequency] : [otherFrequency, frequency];
  return rare <= 3 || rare * 100 <= frequent;
}
