import { describe, expect, it } from 'vitest';
import { addMonths, dayInMonth, lastDayOf, monthsOf, movedSpan, rowsIn, weekdayOf, weeksOf } from './weeks';

describe('the days of a calendar', () => {
  it('are counted over months and years', () => {
    expect(addMonths('2026-11', 3)).toBe('2027-02');
    expect(lastDayOf('2028-02')).toBe('2028-02-29');
    expect(monthsOf('2026')).toHaveLength(12);
  });

  it('keep their number in another month as far as it has one', () => {
    expect(dayInMonth('2026-01-31', '2026-02')).toBe('2026-02-28');
    expect(dayInMonth('2026-01-15', '2026-02')).toBe('2026-02-15');
  });

  it('stand in weeks from Monday to Sunday that hold the whole month', () => {
    for (const month of [...monthsOf('2026'), ...monthsOf('2027')]) {
      const weeks = weeksOf(month);
      const days = weeks.flat();
      expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === 0)).toBe(true);
      expect(days).toContain(`${month}-01`);
      expect(days).toContain(lastDayOf(month));
      expect(weeks.every((week) => week.some((day) => day.startsWith(month)))).toBe(true);
    }
  });
});

describe('the rows of a week', () => {
  const [week = []] = weeksOf('2026-11').slice(2, 3);
  const span = (id: string, from: string, until = from) => ({ id, from, until });

  it('give each span one row on all its days, beside those that run meanwhile', () => {
    const long = span('long', '2026-11-09', '2026-11-12');
    const short = span('short', '2026-11-10');
    const rows = rowsIn(week, [short, long]);
    expect(rows[0]).toEqual([{ one: long, days: 4, isFirst: true }]);
    expect(rows[1]).toEqual(['taken', { one: short, days: 1, isFirst: true }]);
  });

  it('cut a span at both ends of the week and say where it begins', () => {
    const over = span('over', '2026-11-05', '2026-11-20');
    expect(rowsIn(week, [over])[0]).toEqual([{ one: over, days: 7, isFirst: false }]);
    expect(rowsIn(week, [span('gone', '2026-11-01')]).flat()).toEqual([]);
  });

  it('use a row again once it is free', () => {
    const first = span('first', '2026-11-09', '2026-11-10');
    const second = span('second', '2026-11-09', '2026-11-12');
    const third = span('third', '2026-11-11', '2026-11-11');
    const rows = rowsIn(week, [first, second, third]);
    expect(rows[0]).toEqual([
      { one: second, days: 4, isFirst: true },
      { one: first, days: 2, isFirst: true },
    ]);
    expect(rows[2]).toEqual(['taken', { one: third, days: 1, isFirst: true }]);
  });

  it('move with their length', () => {
    expect(movedSpan({ from: '2026-11-29', until: '2026-12-01' }, 7)).toEqual({
      from: '2026-12-06',
      until: '2026-12-08',
    });
  });
});
