import { describe, expect, it } from 'vitest';
import { barsHeight, layOutBars } from './bars-layout';
import { cumulativeShares, layOutColumns } from './columns-layout';
import { type ControlPoint, layOutControl, stepPath, zoneAt } from './control-layout';
import { layOutRanges } from './range-layout';
import { layOutSparkline } from './sparkline-layout';
import { layOutTime } from './time-layout';

const measure = (text: string) => [...text].length * 6;
const format = String;
const point = (key: string, ...values: (number | null)[]) => ({ key, label: key, title: key, values });
const series = [{ label: 'Opened' }, { label: 'Closed' }];
const time = { series, kind: 'lines', format, formatTick: format, isWhole: true } as const;

describe('values over time', () => {
  it('stand inside the frame, the larger the higher', () => {
    const { marks, left, right, top, bottom } = layOutTime(
      { ...time, points: [point('a', 2, 8), point('b', 5, 0)] },
      600,
      240,
      measure,
    );
    expect(marks.map(({ key }) => key)).toEqual(['a/0', 'a/1', 'b/0', 'b/1']);
    expect(marks[1]?.y).toBeLessThan(marks[0]?.y ?? 0);
    expect(marks[3]?.y).toBe(bottom);
    for (const { x, y } of marks) {
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(right);
      expect(y).toBeGreaterThanOrEqual(top);
    }
  });

  it('leave out what is not known', () => {
    const { marks } = layOutTime({ ...time, points: [point('a', null, 3)] }, 600, 240, measure);
    expect(marks.map(({ key }) => key)).toEqual(['a/1']);
  });

  it('a single one stands in the middle', () => {
    const { marks, left, right } = layOutTime({ ...time, points: [point('a', 3)] }, 600, 240, measure);
    expect(marks[0]?.x).toBe((left + right) / 2);
  });

  it('columns of one place do not cover each other, on a phone and with three years neither', () => {
    const points = Array.from({ length: 36 }, (_, at) => point(String(at), at, 36 - at));
    const { marks, column } = layOutTime({ ...time, points, kind: 'columns' }, 300, 240, measure);
    const edges = marks.map(({ x }) => x - column / 2);
    for (let at = 1; at < edges.length; at += 1) {
      expect((edges[at] ?? 0) - (edges[at - 1] ?? 0)).toBeGreaterThanOrEqual(column - 0.001);
    }
  });
});

describe('bars', () => {
  const bars = [
    { key: 'a', label: 'Contrôle à réception des matières premières et des articles', value: 12 },
    { key: 'b', label: 'Presse', value: 0 },
    { key: 'c', label: 'Pesée', value: 3 },
  ];
  const data = { bars, valueLabel: 'Cases', format };

  it('are as long as their values, and values keep their room at the right', () => {
    const { rows, right, left } = layOutBars(data, 600, measure);
    expect(rows.map(({ length }) => Math.round((length / (rows[0]?.length ?? 1)) * 12))).toEqual([12, 0, 3]);
    expect(left + (rows[0]?.length ?? 0)).toBeLessThanOrEqual(right);
    expect(right).toBeLessThan(600 - measure('12'));
  });

  it('cut long labels, and keep them whole in the tooltip', () => {
    const { rows, marks } = layOutBars(data, 600, measure);
    expect(rows[0]?.text).toMatch(/^Contrôle à réception.*…$/);
    expect(marks[0]?.title).toBe(bars[0]?.label);
    expect(rows[1]?.text).toBe('Presse');
  });

  it('have their labels above them on a phone, where rows are as high as a finger', () => {
    const { rows, left } = layOutBars(data, 320, measure);
    expect(left).toBe(1);
    expect(rows.every(({ labelY, y }) => labelY < y)).toBe(true);
    expect(barsHeight(3, 320)).toBeGreaterThanOrEqual(3 * 44);
  });
});

describe('columns', () => {
  it('add up to the whole', () => {
    expect(cumulativeShares([5, 3, 2])).toEqual([0.5, 0.8, 1]);
    expect(cumulativeShares([5, 3], 16)).toEqual([0.3125, 0.5]);
    expect(cumulativeShares([0, 0])).toEqual([0, 0]);
  });

  it('keep inside the frame, huge or alone', () => {
    const data = {
      bars: [{ key: 'a', label: 'Méthode', value: 3_500_000 }],
      valueLabel: 'Cost',
      cumulativeLabel: 'Together',
      format,
      formatShare: format,
      formatTick: format,
    };
    const { columns, left, right, top, bottom } = layOutColumns(data, 400, 260, measure);
    const [only] = columns;
    expect(only?.x).toBeGreaterThan(left);
    expect((only?.x ?? 0) + (only?.thick ?? 0)).toBeLessThan(right);
    expect(only?.y).toBeGreaterThanOrEqual(top);
    expect(only?.share).toBe(1);
    expect(only?.shareY).toBeLessThan(bottom);
  });
});

describe('ranges', () => {
  it('say no data where nothing was measured, and lead nowhere', () => {
    const { rows, marks } = layOutRanges(
      {
        ranges: [
          { key: 'a', label: 'Approval', middle: 2, high: 6, href: '/a' },
          { key: 'b', label: 'Investigation', middle: null, high: null, href: '/b' },
        ],
        middleLabel: 'Median',
        highLabel: 'p90',
        noData: 'no data',
        format,
      },
      600,
      measure,
    );
    expect(rows.map(({ shown }) => shown)).toEqual(['2 – 6', 'no data']);
    expect(rows[0]?.middleX).toBeLessThan(rows[0]?.highX ?? 0);
    expect(marks.map(({ href }) => href)).toEqual(['/a', undefined]);
  });
});

describe('a control chart', () => {
  const at = (key: string, value: number | null, upper = 10): ControlPoint => ({
    key,
    label: key,
    title: key,
    value,
    centre: 5,
    upper,
    lower: 0,
    signals: value !== null && value > upper ? [{ mark: '1', words: 'Beyond the limit' }] : [],
  });
  const data = {
    points: [at('a', 4), at('b', 12), at('c', null), at('d', 5, 8)],
    valueLabel: 'Value',
    upperLabel: 'UCL',
    centreLabel: 'Mean',
    lowerLabel: 'LCL',
    format,
    formatTick: format,
  };

  it('tells value, limits and the rule that is broken, and has no point where nothing was measured', () => {
    const { marks, top } = layOutControl(data, 600, 260, measure);
    expect(marks.map(({ key }) => key)).toEqual(['a', 'b', 'd']);
    expect(marks[1]?.lines.at(-1)).toEqual({ label: '1', value: 'Beyond the limit' });
    expect(marks[1]?.y).toBeGreaterThanOrEqual(top);
  });

  it('draws limits that differ from point to point as steps', () => {
    const places = [
      { x: 10, y: 50 },
      { x: 30, y: 50 },
      { x: 50, y: 20 },
    ];
    expect(stepPath(places, 0, 60)).toBe('M0 50L20 50L20 50L40 50L40 20L60 20');
    expect(stepPath([{ x: 10, y: null }, ...places.slice(1)], 0, 60)).toBe('M20 50L40 50L40 20L60 20');
  });

  it('has zones at thirds of the way, and none beyond a limit that is cut off at zero', () => {
    const uneven = { ...at('a', 4), lower: 2 };
    expect(zoneAt(at('a', 4), 2 / 3)).toBeCloseTo(8.33);
    expect(zoneAt(at('a', 4), -1 / 3)).toBeCloseTo(3.33);
    expect(zoneAt({ ...uneven, sigma: 2 }, 1 / 3)).toBe(7);
    expect(zoneAt({ ...uneven, sigma: 2 }, -2 / 3)).toBeNull();
    expect(zoneAt({ ...uneven, upper: 8, sigma: 2 }, 2 / 3)).toBeNull();
    expect(zoneAt({ ...uneven, centre: null }, 1 / 3)).toBeNull();
  });
});

describe('a sparkline', () => {
  it('reaches from the lowest to the highest, and leaves gaps out', () => {
    expect(layOutSparkline([1, null, 3], 88, 28)).toEqual([
      { x: 3, y: 25 },
      { x: 85, y: 3 },
    ]);
  });

  it('of equal values is level, of one value a point in the middle, of none nothing', () => {
    expect(layOutSparkline([2, 2], 88, 28).map(({ y }) => y)).toEqual([14, 14]);
    expect(layOutSparkline([7], 88, 28)).toEqual([{ x: 44, y: 14 }]);
    expect(layOutSparkline([null], 88, 28)).toEqual([]);
  });
});
