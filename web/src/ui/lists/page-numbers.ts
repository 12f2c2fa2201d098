export type PageMark = number | 'gap';

/** `1 2 3 ... 8 9 10`: both ends, and the neighbours of the current page; a gap of one page is that page. */
export function pageNumbers(current: number, count: number): readonly PageMark[] {
  const wanted = new Set([1, 2, 3, current - 1, current, current + 1, count - 2, count - 1, count]);
  const pages = [...wanted].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
  const marks: PageMark[] = [];
  let previous = 0;
  for (const page of pages) {
    if (page - previous === 2) marks.push(page - 1);
    else if (page - previous > 2) marks.push('gap');
    marks.push(page);
    previous = page;
  }
  return marks;
}
