import { describe, expect, it } from 'vitest';
import { snoozeTimes } from './snooze';

const shown = (date: Date) =>
  `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()} ${date.getHours()}:${date.getMinutes()}`;

describe('snoozing', () => {
  it('takes an hour, over midnight too', () => {
    expect(shown(snoozeTimes.hour(new Date(2026, 10, 30, 23, 30)))).toBe('2026-12-1 0:30');
  });

  it('takes until tomorrow morning, also of the next month and soon after midnight', () => {
    expect(shown(snoozeTimes.tomorrow(new Date(2026, 10, 30, 17, 45)))).toBe('2026-12-1 8:0');
    expect(shown(snoozeTimes.tomorrow(new Date(2026, 10, 16, 0, 5)))).toBe('2026-11-17 8:0');
  });

  it('takes until the next Monday, never the same day', () => {
    const november = (day: number) => shown(snoozeTimes.week(new Date(2026, 10, day, 7, 0)));
    // The 16th is a Monday, the 15th and 22nd are Sundays.
    expect(november(15)).toBe('2026-11-16 8:0');
    expect(november(16)).toBe('2026-11-23 8:0');
    expect(november(18)).toBe('2026-11-23 8:0');
    expect(november(22)).toBe('2026-11-23 8:0');
    expect(shown(snoozeTimes.week(new Date(2026, 11, 31, 12)))).toBe('2027-1-4 8:0');
  });

  it('keeps to eight in the morning when the clock changes', () => {
    // In Europe on 25 October 2026, wherever else this runs on another day or never.
    expect(snoozeTimes.tomorrow(new Date(2026, 9, 24, 12)).getHours()).toBe(8);
    expect(snoozeTimes.week(new Date(2026, 9, 24, 12)).getHours()).toBe(8);
  });
});
