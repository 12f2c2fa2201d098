import { say } from '@vigie/domain/kernel/message';
import { measuredOf } from '@vigie/domain/modules/insights/figures';
import { describe, expect, it } from 'vitest';
import { changeWords, madeOf, partWords, valueIn, type Wording } from './words';

const english: Wording = { language: 'en', say: (message, values) => say('en', message, values) };
const french: Wording = { language: 'fr', say: (message, values) => say('fr', message, values) };
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('a value', () => {
  it.each([
    ['cases', 12_345, '12,345', '12 345'],
    ['share', 0.875, '88%', '88 %'],
    ['days', 41, '41 d', '41 j'],
    ['euros', 184_250, '€184,250', '184 250 €'],
  ] as const)('in %s is written as each language writes it', (unit, value, inEnglish, inFrench) => {
    expect(plain(valueIn(unit, value, english))).toBe(inEnglish);
    expect(plain(valueIn(unit, value, french))).toBe(inFrench);
  });

  it('of a rate says of how many, and of anything else nothing', () => {
    expect(madeOf({ key: 'onTime', ...measuredOf('onTime', 18, 24) }, english)).toBe('18 of 24');
    expect(madeOf({ key: 'onTime', ...measuredOf('onTime', 0, 0) }, english)).toBeNull();
    expect(madeOf({ key: 'opened', ...measuredOf('opened', 18) }, english)).toBeNull();
  });
});

describe('a change against the period before', () => {
  const of = (key: 'opened' | 'backlog' | 'onTime', now: [number, number?], before: [number, number?]) =>
    changeWords(key, measuredOf(key, ...now), measuredOf(key, ...before), english);

  it('says by how much, and whether that is good news', () => {
    expect(of('backlog', [56], [60])).toEqual({ words: '4 fewer, better', direction: 'down', tone: 'good' });
    expect(of('backlog', [60], [56])).toEqual({ words: '4 more, worse', direction: 'up', tone: 'bad' });
    expect(of('opened', [60], [56])).toEqual({ words: '4 more', direction: 'up', tone: 'neutral' });
    expect(of('onTime', [9, 10], [8, 10])?.words).toBe('10 points more, better');
    expect(of('onTime', [100, 100], [99, 100])?.words).toBe('1 point more, better');
  });

  it('is none where both are the same, or differ by less than is shown', () => {
    expect(of('backlog', [5], [5])).toEqual({ words: 'Unchanged', direction: 'same', tone: 'neutral' });
    expect(of('onTime', [10_000, 20_000], [10_001, 20_000])?.words).toBe('Unchanged');
  });

  it('is not shown against nothing, nor of nothing', () => {
    expect(of('onTime', [9, 10], [0, 0])?.words).toBe('No data before');
    expect(of('onTime', [0, 0], [9, 10])).toBeUndefined();
  });
});

describe('a part of the period', () => {
  it('is named by its month, its week or its day', () => {
    const may = { from: '2026-05-01', to: '2026-05-31' };
    expect(partWords(may, 'month', false, french)).toEqual({ label: 'mai', title: 'mai 2026' });
    expect(partWords(may, 'month', true, english)).toEqual({ label: 'May 26', title: 'May 2026' });
    const week = { from: '2026-05-04', to: '2026-05-10' };
    expect(partWords(week, 'week', false, english)).toEqual({ label: '04/05', title: 'Week of 04/05/2026' });
    expect(partWords({ from: '2026-05-04', to: '2026-05-04' }, 'day', false, french).title).toBe('04/05/2026');
  });
});
