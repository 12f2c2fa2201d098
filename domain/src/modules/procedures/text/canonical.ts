import { canonicalJson, type Json } from '../../../kernel/trail/canonical-json';
import { type Block, type Blocks, marks, type Run } from './blocks';

/** Neighbours in the same dress are one run, and none is empty: two texts that read the same are written the same. */
export function canonicalRuns(runs: readonly Run[]): readonly Run[] {
  const joined: Run[][] = [];
  for (const run of runs) {
    if (run.text === '') continue;
    const last = joined.at(-1);
    if (last?.[0] && isSameDress(last[0], run)) last.push(run);
    else joined.push([run]);
  }
  return joined.map((same) => canonicalRun(same[0] as Run, same.map(({ text }) => text).join('')));
}

export const isSameDress = (one: Run, other: Run) =>
  one.link === other.link && marks.every((mark) => one[mark] === other[mark]);

/** Only what is set stays, so that a mark that is absent and one that is undefined are the same. */
const canonicalRun = (run: Run, text: string): Run => ({
  text: text.normalize('NFC'),
  ...Object.fromEntries(marks.filter((mark) => run[mark]).map((mark) => [mark, true])),
  ...(run.link === undefined ? {} : { link: run.link }),
});

export function canonicalBlock(block: Block): Block {
  const { rivalOf, ...rest } = block;
  const kept = (rivalOf === undefined ? rest : block) as Block;
  switch (kept.kind) {
    case 'list':
      return { ...kept, items: kept.items.map((item) => ({ ...item, runs: [...canonicalRuns(item.runs)] })) };
    case 'table':
      return {
        ...kept,
        rows: kept.rows.map((row) => row.map((cell) => ({ runs: [...canonicalRuns(cell.runs)] }))),
      };
    case 'image':
      return { ...kept, alternative: kept.alternative.normalize('NFC'), caption: kept.caption.normalize('NFC') };
    case 'reference':
      return { ...kept, label: kept.label.normalize('NFC') };
    default:
      return { ...kept, runs: [...canonicalRuns(kept.runs)] };
  }
}

/** The form in which a text is stored, hashed and compared. */
export const canonicalBlocks = (text: Blocks): Block[] => text.map(canonicalBlock);

/** What the hash of a text is taken of. */
export const textToHash = (text: Blocks): string => canonicalJson(canonicalBlocks(text) as unknown as Json);

/** Whether two blocks say the same in the same way. Their place in the text is not asked. */
export const isSameBlock = (one: Block, other: Block): boolean => one === other || contentOf(one) === contentOf(other);

/** Of one block in canonical form; the same letters for the same content. */
export const contentOf = (block: Block): string => canonicalJson(canonicalBlock(block) as unknown as Json);
