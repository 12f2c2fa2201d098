import { describe, expect, it } from 'vitest';
import { formatNumber, formatShare, formatTick } from './numbers';

/** French parts thousands by a narrow space that does not break. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('numbers', () => {
  it('are written as each language writes them', () => {
    expect(plain(formatNumber(1234567, 'fr'))).toBe('1 234 567');
    expect(formatNumber(1234567, 'en')).toBe('1,234,567');
    expect(plain(formatNumber(4.25, 'fr', 1))).toBe('4,3');
    expect(formatNumber(4, 'en', 1)).toBe('4');
  });

  it.each([
    [0, '0%'],
    [0.004, '0.4%'],
    [0.00001, '0.1%'],
    [0.5, '50%'],
    [0.666, '67%'],
    [0.995, '99.5%'],
    [0.9996, '99.9%'],
    [1, '100%'],
  ])('a share of %s is %s: never all or nothing where it is not', (share, shown) => {
    expect(formatShare(share, 'en')).toBe(shown);
  });

  it('stay short beside an axis, however large', () => {
    expect(formatTick(2500, 'en')).toBe('2,500');
    expect(formatTick(1_250_000, 'en')).toBe('1.3M');
    expect(plain(formatTick(12_000, 'fr'))).toBe('12 k');
  });
});
