import { describe, expect, it } from 'vitest';
import { isIdle } from './idle-lock';

const lastInput = new Date('2026-11-16T08:00:00Z');
const after = (seconds: number) => new Date(lastInput.getTime() + seconds * 1000);

describe('isIdle', () => {
  it.each([
    [1, 59, false],
    [1, 60, true],
    [480, 480 * 60 - 1, false],
    [480, 480 * 60, true],
    [0, 0, false],
    [0, 100_000_000, false],
  ])('with %i minutes, %i seconds after the last input: %s', (minutes, seconds, expected) => {
    expect(isIdle(minutes, lastInput, after(seconds))).toBe(expected);
  });
});
