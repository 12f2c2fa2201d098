import { changeOf, type Figure, type Measured, verdictOf } from '@vigie/domain/modules/insights/figures';
import { type IndicatorKey, indicatorOf, type Unit } from '@vigie/domain/modules/insights/indicators';
import { kpiMessages as m } from '@vigie/domain/modules/insights/messages/kpi-page';
import type { BucketSize, Span } from '@vigie/domain/modules/insights/periods';
import type { Say } from '../../platform/page/messages';
import type { FigureChange } from '../../ui/charts/figure-tile';
import { type ChartLanguage, formatNumber, formatShare } from '../../ui/charts/numbers';
import { dayLabel, monthLabel, monthTitle } from '../../ui/charts/periods';
import { formatDay } from '../../ui/fields/day';

const euros = {
  fr: new Intl.NumberFormat('fr', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
  en: new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
};

/** How a page puts what it counts into words. */
export interface Wording {
  readonly say: Say;
  readonly language: ChartLanguage;
}

/** A value in its unit. */
export function valueIn(unit: Unit, value: number, { say, language }: Wording): string {
  switch (unit) {
    case 'share':
      return formatShare(value, language);
    case 'days':
      return `${formatNumber(value, language)} ${say(m.daysUnit)}`;
    case 'euros':
      return euros[language].format(value);
    default:
      return formatNumber(value, language);
  }
}

export const formatIn = (unit: Unit, wording: Wording) => (value: number) => valueIn(unit, value, wording);

/** Against the period before: by how much, and whether that is good news. */
export function changeWords(
  key: IndicatorKey,
  now: Measured,
  before: Measured,
  wording: Wording,
): FigureChange | undefined {
  const { say } = wording;
  const change = changeOf(now, before);
  if (change === null) {
    return now.value === null ? undefined : { words: say(m.noDataBefore), direction: 'same', tone: 'neutral' };
  }
  const words = changeOfSize(indicatorOf(key).unit, change, wording);
  const verdict = verdictOf(key, now, before);
  if (words === null || verdict === 'same') return { words: say(m.same), direction: 'same', tone: 'neutral' };
  const tone = verdict === 'better' ? 'good' : verdict === 'worse' ? 'bad' : 'neutral';
  const judged = tone === 'neutral' ? words : `${words}, ${say(tone === 'good' ? m.better : m.worse)}`;
  return { words: judged, direction: change > 0 ? 'up' : 'down', tone };
}

/** Null where it is too small to be shown. */
export function changeOfSize(unit: Unit, change: number, wording: Wording): string | null {
  const { say, language } = wording;
  if (unit === 'share') {
    const points = Math.round(Math.abs(change) * 1000) / 10;
    if (points === 0) return null;
    return say(change > 0 ? m.pointsMore : m.pointsFewer, { n: points, shown: formatNumber(points, language, 1) });
  }
  if (change === 0) return null;
  return say(change > 0 ? m.more : m.fewer, { shown: valueIn(unit, Math.abs(change), wording) });
}

/** What a rate is made of. */
export function madeOf(
  { key, value, numerator, denominator }: Pick<Figure, 'key'> & Measured,
  wording: Wording,
): string | null {
  if (value === null || denominator === null || indicatorOf(key).measure !== 'rate') return null;
  const shown = (count: number) => formatNumber(count, wording.language);
  return wording.say(m.ofAll, { part: shown(numerator), all: shown(denominator) });
}

/** R43: how many of what a figure counts were brought from elsewhere; null for none. */
export function importedWords({ imported }: { readonly imported: number }, { say, language }: Wording): string | null {
  return imported === 0 ? null : say(m.importedAmong, { n: imported, shown: formatNumber(imported, language) });
}

/** What stands under a figure: what it is made of, and how much of that was brought from elsewhere. */
export function noteOf(figure: Figure, wording: Wording): string | null {
  return [madeOf(figure, wording), importedWords(figure, wording)].filter(Boolean).join(' · ') || null;
}

/** A part of the period, on the axis and in full. */
export function partWords(part: Span, size: BucketSize, isFirst: boolean, { say, language }: Wording) {
  if (size === 'month') {
    return { label: monthLabel(part.from, language, isFirst), title: monthTitle(part.from, language) };
  }
  const title = size === 'week' ? say(m.weekOf, { day: formatDay(part.from) }) : formatDay(part.from);
  return { label: dayLabel(part.from), title };
}
