/** A value that somebody has made up, as one of several: a comma in it would part it in two. */
export const asListed = (value: string): string => value.replace(/[%,]/g, encodeURIComponent);
export const fromListed = (listed: string): string => listed.replace(/%2C|%25/g, decodeURIComponent);
