export const usernamePattern = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u;

/** `first.last` in lower case, the default of every form that does not ask for a user name. */
export function defaultUsername(firstName: string, lastName: string): string {
  const part = (name: string) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s']+/g, '-');
  return `${part(firstName)}.${part(lastName)}`;
}

/** One letter for a single word, otherwise those of the first and last words, `?` for nobody. */
export function initialsOf(username: string | null | undefined): string {
  const words = (username ?? '').split(/[\s._-]+/).filter(Boolean);
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last) return '?';
  const letter = (word: string) => [...word][0]?.toUpperCase() ?? '';
  return words.length === 1 ? letter(first) : letter(first) + letter(last);
}
