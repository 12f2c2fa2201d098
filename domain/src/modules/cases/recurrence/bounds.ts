/** A match below this is not worth showing. */
export const minimumScore = 30;
export const maxMatches = 5;
export const highlights = { high: 70, medium: 50 } as const;
/** Two cases with the same title are at least this similar, whatever else they say. */
export const sameTitleScore = 80;
/** While somebody types: what is offered must be worth stopping for. */
export const alreadyReported = { from: minimumScore, most: 3, fewestWords: 2 } as const;
/**
 * Raised whenever a document would come out differently: the cases that an older engine has read are then read again, and
 * not found until they are. Its `terms` stay what they are called, or their old postings could not be taken away.
 */
export const engineVersion = 1;
