import { describe, expect, it } from 'vitest';
import { axisAround, axisFromZero } from './scales';

describe('an axis from zero', () => {
  it.each([
    [37, [0, 10, 20, 30, 40]],
    [4, [0, 1, 2, 3, 4]],
    [1_000_000, [0, 200_000, 400_000, 600_000, 800_000, 1_000_000]],
  ])('ends at a round number above %s', (largest, ticks) => {
    expect(axisFromZero(largest, 4).ticks).toEqual(ticks);
  });

  it.each([1, 2, 3])('has whole numbers only where %s is a count', (largest) => {
    const { ticks, max } = axisFromZero(largest, 4, true);
    expect(ticks.every(Number.isInteger)).toBe(true);
    expect(max).toBeGreaterThanOrEqual(largest);
    expect(ticks.at(-1)).toBe(max);
  });

  it.each([0, Number.NaN, Number.NEGATIVE_INFINITY])('stands even for %s', (largest) => {
    expect(axisFromZero(largest, 4, true)).toEqual({ max: 1, ticks: [0, 1] });
  });
});

describe('an axis around values', () => {
  it('does not begin at zero where they are far from it, nor below zero where none is', () => {
    expect(axisAround([92, 97, 95], 5).min).toBeGreaterThan(80);
    expect(axisAround([0, 4], 5).min).toBe(0);
    expect(axisAround([-3, 4], 5).min).toBeLessThan(-3);
  });

  it('does not go beyond what the values can be', () => {
    expect(axisAround([0.7, 1], 5, 1).max).toBe(1);
    expect(axisAround([0.2, 0.4], 5, 1).max).toBeLessThan(0.6);
  });

  it('stands for one value and for none', () => {
    const { min, max } = axisAround([5], 5);
    expect(min).toBeLessThan(5);
    expect(max).toBeGreaterThan(5);
    expect(axisAround([], 5).ticks.length).toBeGreaterThan(1);
  });
});
