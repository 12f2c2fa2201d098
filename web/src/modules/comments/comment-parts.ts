export interface CommentPart {
  readonly text: string;
  readonly isMention: boolean;
}

/** The same names that the server finds: `@name` at the beginning of a word, without the full stop that ends it. */
const mention = /(^|[\s(,;:])(@[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?)/gu;

/** A text cut into mentions and the rest, so that it can be shown as text. */
export function commentParts(text: string): readonly CommentPart[] {
  const parts: CommentPart[] = [];
  let from = 0;
  for (const found of text.matchAll(mention)) {
    const at = found.index + (found[1]?.length ?? 0);
    const name = found[2] ?? '';
    if (at > from) parts.push({ text: text.slice(from, at), isMention: false });
    parts.push({ text: name, isMention: true });
    from = at + name.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMention: false });
  return parts;
}

export interface Calling {
  /** Where the `@` stands. */
  readonly at: number;
  readonly typed: string;
}

/** What is being typed after an `@` that stands just before the caret; null without a mention. */
export function mentionAt(text: string, caret: number): Calling | null {
  const found = /(?:^|[\s(,;:])@([\p{L}\p{N}._-]*)$/u.exec(text.slice(0, caret));
  const typed = found?.[1];
  return typed === undefined ? null : { at: caret - typed.length - 1, typed };
}

/** The text with the name written out, and where the caret stands after it. */
export function withMention(text: string, { at, typed }: Calling, username: string): { text: string; caret: number } {
  const before = `${text.slice(0, at)}@${username} `;
  return { text: before + text.slice(at + 1 + typed.length).replace(/^ /, ''), caret: before.length };
}
