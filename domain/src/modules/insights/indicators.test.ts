import { describe, expect, it } from 'vitest';
import { changeOf, durationOf, measuredOf, verdictOf } from './figures';
import { ageBands, figureKeys, indicatorKeys, indicatorOf, leadPhases, seriesKeys } from './indicators';
import { agePartOf, figureAddress } from './question';
import { nameOfAge, nameOfPart, valueWords } from './words';

describe.each(indicatorKeys)('the indicator %s', (key) => {
  const { name, definition, numerator, denominator, measure, unit } = indicatorOf(key);

  it('says in both languages what it is and what it is made of', () => {
    for (const message of [name, definition, numerator, ...(denominator ? [denominator] : [])]) {
      expect(message.fr.length).toBeGreaterThan(3);
      expect(message.en.length).toBeGreaterThan(3);
    }
    expect(denominator !== null).toBe(measure === 'rate' || measure === 'sum');
    expect(unit === 'share').toBe(measure === 'rate');
  });

  it('says no data, and neither 0 nor 100 %, where there is nothing to count among', () => {
    const empty = measure === 'duration' ? durationOf(null, 0) : measuredOf(key, 0, denominator ? 0 : null);
    expect(empty.value).toBe(measure === 'count' || measure === 'stock' ? 0 : null);
    if (empty.value === null) {
      expect([valueWords(key, empty, 'fr'), valueWords(key, empty, 'en')]).toEqual(['Pas de données', 'No data']);
    }
  });

  it('is a share between nothing and all, or what was counted', () => {
    if (measure === 'duration') expect(durationOf(12, 3)).toEqual({ value: 12, numerator: 3, denominator: null });
    else if (measure === 'rate') {
      expect(measuredOf(key, 0, 4).value).toBe(0);
      expect(measuredOf(key, 1, 4)).toEqual({ value: 0.25, numerator: 1, denominator: 4 });
      expect(measuredOf(key, 4, 4).value).toBe(1);
    } else expect(measuredOf(key, 7, denominator ? 2 : null).value).toBe(7);
  });
});

it('R43 a figure that leaves imported cases out says so in its definition', () => {
  const leaving = indicatorKeys.filter((key) => indicatorOf(key).leavesOutImported);
  expect(leaving).toEqual(['firstTime', 'extended', 'reopened', 'leadReport', 'leadWriting']);
  for (const key of indicatorKeys) {
    const { definition } = indicatorOf(key);
    const saysSo = [
      definition.fr.includes('Sans les dossiers importés'),
      definition.en.includes('Without imported cases'),
    ];
    expect([key, ...saysSo]).toEqual([key, leaving.includes(key), leaving.includes(key)]);
  }
});

it('every indicator is a figure or a phase, and what is drawn over time is one of them', () => {
  expect([...figureKeys, ...leadPhases].sort()).toEqual([...indicatorKeys].sort());
  expect(seriesKeys.every((key) => indicatorKeys.includes(key))).toBe(true);
});

it('a change is good news, bad news or none by the direction of its indicator', () => {
  const of = (value: number | null) => ({ value, numerator: 0, denominator: null });
  expect(verdictOf('onTime', of(0.9), of(0.8))).toBe('better');
  expect(verdictOf('backlog', of(12), of(8))).toBe('worse');
  expect(verdictOf('backlog', of(8), of(8))).toBe('same');
  expect(verdictOf('opened', of(12), of(8))).toBe('neutral');
  expect(verdictOf('onTime', of(0.9), of(null))).toBe('neutral');
  expect([changeOf(of(5), of(3)), changeOf(of(null), of(3))]).toEqual([2, null]);
});

it('bands of ages meet without a gap', () => {
  for (const [place, { from }] of ageBands.entries()) {
    expect(from).toBe(place === 0 ? 0 : (ageBands[place - 1]?.to ?? Number.NaN) + 1);
  }
  expect(ageBands.at(-1)?.to).toBeNull();
  expect([agePartOf('31-60'), agePartOf('31-61'), agePartOf(undefined)]).toEqual(['31-60', null, null]);
});

it('a figure leads to an address that says all of the question but how it is drawn', () => {
  const asked = { from: '2026-01-01', to: '2026-01-31', bucket: 'day', site: 'Lyon & Tours', team: 3 } as const;
  expect(figureAddress(asked, { figure: 'opened', by: 'product', part: '' })).toBe(
    '/apps/kpi/cases?from=2026-01-01&to=2026-01-31&site=Lyon%20%26%20Tours&team=3&figure=opened&by=product&part=',
  );
  expect(figureAddress(asked, { figure: 'onTime', side: 'denominator' })).toContain('&figure=onTime&side=denominator');
  expect(figureAddress(asked, { figure: 'onTime', side: 'numerator' })).not.toContain('side');
});

it('values and parts are said as people read them', () => {
  expect(valueWords('onTime', { value: 0.875 }, 'en')).toBe('87.5%');
  expect(valueWords('onTime', { value: 0.875 }, 'fr')).toBe('87,5\u00a0%');
  expect(valueWords('leadWhole', { value: 1 }, 'en')).toBe('1 day');
  expect([nameOfAge('0-30', 'en'), nameOfAge('181-', 'fr')]).toEqual(['0 to 30 days', 'Plus de 180 jours']);
  expect([nameOfPart('kind', 'hse', 'fr'), nameOfPart('detection', 'gemba', 'en')]).toEqual(['HSE', 'Gemba']);
  expect([nameOfPart('product', '', 'en'), nameOfPart('product', 'toString', 'en')]).toEqual(['Not given', 'toString']);
});
