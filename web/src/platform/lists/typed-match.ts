/** Whether what is typed is part of a text, accents and capitals forgiven. */
export function isTypedIn(text: string, typed: string): boolean {
  return plain(text).includes(plain(typed.trim()));
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
