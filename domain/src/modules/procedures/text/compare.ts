import { type Block, type Blocks, plainOf, type Run } from './blocks';
import { canonicalRuns, isSameBlock, isSameDress } from './canonical';
import { type CountedWords, likeness, wordReader } from './likeness';
import { plainBlock } from './outline';
import { difference, interleave, longestRising, type Mark } from './sequences';

export interface MarkedRun {
  readonly mark: Mark;
  readonly run: Run;
}

/** An item of a list, a row of a table, or all of any other block. */
export interface MarkedLine {
  readonly mark: Mark;
  /** Of an item; others stand outermost. */
  readonly depth: number;
  readonly ordered: boolean;
  /** The cells of a row; others have one. */
  readonly cells: readonly (readonly MarkedRun[])[];
}

export interface ComparedBlock {
  readonly state: 'same' | 'added' | 'removed' | 'changed';
  /** Stands in another order among those that stayed. */
  readonly moved: boolean;
  /** As it stands in the later text, or in the former where it was removed. */
  readonly block: Block;
  /** As it was, where it changed. */
  readonly former: Block | null;
  /** Its words, marked, where it changed; null where it has none to mark: both are shown whole. */
  readonly lines: readonly MarkedLine[] | null;
}

/** Whether no word of it changed, only its kind, its level or its formatting. */
export const isReformatted = ({ former, block }: ComparedBlock) =>
  former !== null && plainBlock(former) === plainBlock(block);

/** How many blocks a redline has of each sort. */
export const countsOf = (compared: readonly ComparedBlock[]) => {
  const count = (test: (one: ComparedBlock) => boolean) => compared.filter(test).length;
  return {
    added: count(({ state }) => state === 'added'),
    changed: count(({ state }) => state === 'changed'),
    removed: count(({ state }) => state === 'removed'),
    moved: count(({ moved }) => moved),
  };
};

/** Two texts side by side: all of the later in its order, and what was removed where it stood. */
export function compare(former: Blocks, later: Blocks): readonly ComparedBlock[] {
  const [before, after] = [byId(former), byId(later)];
  const moved = movedIds(former, later);
  const order = interleave(later.map(idOf), former.map(idOf), (id) => !moved.has(id));
  return order.map((id) => comparedBlock(before.get(id), after.get(id), moved.has(id)));
}

const byId = (text: Blocks) => new Map(text.map((block) => [block.id, block]));
const idOf = ({ id }: Block) => id;

/** As few as possible: all others stand in the same order in both. */
function movedIds(former: Blocks, later: Blocks): ReadonlySet<string> {
  const places = new Map(former.map(({ id }, place) => [id, place]));
  const stayed = later.filter(({ id }) => places.has(id));
  const inOrder = longestRising(stayed.map(({ id }) => places.get(id) as number));
  return new Set(stayed.filter((_, place) => !inOrder.has(place)).map(idOf));
}

function comparedBlock(before: Block | undefined, after: Block | undefined, moved: boolean): ComparedBlock {
  const block = (after ?? before) as Block;
  const whole = { moved, block, former: null, lines: null };
  if (!before) return { ...whole, state: 'added' };
  if (!after) return { ...whole, state: 'removed' };
  if (isSameBlock(before, after)) return { ...whole, state: 'same' };
  return { ...whole, state: 'changed', former: before, lines: markedLines(before, after) };
}

interface Line {
  readonly depth: number;
  readonly ordered: boolean;
  readonly cells: readonly (readonly Run[])[];
}

function linesToMark(block: Block): readonly Line[] | null {
  switch (block.kind) {
    case 'image':
    case 'reference':
      return null;
    case 'list':
      return block.items.map(({ depth, ordered, runs }) => ({ depth, ordered, cells: [runs] }));
    case 'table':
      return block.rows.map((row) => ({ depth: 0, ordered: false, cells: row.map(({ runs }) => runs) }));
    default:
      return [{ depth: 0, ordered: false, cells: [block.runs] }];
  }
}

function markedLines(before: Block, after: Block): readonly MarkedLine[] | null {
  const [former, later] = [linesToMark(before), linesToMark(after)];
  if (!former || !later) return null;
  const marked: MarkedLine[] = [];
  let [formerPlace, place] = [0, 0];
  let gap: Gap = { removed: [], added: [] };
  const closeGap = () => {
    marked.push(...markedGap(gap));
    gap = { removed: [], added: [] };
  };
  for (const mark of difference(former.map(keyOf), later.map(keyOf))) {
    const [was, is] = [former[formerPlace], later[place]];
    if (mark === 'same' && is) {
      closeGap();
      marked.push(wholeLine('same', is));
    }
    if (mark === 'removed' && was) gap.removed.push(was);
    if (mark === 'added' && is) gap.added.push(is);
    if (mark !== 'added') formerPlace += 1;
    if (mark !== 'removed') place += 1;
  }
  closeGap();
  return marked;
}

const keyOf = (line: Line) => JSON.stringify([line.depth, line.ordered, line.cells.map(canonicalRuns)]);

interface Gap {
  readonly removed: Line[];
  readonly added: Line[];
}

/** Lines at the same place of a gap are one that was reworded, unless they have too little in common. */
function markedGap({ removed, added }: Gap): readonly MarkedLine[] {
  const read = wordReader();
  const paired = Math.min(removed.length, added.length);
  const lines = removed.slice(0, paired).flatMap((was, place) => {
    const is = added[place] as Line;
    return isReworded(read(plainLine(was)), read(plainLine(is)))
      ? [markedLine(was, is)]
      : [wholeLine('removed', was), wholeLine('added', is)];
  });
  return [
    ...lines,
    ...removed.slice(paired).map((line) => wholeLine('removed', line)),
    ...added.slice(paired).map((line) => wholeLine('added', line)),
  ];
}

/** Below this, words marked one by one are harder to read than both lines whole; it also spares the work. */
const leastLikeness = 0.3;
const isReworded = (one: CountedWords, other: CountedWords) => likeness(one, other) >= leastLikeness;

const plainLine = ({ cells }: Line) => cells.map(plainOf).join(' ');

const wholeLine = (mark: Mark, { depth, ordered, cells }: Line): MarkedLine => ({
  mark,
  depth,
  ordered,
  cells: cells.map((runs) => runs.map((run) => ({ mark, run }))),
});

function markedLine(was: Line, is: Line): MarkedLine {
  const columns = Array.from({ length: Math.max(was.cells.length, is.cells.length) }, (_, column) => column);
  return {
    mark: 'same',
    depth: is.depth,
    ordered: is.ordered,
    cells: columns.map((column) => markedRuns(was.cells[column] ?? [], is.cells[column] ?? [])),
  };
}

interface Piece {
  readonly run: Run;
  readonly key: string;
}

/** A piece in another dress is another one, so that a change of formatting is seen. */
function markedRuns(was: readonly Run[], is: readonly Run[]): readonly MarkedRun[] {
  const [former, later] = [piecesOf(was), piecesOf(is)];
  const marked: MarkedRun[] = [];
  let [formerPlace, place] = [0, 0];
  for (const mark of difference(former.map(keyOfPiece), later.map(keyOfPiece))) {
    const { run } = (mark === 'removed' ? former[formerPlace] : later[place]) as Piece;
    const last = marked.at(-1);
    if (last?.mark === mark && isSameDress(last.run, run)) {
      marked[marked.length - 1] = { mark, run: { ...run, text: last.run.text + run.text } };
    } else marked.push({ mark, run });
    if (mark !== 'added') formerPlace += 1;
    if (mark !== 'removed') place += 1;
  }
  return marked;
}

/** Words and signs, each with the space before it: a space alone would be found again everywhere. */
const piecesOf = (runs: readonly Run[]): readonly Piece[] =>
  canonicalRuns(runs).flatMap((run) => {
    const dress = JSON.stringify({ ...run, text: '' });
    const texts = run.text.match(/\s*[\p{L}\p{M}\p{N}]+|\s*[^\p{L}\p{M}\p{N}\s]|\s+/gu) ?? [];
    return texts.map((text) => ({ run: { ...run, text }, key: text + dress }));
  });

const keyOfPiece = ({ key }: Piece) => key;
