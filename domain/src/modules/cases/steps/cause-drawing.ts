import { type Bone, bonesOf, type CauseLine, outline, type RootCauseFound } from './cause-tree';
import type { Cause, Causes } from './root-cause';
import { textLines, textWidth } from './text-lines';

/**
 * What a tree of causes looks like on paper or on a page, worked out without either: both draw the same boxes, lines and
 * words at the same places.
 */
export interface CauseDrawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly DrawnBox[];
  readonly lines: readonly DrawnLine[];
  readonly labels: readonly DrawnLabel[];
}

export interface DrawnBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
  readonly kind: 'problem' | 'cause' | 'root' | 'category';
}

export interface DrawnLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** `y` is the line that the letters stand on. */
export interface DrawnLabel {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export interface DrawingWords {
  /** Before the M and the type of a root cause. */
  readonly rootCause: string;
  /** The bone of the root causes without an M. */
  readonly unclassified: string;
}

export const drawnFontSize = 12;
export const drawnLineHeight = 16;
export const drawnPadding = 8;
/** From the top of a line to the foot of its letters. */
export const drawnBaseline = 12;

const margin = 12;
const boxWidth = 208;
const betweenColumns = 32;
const betweenRows = 10;

const linesIn = (text: string, width = boxWidth) => textLines(text, width - 2 * drawnPadding, drawnFontSize);
const heightOf = (lines: readonly string[]) => lines.length * drawnLineHeight + 2 * drawnPadding;

/** The problem to the left, its causes and their whys to the right of one another. */
export function causeTreeDrawing(causes: Causes, problem: string, words: DrawingWords): CauseDrawing {
  const boxes: DrawnBox[] = [];
  const lines: DrawnLine[] = [];
  const whys = whysOf(outline(causes));
  let nextRow = margin;
  const place = (text: readonly string[], kind: DrawnBox['kind'], column: number, id: string | null): number => {
    const height = heightOf(text);
    const x = margin + column * (boxWidth + betweenColumns);
    const start = nextRow;
    const middles = (whys.get(id) ?? []).map((line) =>
      place(wordsOf(line, words), line.cause.isRootCause ? 'root' : 'cause', column + 1, line.id),
    );
    const [first = start + height / 2, last = first] = [middles[0], middles.at(-1)];
    const middle = Math.max((first + last) / 2, start + height / 2);
    boxes.push({ x, y: middle - height / 2, width: boxWidth, height, lines: text, kind });
    lines.push(...connectors(x + boxWidth, middle, middles));
    nextRow = Math.max(nextRow, middle + height / 2 + betweenRows);
    return middle;
  };
  place(linesIn(problem), 'problem', 0, null);
  return { ...extentOf(boxes), boxes, lines, labels: [] };
}

function whysOf(all: readonly CauseLine[]): ReadonlyMap<string | null, readonly CauseLine[]> {
  const whys = new Map<string | null, CauseLine[]>();
  for (const line of all) {
    const beside = whys.get(line.cause.parentId);
    if (beside) beside.push(line);
    else whys.set(line.cause.parentId, [line]);
  }
  return whys;
}

function wordsOf({ number, cause }: CauseLine, words: DrawingWords): readonly string[] {
  const text = linesIn(`${number} ${cause.text}`);
  return cause.isRootCause ? [...text, ...linesIn(markOf(cause, words))] : text;
}

function markOf({ mCategory, type }: Cause, { rootCause }: DrawingWords): string {
  const said = [mCategory, type].filter((part) => part !== null).join(', ');
  return said ? `${rootCause} : ${said}` : rootCause;
}

function connectors(x: number, from: number, to: readonly number[]): DrawnLine[] {
  if (to.length === 0) return [];
  const turn = x + betweenColumns / 2;
  return [
    { x1: x, y1: from, x2: turn, y2: from },
    { x1: turn, y1: Math.min(from, ...to), x2: turn, y2: Math.max(from, ...to) },
    ...to.map((y) => ({ x1: turn, y1: y, x2: x + betweenColumns, y2: y })),
  ];
}

function extentOf(boxes: readonly DrawnBox[]): { width: number; height: number } {
  return {
    width: margin + Math.max(...boxes.map(({ x, width }) => x + width)),
    height: margin + Math.max(...boxes.map(({ y, height }) => y + height)),
  };
}

const ribWidth = 190;
const betweenBones = 24;
/** How far a bone leans for each step away from the spine. */
const lean = 0.3;
const afterRib = 12;
const nearSpine = 20;

/** The root causes by M along a spine that ends in the problem; above and below it in turn. */
export function ishikawaDrawing(causes: Causes, problem: string, words: DrawingWords): CauseDrawing {
  const bones = bonesOf(causes).map((bone) => shapeOf(bone, words));
  const above = sideOf(bones.filter((_, at) => at % 2 === 0));
  const below = sideOf(bones.filter((_, at) => at % 2 === 1));
  const head = linesIn(problem);
  const spine = margin + Math.max(above.length, heightOf(head) / 2);
  // A bone leans back over what stands before it, so the first one needs that room to its left.
  const begin = margin + Math.max(above.reach, below.reach) * lean;
  const footOf = (at: number) => begin + (Math.floor(at / 2) + 1) * (ribWidth + betweenBones);
  const end = footOf(bones.length - 1) + nearSpine;
  const placed = bones.map((bone, at) =>
    at % 2 === 0
      ? placeBone(bone, { foot: footOf(at), spine, reach: above.reach, away: -1 })
      : placeBone(bone, { foot: footOf(at), spine, reach: below.reach, away: 1 }),
  );
  const headBox: DrawnBox = {
    x: end,
    y: spine - heightOf(head) / 2,
    width: boxWidth,
    height: heightOf(head),
    lines: head,
    kind: 'problem',
  };
  return {
    width: end + boxWidth + margin,
    height: spine + Math.max(below.length, heightOf(head) / 2) + margin,
    boxes: [...placed.map(({ box }) => box), headBox],
    lines: [{ x1: margin, y1: spine, x2: end, y2: spine }, ...placed.flatMap(({ lines }) => lines)],
    labels: placed.flatMap(({ labels }) => labels),
  };
}

interface BoneShape {
  readonly name: readonly string[];
  readonly ribs: readonly (readonly string[])[];
  /** How far from the spine its last rib ends. */
  readonly reach: number;
}

function shapeOf({ category, roots }: Bone, words: DrawingWords): BoneShape {
  const ribs = roots.map((root) => textLines(ribText(root), ribWidth - drawnPadding, drawnFontSize));
  const reach = ribs.reduce((sum, rib) => sum + rib.length * drawnLineHeight + afterRib, nearSpine);
  return { name: linesIn(category ?? words.unclassified, ribWidth), ribs, reach };
}

/** All bones of a side are as long as its longest: the name of a short one would stand among the ribs of the next. */
function sideOf(bones: readonly BoneShape[]): { reach: number; length: number } {
  const reach = Math.max(0, ...bones.map((bone) => bone.reach));
  return { reach, length: reach + Math.max(0, ...bones.map(({ name }) => heightOf(name))) };
}

const ribText = ({ number, cause }: RootCauseFound) =>
  `${number} ${cause.text}${cause.type === null ? '' : ` (${cause.type})`}`;

interface BonePlace {
  readonly foot: number;
  readonly spine: number;
  readonly reach: number;
  /** Up (-1) or down (1), and back. */
  readonly away: -1 | 1;
}

/** The words of a rib stand on it; the first is the one next to the name, on either side. */
function placeBone({ name, ribs }: BoneShape, { foot, spine, reach, away }: BonePlace) {
  const xAt = (distance: number) => foot - distance * lean;
  const height = heightOf(name);
  const y = away === -1 ? spine - reach - height : spine + reach;
  const width = 2 * drawnPadding + Math.max(...name.map((line) => textWidth(line, drawnFontSize)));
  const box: DrawnBox = { x: xAt(reach) - width / 2, y, width, height, lines: name, kind: 'category' };
  const lines: DrawnLine[] = [{ x1: xAt(reach), y1: spine + away * reach, x2: foot, y2: spine }];
  const labels: DrawnLabel[] = [];
  let distance = reach - afterRib;
  for (const rib of ribs) {
    const tall = rib.length * drawnLineHeight;
    const foundAt = away === -1 ? distance - tall : distance;
    const ribY = spine + away * foundAt;
    const x = xAt(foundAt);
    lines.push({ x1: x - ribWidth, y1: ribY, x2: x, y2: ribY });
    rib.forEach((text, at) => {
      const top = ribY - tall + at * drawnLineHeight;
      labels.push({ x: x - ribWidth, y: top + drawnBaseline - 1, text });
    });
    distance -= tall + afterRib;
  }
  return { box, lines, labels };
}
