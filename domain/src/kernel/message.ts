/** One text in both languages, and which of the two the mixed style shows. */
export interface Message {
  readonly fr: string;
  readonly en: string;
  readonly mixed: Language;
}

export type Language = 'fr' | 'en';
export const languageStyles = ['mixed', 'fr', 'en'] as const;
export type LanguageStyle = (typeof languageStyles)[number];

export type MessageValues = Readonly<Record<string, string | number>>;

/** The mixed style shows this message in French. */
export const french = (fr: string, en: string): Message => ({ fr, en, mixed: 'fr' });
/** The mixed style shows this message in English. */
export const english = (fr: string, en: string): Message => ({ fr, en, mixed: 'en' });

export function languageOf(message: Message, style: LanguageStyle): Language {
  return style === 'mixed' ? message.mixed : style;
}

/** Fills `{name}` with a value, and `{n|one|many}` with the form that the number asks for. */
export function say(style: LanguageStyle, message: Message, values: MessageValues = {}): string {
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
