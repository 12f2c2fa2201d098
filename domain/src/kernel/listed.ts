/** A value that a user made up, in a comma-separated list: an own comma would split it in two. */
export const asListed = (value: string): string => value.replace(/[%,]/g, encodeURIComponent);
export const fromListed = (listed: string): string => listed.replace(/%2C|%25/g, decodeURIComponent);

/**
 * Of the values that a list is asked by, those that users made up: how long one may be, how many there may be, and how
 * long all of them together, each of their letters written as three.
 */
export const ownValueBounds = { letters: 80, most: 40, together: 40 * (3 * 80 + 1) } as const;
