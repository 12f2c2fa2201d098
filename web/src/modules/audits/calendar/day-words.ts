type Language = 'fr' | 'en';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const known =
    formats.get(key) ?? new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'fr-FR', { ...options, timeZone: 'UTC' });
  formats.set(key, known);
  return known;
}

/** `2026-11` or `2026-11-18`. */
const dateOf = (iso: string) => new Date(`${iso.length === 7 ? `${iso}-01` : iso}T00:00:00Z`);
const inWords = (iso: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  formatOf(language, options).format(dateOf(iso));

/** `mercredi 18 novembre`, `Wednesday 18 November`. */
export const dayInWords = (day: string, language: Language) =>
  inWords(day, language, { weekday: 'long', day: 'numeric', month: 'long' });

/** `mer.`, `Wed`. */
export const weekdayInWords = (day: string, language: Language) => inWords(day, language, { weekday: 'short' });

/** `novembre 2026`, `November 2026`. */
export const monthInWords = (month: string, language: Language) =>
  inWords(month, language, { month: 'long', year: 'numeric' });
