import type { Block, Blocks } from './blocks';
import { contentOf } from './canonical';
import { type CountedWords, likeness, likenessAtMost, wordReader } from './likeness';
import { plainBlock } from './outline';
import { difference } from './sequences';

/** From here on two blocks are taken for one that was reworded. */
const leastLikeness = 0.6;
const candidatesPerBlock = 5;

/**
 * A text that was read anew from its document takes over the ids of the former text, block by block: those that say the same
 * first, in their order, then the most alike. What is cited stays cited.
 */
export function withFormerIds(former: Blocks, anew: Blocks): Blocks {
  const formerOf = new Map<Block, Block>();
  const pair = (one: Block, before: Block) => formerOf.set(one, before);
  pairEqual(former, anew, pair);
  const taken = new Set(formerOf.values());
  const rest = anew.filter((one) => !formerOf.has(one));
  for (const { one, before } of alike(
    former.filter((before) => !taken.has(before)),
    rest,
  )) {
    if (formerOf.has(one) || taken.has(before)) continue;
    taken.add(before);
    pair(one, before);
  }
  return anew.map((one) => ({ ...one, id: formerOf.get(one)?.id ?? one.id }));
}

function pairEqual(former: Blocks, anew: Blocks, pair: (one: Block, before: Block) => void): void {
  const [formerContents, contents] = [former, anew].map((text) => text.map(withoutId)) as [string[], string[]];
  let [place, formerPlace] = [0, 0];
  for (const mark of difference(formerContents, contents)) {
    const [one, before] = [anew[place], former[formerPlace]];
    if (mark === 'same' && one && before) pair(one, before);
    if (mark !== 'removed') place += 1;
    if (mark !== 'added') formerPlace += 1;
  }
}

const withoutId = (block: Block) => contentOf({ ...block, id: '', rivalOf: undefined });

interface Candidate {
  readonly one: Block;
  readonly before: Block;
  readonly likeness: number;
  readonly distance: number;
}

/** The most alike first, and of equals the nearest. */
function alike(former: Blocks, anew: Blocks): readonly Candidate[] {
  const read = wordReader();
  const formerWords = former.map((before) => read(wordsToCompare(before)));
  return anew
    .flatMap((one, place) => {
      const words = read(wordsToCompare(one));
      return former
        .flatMap((before, formerPlace) => {
          const alikeness = likenessOf(words, formerWords[formerPlace] as CountedWords);
          return alikeness < leastLikeness
            ? []
            : [{ one, before, likeness: alikeness, distance: Math.abs(place - formerPlace) }];
        })
        .sort(byLikeness)
        .slice(0, candidatesPerBlock);
    })
    .sort(byLikeness);
}

const byLikeness = (one: Candidate, other: Candidate) => other.likeness - one.likeness || one.distance - other.distance;

const likenessOf = (one: CountedWords, other: CountedWords) =>
  likenessAtMost(one, other) < leastLikeness ? 0 : likeness(one, other);

/** An image is the same by its file, whatever is said about it. */
const wordsToCompare = (block: Block) => (block.kind === 'image' ? block.file : plainBlock(block));
