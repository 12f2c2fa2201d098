import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers';

describe('page numbers', () => {
  it('shows both ends of a long list', () => {
    expect(pageNumbers(1, 10)).toEqual([1, 2, 3, 'gap', 8, 9, 10]);
    expect(pageNumbers(10, 10)).toEqual([1, 2, 3, 'gap', 8, 9, 10]);
  });

  it('keeps the neighbours of the current page', () => {
    expect(pageNumbers(20, 40)).toEqual([1, 2, 3, 'gap', 19, 20, 21, 'gap', 38, 39, 40]);
  });

  it('never hides a single page behind a gap', () => {
    expect(pageNumbers(5, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(pageNumbers(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('shows every page of a short list', () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
    expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
  });
});
