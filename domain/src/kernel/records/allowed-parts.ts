/**
 * What a record still allows in the records that belong to it, such as the questionnaires of a case: changes, then only
 * comments, then nothing.
 */
export const allowedParts = ['changes', 'comments', 'nothing'] as const;
export type AllowedParts = (typeof allowedParts)[number];
