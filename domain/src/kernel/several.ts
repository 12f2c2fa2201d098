import * as z from 'zod/mini';

/** A value that a user made up, in a comma-separated list: an own comma would split it in two. */
export const asListed = (value: string): string => value.replace(/[%,]/g, encodeURIComponent);
export const fromListed = (listed: string): string => listed.replace(/%2C|%25/g, decodeURIComponent);

/**
 * Of the values that a list is asked by, those that users made up: how long one may be, how many there may be, and how
 * long all of them together, each of their letters written as three.
 */
export const ownValueBounds = { letters: 80, most: 40, together: 40 * (3 * 80 + 1) } as const;

/**
 * Several values of a list, separated by commas in the address: `criticality=Critical,Major`. Apart from what every list
 * shares, because that is loaded with the first page.
 */
export function several<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(200)),
        z.transform((text: string) => text.split(',').filter(Boolean)),
      ),
      z.array(z.enum(values)),
    ),
  );
}

/** Several values of which not all are known here. */
export function severalOwn() {
  const { letters, most, together } = ownValueBounds;
  return z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(together)),
        z.transform((text: string) => text.split(',').filter(Boolean).map(fromListed)),
      ),
      z.array(z.string().check(z.maxLength(letters))).check(z.maxLength(most)),
    ),
  );
}
