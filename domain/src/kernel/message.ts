/** One text in both languages, and which of the two the mixed style shows. */
export interface Message {
  readonly fr: string;
  readonly en: string;
  readonly mixed: Language | 'page';
}

export type Language = 'fr' | 'en';
export const languageStyles = ['mixed', 'fr', 'en'] as const;
export type LanguageStyle = (typeof languageStyles)[number];
/** A style on a page: the mixed one also follows the language of the page. */
export type SpokenStyle = Language | `mixed-${Language}`;

export type MessageValues = Readonly<Record<string, string | number>>;

/** The requirements show this text in French: the mixed style says it so on every page. */
export const french = (fr: string, en: string): Message => ({ fr, en, mixed: 'fr' });
/** The requirements show this text in English: the mixed style says it so on every page. */
export const english = (fr: string, en: string): Message => ({ fr, en, mixed: 'en' });
/** The requirements do not show this text: the mixed style says it in the language of the page. */
export const text = (fr: string, en: string): Message => ({ fr, en, mixed: 'page' });

export function styleOnPage(style: LanguageStyle, page: Language): SpokenStyle {
  return style === 'mixed' ? `mixed-${page}` : style;
}

/** What a page in this style is in, whatever single texts keep a language of their own. */
export function pageLanguageOf(style: SpokenStyle): Language {
  return style === 'en' || style === 'mixed-en' ? 'en' : 'fr';
}

export function languageOf({ mixed }: Message, style: SpokenStyle): Language {
  return mixed === 'page' || style === 'fr' || style === 'en' ? pageLanguageOf(style) : mixed;
}

/** Fills `{name}` with a value, and `{n|one|many}` with the form that the number asks for. */
export function say(style: SpokenStyle, message: Message, values: MessageValues = {}): string {
  const language = languageOf(message, style);
  return message[language].replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name, one, many) => {
    const value = values[name];
    if (value === undefined) return whole;
    return one === undefined ? String(value) : isSingular(language, Number(value)) ? one : many;
  });
}

/** French counts zero as singular, English does not. */
function isSingular(language: Language, count: number): boolean {
  return language === 'fr' ? Math.abs(count) < 2 : Math.abs(count) === 1;
}
