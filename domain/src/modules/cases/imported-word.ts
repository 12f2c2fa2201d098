/** A word that only the cases of one import are found by: lists show them all when it is searched for. */
export const importWord = (importId: number): string => `import_${importId}`;
