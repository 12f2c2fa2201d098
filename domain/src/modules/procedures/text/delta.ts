import type { Blocks } from './blocks';
import { contentOf } from './canonical';

/** Ids of the blocks that differ between two texts, each in one list. */
export interface TextDelta {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Says the same, but follows another block than before: what stood before it was added, removed or moved. */
  readonly displaced: readonly string[];
  readonly removed: readonly string[];
}

/**
 * A block is compared by what it says and by the block that it follows. So a text that was only put into another order differs,
 * and what differs on a long way from one version to another differs on one of its stages: whoever signed each stage has seen it all.
 */
export function delta(before: Blocks, after: Blocks): TextDelta {
  const [former, present] = [placed(before), placed(after)];
  const stayed = after.filter(({ id }) => former.has(id)).map(({ id }) => id);
  const isChanged = (id: string) => former.get(id)?.content !== present.get(id)?.content;
  return {
    added: after.filter(({ id }) => !former.has(id)).map(({ id }) => id),
    changed: stayed.filter(isChanged),
    displaced: stayed.filter((id) => !isChanged(id) && former.get(id)?.follows !== present.get(id)?.follows),
    removed: before.filter(({ id }) => !present.has(id)).map(({ id }) => id),
  };
}

/** Every id that a delta names: what a signature of it covers. */
export const idsOf = ({ added, changed, displaced, removed }: TextDelta): readonly string[] => [
  ...added,
  ...changed,
  ...displaced,
  ...removed,
];

export const isEmptyDelta = (difference: TextDelta) => idsOf(difference).length === 0;

interface Placed {
  readonly content: string;
  readonly follows: string | null;
}

const placed = (text: Blocks): ReadonlyMap<string, Placed> =>
  new Map(text.map((block, place) => [block.id, { content: contentOf(block), follows: text[place - 1]?.id ?? null }]));
