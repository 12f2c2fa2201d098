import { describe, expect, it } from 'vitest';
import { sql } from '../database/statement';
import { FoundNumbers } from './found-numbers';

function bitsOf(numbers: readonly number[]): Uint8Array {
  const bits = new Uint8Array(4097);
  for (const number of numbers) bits[number >> 3] = (bits[number >> 3] ?? 0) | (0x80 >> (number & 7));
  return bits;
}

const numbers = [0, 1, 7, 8, 511, 512, 30_000];
const found = new FoundNumbers(bitsOf(numbers));

describe('numbers that a search finds', () => {
  it('are counted', () => {
    expect(found.total).toBe(numbers.length);
  });

  it('are looked up one by one where they are few', () => {
    expect(found.matches(sql`e.number`).values).toEqual([`{${numbers.join()}}`]);
  });

  it('begin at either end', () => {
    expect(found.first(2, false).matches(sql`e.number`).values).toEqual(['{0,1}']);
    expect(found.first(2, true).matches(sql`e.number`).values).toEqual(['{512,30000}']);
    expect(found.first(100, true)).toBe(found);
  });

  it('are asked by their bits where they are many', () => {
    const many = new FoundNumbers(bitsOf(Array.from({ length: 2_000 }, (_, place) => place * 3)));
    expect(many.matches(sql`e.number`).text).toContain('get_bit');
    expect(many.first(1_000, true).matches(sql`e.number`).text).not.toContain('get_bit');
  });
});
