import type { Message } from '../../../kernel/message';
import { defaultTitleMessages } from '../messages/builder';

export type TitledKind = 'section' | 'page' | 'question';

const defaultTitle: Readonly<Record<TitledKind, RegExp>> = {
  section: /^Section \d+$/,
  page: /^Page \d+$/,
  question: /^Question \d+$/,
};

/**
 * What is kept of a typed title: null for one that reads like a default title, which is numbered anew wherever it stands.
 * A blank one is no title: undefined, and the old one stays.
 */
export function keptTitle(kind: TitledKind, typed: string): string | null | undefined {
  const title = typed.trim();
  if (title === '') return undefined;
  return defaultTitle[kind].test(title) ? null : title;
}

/** What a place is called: its own title, or the default one with its number among its siblings, from 1. */
export function titleShown(
  kind: TitledKind,
  title: string | null,
  number: number,
): { readonly title: string } | { readonly message: Message; readonly values: { readonly n: number } } {
  return title === null ? { message: defaultTitleMessages[kind], values: { n: number } } : { title };
}

/** The same in plain text; default titles read alike in both languages. */
export function titleText(kind: TitledKind, title: string | null, number: number): string {
  return title ?? defaultTitleMessages[kind].en.replace('{n}', String(number));
}
