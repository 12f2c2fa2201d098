export type ChartLanguage = 'fr' | 'en';

const formats = new Map<string, Intl.NumberFormat>();

/** One for each way of writing, because making one costs more than using it a thousand times. */
function formatOf(language: ChartLanguage, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, known);
  return known;
}

/** As the language writes it, with at most so many decimals and none that are zero. */
export function formatNumber(value: number, language: ChartLanguage, decimals = 0): string {
  return formatOf(language, { maximumFractionDigits: decimals }).format(value);
}

/** A share between 0 and 1. Whole percents would call 995 of 1,000 everything, so what is nearly all or nothing gets a decimal. */
export function formatShare(share: number, language: ChartLanguage): string {
  const isNearEnd = (share > 0 && share < 0.01) || (share > 0.99 && share < 1);
  // Cut rather than rounded there: 99.96 % must not read 100 %.
  const shown = share > 0.99 && share < 1 ? Math.floor(share * 1000) / 1000 : Math.max(share, share > 0 ? 0.001 : 0);
  return formatOf(language, { style: 'percent', maximumFractionDigits: isNearEnd ? 1 : 0 }).format(shown);
}

/** Beside an axis there is room for a few signs only. */
export function formatTick(value: number, language: ChartLanguage): string {
  const options: Intl.NumberFormatOptions =
    Math.abs(value) >= 10_000 ? { notation: 'compact', maximumFractionDigits: 1 } : { maximumFractionDigits: 2 };
  return formatOf(language, options).format(value);
}
