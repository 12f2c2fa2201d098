/** The user names that a text calls by `@name`, each once, in small letters. */
export function mentionsIn(text: string): readonly string[] {
  const called = text.matchAll(/(?:^|[\s(,;:])@([\p{L}\p{N}][\p{L}\p{N}._-]*)/gu);
  return [...new Set([...called].map(([, name]) => (name ?? '').replace(/[._-]+$/, '').toLowerCase()))];
}
