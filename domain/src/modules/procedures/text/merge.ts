import type { Block, Blocks } from './blocks';
import { isSameBlock } from './canonical';
import { interleave } from './sequences';

/** One block that both authors changed. */
export interface Conflict {
  readonly block: string;
  /** The block that holds the other wording; null where one author deleted what the other changed, which stays. */
  readonly rival: string | null;
}

export interface MergedText {
  readonly blocks: Block[];
  readonly conflicts: readonly Conflict[];
}

/**
 * Joins what an author made of `base` with what stands by now, block by block. Nothing that either of them wrote is lost: of two
 * wordings of one block the stored one stands, and the new one comes behind it as its rival.
 */
export function merge(base: Blocks, mine: Blocks, theirs: Blocks, newId: () => string): MergedText {
  const [former, own, stored] = [base, mine, theirs].map(byId) as [ById, ById, ById];
  const onlyMineMoved = isReordered(base, mine) && !isReordered(base, theirs);
  const [lead, other] = onlyMineMoved ? [mine, theirs] : [theirs, mine];
  const blocks: Block[] = [];
  const conflicts: Conflict[] = [];
  for (const id of interleave(lead.map(idOf), other.map(idOf))) {
    const settled = settle(former.get(id), own.get(id), stored.get(id));
    if (settled.stays) blocks.push(settled.stays);
    if (!settled.isConflict) continue;
    if (!settled.rival) conflicts.push({ block: id, rival: null });
    else if (!hasRival(theirs, settled.rival)) {
      const rival = { ...settled.rival, id: newId(), rivalOf: settled.rival.rivalOf ?? id };
      blocks.push(rival);
      conflicts.push({ block: id, rival: rival.id });
    }
  }
  return { blocks, conflicts };
}

type ById = ReadonlyMap<string, Block>;
const byId = (text: Blocks): ById => new Map(text.map((block) => [block.id, block]));
const idOf = ({ id }: Block) => id;

interface Settled {
  readonly stays: Block | undefined;
  readonly isConflict?: boolean;
  readonly rival?: Block;
}

function settle(former: Block | undefined, own: Block | undefined, stored: Block | undefined): Settled {
  if (isSame(own, stored) || isSame(own, former)) return { stays: stored };
  if (isSame(stored, former)) return { stays: own };
  if (own && stored) return { stays: stored, isConflict: true, rival: own };
  return { stays: own ?? stored, isConflict: true };
}

const isSame = (one: Block | undefined, other: Block | undefined) =>
  one === other || (one !== undefined && other !== undefined && isSameBlock(one, other));

/** The same save may arrive twice: its rival is there already. */
const hasRival = (text: Blocks, rival: Block) =>
  text.some((block) => block.rivalOf === rival.id && isSameBlock({ ...rival, id: block.id, rivalOf: rival.id }, block));

function isReordered(base: Blocks, changed: Blocks): boolean {
  const [before, after] = [new Set(base.map(idOf)), new Set(changed.map(idOf))];
  const [stayed, staying] = [
    base.map(idOf).filter((id) => after.has(id)),
    changed.map(idOf).filter((id) => before.has(id)),
  ];
  return stayed.some((id, place) => id !== staying[place]);
}

/** Settles a rival: its wording takes the place and the id of the block it rivals, or goes. */
export function decideRival(text: Blocks, rivalId: string, keepRival: boolean): Blocks {
  const rival = text.find(({ id }) => id === rivalId);
  if (rival?.rivalOf === undefined) return text;
  const { rivalOf, ...wording } = rival;
  const chosen = { ...wording, id: rivalOf } as Block;
  const hasRivaled = text.some(({ id }) => id === rivalOf);
  return text.flatMap((block) => {
    if (keepRival && block.id === rivalOf) return [chosen];
    if (block.id !== rivalId) return [block];
    return keepRival && !hasRivaled ? [chosen] : [];
  });
}
