import type { SearchReader } from '../../../../platform/page/page-search';

export type Comparable = number | 'draft';
export type Compared = readonly [before: Comparable, after: Comparable];

/** `?compare=1,2` or `?compare=2,draft`: what makes no sense compares nothing. */
export const readComparison: SearchReader<Compared | null> = ({ compare = '' }) => {
  const [before, after, ...more] = compare.split(',').map(readOne);
  return before && after && more.length === 0 ? [before, after] : null;
};

function readOne(text: string): Comparable | null {
  if (text === 'draft') return text;
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}

export const comparisonSearch = (before: Comparable, after: Comparable) => ({ compare: `${before},${after}` });
