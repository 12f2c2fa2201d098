/** A value that somebody has made up, as one of several: a comma in it would part it in two. */
export const asListed = (value: string): string => value.replace(/[%,]/g, encodeURIComponent);
export const fromListed = (listed: string): string => listed.replace(/%2C|%25/g, decodeURIComponent);

/**
 * Of the values that a list is asked by, those that somebody has made up: how long one may be, how many there may be, and how
 * long all of them together, each of their letters written as three.
 */
export const ownValueBounds = { letters: 80, most: 40, together: 40 * (3 * 80 + 1) } as const;
