import { type Block, type Blocks, blocks, linesOf, plainOf } from './blocks';
import { textBounds } from './bounds';
import type { TextProblemName } from './messages';

/** One thing that is wrong, and the block it is wrong in: null is the text as a whole. Its sentence is in `textProblemMessages`. */
export interface TextProblem {
  readonly problem: TextProblemName;
  readonly block: string | null;
  readonly values: Readonly<Record<string, number>>;
}

const problemOf = (
  problem: TextProblemName,
  block: string | null = null,
  values: TextProblem['values'] = {},
): TextProblem => ({ problem, block, values });

/**
 * Why a value that came from outside is not kept as a text. Sizes are counted before anything is looked at closely, so that
 * a text made to be slow costs no more than the largest one that is allowed.
 */
export function textProblem(value: unknown): TextProblem | null {
  return sizeProblem(value) ?? (isReadable(value) ? ruleProblem(value) : problemOf('unreadable'));
}

const isReadable = (value: unknown): value is Blocks => blocks.safeParse(value).success;

interface Sizes {
  letters: number;
  runs: number;
  cells: number;
  images: number;
}

function sizeProblem(value: unknown): TextProblem | null {
  if (!Array.isArray(value)) return problemOf('unreadable');
  if (value.length > textBounds.blocks) return problemOf('tooManyBlocks', null, { max: textBounds.blocks });
  const sizes: Sizes = { letters: 0, runs: 0, cells: 0, images: 0 };
  for (const block of value) {
    const before = sizes.letters;
    addSizes(sizes, block);
    if (sizes.letters - before > textBounds.blockLetters) {
      return problemOf('blockTooLong', idOf(block), { max: textBounds.blockLetters });
    }
    const shape = sizeOfShape(block);
    if (shape) return shape;
    const exceeded = limits.find(([size, max]) => sizes[size] > max);
    if (exceeded) return problemOf(exceeded[2], null, { max: exceeded[1] });
  }
  return null;
}

function sizeOfShape(block: unknown): TextProblem | null {
  const { items, rows, columns } = textBounds;
  const table = listOf(property(block, 'rows'));
  if (table.length > rows || table.some((row) => listOf(row).length > columns)) {
    return problemOf('tableTooLarge', idOf(block), { rows, columns });
  }
  const isLong = listOf(property(block, 'items')).length > items;
  return isLong ? problemOf('listTooLong', idOf(block), { max: items }) : null;
}

const limits = [
  ['letters', textBounds.letters, 'tooLong'],
  ['runs', textBounds.runs, 'tooManyRuns'],
  ['cells', textBounds.cells, 'tooManyCells'],
  ['images', textBounds.images, 'tooManyImages'],
] as const satisfies readonly (readonly [keyof Sizes, number, TextProblemName])[];

/** Of a value that nothing is known about yet: what is not a list counts as nothing, and the schema refuses it later. */
function addSizes(sizes: Sizes, block: unknown): void {
  if (isObject(block) && block.kind === 'image') sizes.images += 1;
  addRuns(sizes, property(block, 'runs'));
  for (const item of listOf(property(block, 'items')).slice(0, textBounds.items))
    addRuns(sizes, property(item, 'runs'));
  for (const row of listOf(property(block, 'rows')).slice(0, textBounds.rows)) {
    sizes.cells += listOf(row).length;
    for (const cell of listOf(row).slice(0, textBounds.columns)) addRuns(sizes, property(cell, 'runs'));
  }
}

function addRuns(sizes: Sizes, runs: unknown): void {
  const list = listOf(runs);
  sizes.runs += list.length;
  // Beyond its bound the list is refused for its length alone.
  if (sizes.runs > textBounds.runs) return;
  for (const run of list) {
    const text = property(run, 'text');
    if (typeof text === 'string') sizes.letters += text.length;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const property = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const idOf = (block: unknown): string | null => {
  const id = property(block, 'id');
  return typeof id === 'string' ? id.slice(0, 36) : null;
};

function ruleProblem(text: Blocks): TextProblem | null {
  const seen = new Set<string>();
  for (const block of text) {
    if (seen.has(block.id)) return problemOf('sameIdTwice', block.id);
    seen.add(block.id);
    const problem = shapeProblem(block);
    if (problem) return problemOf(problem, block.id);
  }
  return null;
}

function shapeProblem(block: Block): TextProblemName | null {
  if (block.kind === 'table') {
    const [first] = block.rows;
    return block.rows.some((row) => row.length !== first?.length) ? 'rowsDiffer' : null;
  }
  if (block.kind !== 'list') return null;
  const jumps = block.items.some(({ depth }, place) => depth > (block.items[place - 1]?.depth ?? -1) + 1);
  if (jumps) return 'depthJumps';
  const outermost = block.items.filter(({ depth }) => depth === 0);
  return outermost.some(({ ordered }) => ordered !== outermost[0]?.ordered) ? 'listMixed' : null;
}

/** What stands in the way of submitting a text that may be kept as a draft, each beside its block. */
export function unfinished(text: Blocks): readonly TextProblem[] {
  if (!text.some(hasWords)) return [problemOf('noWords')];
  return text.flatMap((block) => {
    if (block.rivalOf !== undefined) return [problemOf('undecided', block.id)];
    if (block.kind === 'image') return block.alternative.trim() === '' ? [problemOf('imageUndescribed', block.id)] : [];
    const mustSay = block.kind === 'heading' || block.kind === 'step' || block.kind === 'warning';
    return mustSay && !hasWords(block) ? [problemOf('saysNothing', block.id)] : [];
  });
}

export const hasWords = (block: Block) => linesOf(block).some((runs) => plainOf(runs).trim() !== '');
