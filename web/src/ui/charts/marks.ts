/** What can be pointed at in a chart: one value of it. */
export interface Mark {
  readonly key: string;
  /** Its place along the chart, and which of the values that stand at this place it is. */
  readonly at: number;
  readonly series: number;
  /** Where its words are shown. */
  readonly x: number;
  readonly y: number;
  /** What a pointer may touch of it. */
  readonly area: Area;
  readonly title: string;
  readonly lines: readonly MarkLine[];
  /** Where it leads. */
  readonly href?: string | undefined;
}

export interface MarkLine {
  readonly label: string;
  readonly value: string;
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The one under the pointer or, where none is, the nearest; null beyond reach. */
export function markAt(marks: readonly Mark[], x: number, y: number, reach = 24): Mark | null {
  let [nearest, least, tie]: [Mark | null, number, number] = [null, reach, Number.POSITIVE_INFINITY];
  for (const mark of marks) {
    const away = distanceTo(mark.area, x, y);
    const toAnchor = Math.hypot(mark.x - x, mark.y - y);
    if (away < least || (away === least && toAnchor < tie)) [nearest, least, tie] = [mark, away, toAnchor];
  }
  return nearest;
}

function distanceTo(area: Area, x: number, y: number): number {
  const sideways = Math.max(area.x - x, 0, x - area.x - area.width);
  const upright = Math.max(area.y - y, 0, y - area.y - area.height);
  return Math.hypot(sideways, upright);
}

/** Which way the places of a chart follow each other. */
export type Direction = 'across' | 'down';

const alongKeys = {
  across: { ArrowRight: 1, ArrowLeft: -1 },
  down: { ArrowDown: 1, ArrowUp: -1 },
} as const;

/** Where a key leads from a mark: along the chart, or to the other value at the same place; null for any other key. */
export function markAfter(marks: readonly Mark[], from: Mark | null, key: string, direction: Direction): Mark | null {
  const along: number | undefined = { ...alongKeys[direction] }[key as never];
  const between: number | undefined = { ...alongKeys[direction === 'across' ? 'down' : 'across'] }[key as never];
  if (key === 'Home' || key === 'End') {
    const same = marks.filter(({ series }) => !from || series === from.series);
    return (key === 'Home' ? same[0] : same.at(-1)) ?? null;
  }
  if (along === undefined && between === undefined) return null;
  if (!from) return marks[0] ?? null;
  if (between !== undefined) {
    const here = marks.filter(({ at }) => at === from.at);
    return here[here.indexOf(from) + between] ?? from;
  }
  const same = marks.filter(({ series }) => series === from.series);
  return same[same.indexOf(from) + (along ?? 0)] ?? from;
}

/** What is read out of it. */
export const wordsOf = ({ title, lines }: Mark) =>
  `${title}, ${lines.map(({ label, value }) => (label ? `${label}: ${value}` : value)).join(', ')}`;
