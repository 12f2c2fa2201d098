const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The name of a new entry of a list, made here: two people who add one at the same time do not meet. */
export function newEntryId(word: 'cause' | 'capa' | 'todo'): string {
  const drawn = crypto.getRandomValues(new Uint8Array(8));
  return `${word}-${[...drawn].map((byte) => letters[byte % letters.length]).join('')}`;
}
