export const usernamePattern = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u;

export const longestUsername = 64;

/** `first.last` in lower case, the default of every form that does not ask for a user name. */
export function defaultUsername(firstName: string, lastName: string): string {
  const part = (name: string) =>
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{N}._]+/gu, '-')
      .replace(/^[._-]+|[._-]+$/g, '');
  const name = [part(firstName), part(lastName)].filter(Boolean).join('.');
  return cutUsername(name.length < 2 ? ['user', name].filter(Boolean).join('.') : name, longestUsername);
}

/** Between letters, never inside one. */
export function cutUsername(name: string, length: number): string {
  return name.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** One letter for a single word, otherwise those of the first and last words, `?` without a name. */
export function initialsOf(username: string | null | undefined): string {
  const words = (username ?? '').split(/[\s._-]+/).filter(Boolean);
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last) return '?';
  const letter = (word: string) => [...word][0]?.toUpperCase() ?? '';
  return words.length === 1 ? letter(first) : letter(first) + letter(last);
}
