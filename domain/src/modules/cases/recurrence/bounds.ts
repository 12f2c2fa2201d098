/** A match below this is not worth showing. */
export const minimumScore = 30;
export const maxMatches = 5;
export const highlights = { high: 70, medium: 50 } as const;
/** Two cases with the same title are at least this similar, whatever else they say. */
export const sameTitleScore = 80;
/** While the user types, the text is only its beginning: what is one time in five the same is worth a look. */
export const alreadyReported = { from: 20, most: 3, fewestWords: 2 } as const;
/**
 * Raised whenever a document would come out differently: the cases that an older engine has read are then read again, and
 * not found until they are.
 */
export const engineVersion = 3;
