import { type Message, type SpokenStyle, say } from '../../kernel/message';
import { detectionModeMessages, kindMessages } from '../../messages/kinds';
import type { Measured } from './figures';
import { ageBands, type IndicatorKey, indicatorOf, type ParetoKey } from './indicators';
import { insightsMessages as m } from './messages/page';

const found = (messages: Readonly<Record<string, Message>>, name: string): Message | undefined =>
  Object.hasOwn(messages, name) ? messages[name] : undefined;

/** What a bar of a Pareto is called. */
export function nameOfPart(by: ParetoKey, part: string, style: SpokenStyle): string {
  if (part === '') return say(style, m.notSaid);
  const known =
    by === 'kind' ? found(kindMessages, part) : by === 'detection' ? found(detectionModeMessages, part) : undefined;
  return known ? say(style, known) : part;
}

export function nameOfAge(part: string, style: SpokenStyle): string {
  const band = ageBands.find((one) => one.part === part);
  if (!band) return part;
  return band.to === null
    ? say(style, m.ageOver, { from: band.from - 1 })
    : say(style, m.ageRange, { from: band.from, to: band.to });
}

const decimals = (value: number, digits: number, language: 'fr' | 'en') =>
  value.toLocaleString(language === 'fr' ? 'fr-FR' : 'en-GB', { maximumFractionDigits: digits });

/** A value with its unit, as people read it; what there is no data for says so. */
export function valueWords(key: IndicatorKey, { value }: Pick<Measured, 'value'>, style: SpokenStyle): string {
  if (value === null) return say(style, m.noData);
  const language = style === 'en' || style === 'mixed-en' ? 'en' : 'fr';
  switch (indicatorOf(key).unit) {
    case 'share':
      return `${decimals(value * 100, 1, language)}${language === 'fr' ? '\u00a0%' : '%'}`;
    case 'euros':
      return language === 'fr' ? `${decimals(value, 0, language)}\u00a0€` : `€${decimals(value, 0, language)}`;
    case 'days':
      return say(style, m.days, { n: value });
    default:
      return decimals(value, 0, language);
  }
}
