import type { Blocks } from '@vigie/domain/modules/procedures/text/blocks';
import { merge } from '@vigie/domain/modules/procedures/text/merge';
import type { Content, MergeStrategy } from '../../../platform/autosave/merge';

export const blocksOf = (content: Content) => (content.blocks ?? []) as unknown as Blocks;
export const contentOf = (blocks: Blocks) => ({ blocks }) as unknown as Content;

/** Block by block: of two wordings of one block both stay, until an author keeps one of them. */
export function joinedTexts(onJoin: () => void): MergeStrategy<Content> {
  return {
    merge: (base, mine, theirs) => {
      const joined = merge(blocksOf(base), blocksOf(mine), blocksOf(theirs), () => crypto.randomUUID());
      onJoin();
      return contentOf(joined.blocks);
    },
    conflicts: () => [],
  };
}
