import { expect, it } from 'vitest';
import { backgroundOf, backgroundSize, meanBackground, relianceOn, standingOut, type Views } from './background';

const views = (share: number): Views => [share, share, share];
const hundred = (share: number) => Array.from({ length: backgroundSize }, () => views(share));

it('is the mean and the deviation of the nearest hundred, by view', () => {
  const nearest = hundred(0.1).map((one, n): Views => (n % 2 === 0 ? [0.3, 0.2, 0] : one));
  const { means, deviations } = backgroundOf([...nearest, ...hundred(0.9)]) ?? { means: [], deviations: [] };
  expect(means.map((mean) => mean.toFixed(3))).toEqual(['0.200', '0.150', '0.050']);
  expect(deviations.map((one) => one.toFixed(3))).toEqual(['0.100', '0.050', '0.050']);
  expect(backgroundOf([])).toBeNull();
});

it('lets nothing stand out without end where all are as alike', () => {
  const same = backgroundOf(hundred(0.2));
  expect(same && standingOut(views(0.21), same, views(0.21), same)).toBeCloseTo(1);
});

it('is relied on where many come near and few of them say the same', () => {
  expect(relianceOn([])).toBe(0);
  expect(relianceOn([views(0.1), views(0.2)])).toBeCloseTo(0.017);
  expect(relianceOn(hundred(0.15))).toBeCloseTo(0.85);
  expect(relianceOn(hundred(0.9))).toBeCloseTo(0.1);
  expect(relianceOn(hundred(1.4))).toBeCloseTo(0);
});

it('of a case that was not measured is the mean of the others', () => {
  const [one, other] = [0.1, 0.3].map((share) => ({ means: views(share), deviations: views(share / 2) }));
  expect(meanBackground([])).toBeNull();
  const middle = one && other && meanBackground([one, other]);
  expect(middle?.means[2]).toBeCloseTo(0.2);
  expect(middle?.deviations[0]).toBeCloseTo(0.1);
});

it('stands out by the sum over the views, both ways', () => {
  const own = { means: [0.1, 0.2, 0.3], deviations: [0.1, 0.1, 0.1] } as const;
  const other = { means: [0, 0, 0], deviations: [0.2, 0.2, 0.2] } as const;
  expect(standingOut([0.2, 0.4, 0.3], own, [0.2, 0.4, 0], other)).toBeCloseTo((1 + 2 + 0 + 1 + 2 + 0) / 6);
});
