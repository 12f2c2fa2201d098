import { type Message, pageLanguageOf, type SpokenStyle, say } from '../../../kernel/message';
import type { ChartBucket } from './buckets';
import { type IndicatorName, indicatorCharts } from './indicators';
import { controlChartMessages as m } from './messages';

/** As a report shows where it comes from. */
export const signalReference = (id: number) => `KPI-${id}`;

export const controlChartAddress = (indicator: IndicatorName) => `/apps/kpi/control?indicator=${indicator}`;

export function periodWords(bucket: ChartBucket, from: string): { message: Message; values: { when: string } } {
  const [year = '', month = '', day = ''] = from.split('-');
  return bucket === 'month'
    ? { message: m.monthOf, values: { when: `${month}/${year}` } }
    : { message: m.weekOf, values: { when: `${day}/${month}/${year}` } };
}

const localeOf = (style: SpokenStyle) => (pageLanguageOf(style) === 'en' ? 'en-GB' : 'fr-FR');

/** As a person reads it: a proportion in per cent, days and counts with one decimal at most. */
export function sayValue(style: SpokenStyle, indicator: IndicatorName, value: number): string {
  const isProportion = indicatorCharts[indicator] === 'proportion';
  const digits = indicatorCharts[indicator] === 'rate' ? 2 : 1;
  const numbers = new Intl.NumberFormat(localeOf(style), { maximumFractionDigits: digits });
  const n = numbers.format(isProportion ? value * 100 : value);
  return isProportion ? say(style, m.percent, { n }) : n;
}

/** `octobre 2026` for `2026-10-01`. */
export function monthName(style: SpokenStyle, month: string): string {
  return new Intl.DateTimeFormat(localeOf(style), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(month),
  );
}
