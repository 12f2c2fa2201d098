import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, Blocks, Run } from './blocks';
import { canonicalBlocks, canonicalRuns, contentOf, isSameBlock, textToHash } from './canonical';
import { compare, type MarkedRun } from './compare';
import { delta, idsOf, isEmptyDelta } from './delta';
import { withFormerIds } from './former-ids';
import { decideRival, merge } from './merge';
import { wordsOf } from './outline';
import { textProblem } from './problems';
import { difference, interleave, longestRising } from './sequences';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const ids = Array.from({ length: 7 }, (_, number) => idOf(number));

const run: fc.Arbitrary<Run> = fc
  .record({
    text: fc.constantFrom('Open', ' the valve', ' slowly', '.', ' é', 'e\u0301', '\n'),
    bold: fc.option(fc.constant(true as const), { nil: undefined }),
    link: fc.option(fc.constantFrom('https://example.org', 'mailto:qa@example.org'), { nil: undefined }),
  })
  .map((made) => made as Run);
const runs = fc.array(run, { maxLength: 4 });
const withId = (content: fc.Arbitrary<object>, id: string): fc.Arbitrary<Block> =>
  content.map((rest) => ({ id, ...rest }) as Block);
const content = fc.oneof(
  fc.record({ kind: fc.constantFrom('paragraph', 'step', 'warning'), runs }),
  fc.record({ kind: fc.constant('heading'), level: fc.constantFrom(1, 2, 3), runs }),
  fc.tuple(fc.boolean(), fc.array(runs, { minLength: 1, maxLength: 3 })).map(([ordered, items]) => ({
    kind: 'list',
    items: items.map((each) => ({ depth: 0, ordered, runs: each })),
  })),
  fc
    .record({
      headed: fc.boolean(),
      columns: fc.integer({ min: 1, max: 2 }),
      cells: fc.array(runs, { minLength: 2, maxLength: 5 }),
    })
    .map(({ headed, columns, cells }) => ({
      kind: 'table',
      headed,
      rows: cells.slice(1).map((each) => Array.from({ length: columns }, () => ({ runs: each }))),
    })),
  fc.record({
    kind: fc.constant('image'),
    file: fc.constantFrom('a'.repeat(64), 'b'.repeat(64)),
    alternative: fc.constantFrom('', 'A valve'),
    caption: fc.constant(''),
  }),
);
/** Of few ids and few words, so that two of them often have blocks in common. */
const text: fc.Arbitrary<Blocks> = fc
  .shuffledSubarray(ids)
  .chain((chosen) => fc.tuple(...chosen.map((id) => withId(content, id))));

/** Another author's or a later text: some blocks kept, some reworded, added, removed or moved. */
const changed = (base: Blocks): fc.Arbitrary<Blocks> =>
  text.chain((other) =>
    fc.tuple(fc.shuffledSubarray([...base]), fc.boolean()).map(([kept, inOrder]) => {
      const stays = inOrder ? base.filter((block) => kept.includes(block)) : kept;
      return [...stays, ...other.filter(({ id }) => !stays.some((block) => block.id === id))];
    }),
  );
/** A few sentences in a few wordings: what two texts have in common decides, so that these are made quickly. */
const sketch = fc.uniqueArray(fc.tuple(fc.nat(5), fc.constantFrom('Open', 'Close')), {
  selector: ([number]) => number,
  maxLength: 6,
});
const three = fc
  .tuple(sketch, sketch, sketch)
  .map((sketches) => sketches.map((sketched) => sketched.map(drawn)) as unknown as [Blocks, Blocks, Blocks]);
const drawn = ([number, word]: [number, string]): Block => ({
  id: idOf(number),
  kind: 'step',
  runs: [{ text: `${word} the valve` }],
});
const richPair = text.chain((former) => fc.tuple(fc.constant(former), changed(former)));

const counter = () => {
  let next = 1_000;
  return () => idOf(next++);
};
const contents = (blocks: Blocks) => blocks.map(contentOf);
const law = <Value>(values: fc.Arbitrary<Value>, check: (value: Value) => void, numRuns = 200) =>
  fc.assert(fc.property(values, check), { numRuns });

describe('a text', () => {
  it('is kept in the form in which it is hashed, which is made once', () => {
    law(text, (made) => {
      const canonical = canonicalBlocks(made);
      expect(canonicalBlocks(canonical)).toEqual(canonical);
      expect(textToHash(canonical)).toBe(textToHash(made));
      expect(wordsOf(canonical)).toBe(wordsOf(made).normalize('NFC'));
      expect(textProblem(JSON.parse(JSON.stringify(canonical)))).toBeNull();
    });
  });
});

describe('the delta of two texts', () => {
  it('is empty exactly where they are equal', () => {
    law(
      fc.oneof(
        three,
        text.map((one) => [one, [...one], one] as const),
      ),
      ([one, other]) => {
        expect(isEmptyDelta(delta(one, other))).toBe(textToHash(one) === textToHash(other));
      },
    );
  });

  it('names nothing that none of its stages names', () => {
    law(
      three,
      ([one, between, last]) => {
        const stages = new Set([...idsOf(delta(one, between)), ...idsOf(delta(between, last))]);
        expect(idsOf(delta(one, last)).filter((id) => !stages.has(id))).toEqual([]);
      },
      10_000,
    );
  });

  it('names each block once', () => {
    law(three, ([one, other]) => {
      const named = idsOf(delta(one, other));
      expect(new Set(named).size).toBe(named.length);
    });
  });
});

describe('two authors', () => {
  it('lose nothing that either of them wrote', () => {
    law(three, ([base, mine, theirs]) => {
      const merged = merge(base, mine, theirs, counter());
      const former = new Set(contents(base));
      const wordings = new Set(
        merged.blocks.map((block) =>
          contentOf(block.rivalOf ? { ...block, id: block.rivalOf, rivalOf: undefined } : block),
        ),
      );
      for (const wording of [...contents(mine), ...contents(theirs)]) {
        if (!former.has(wording)) expect(wordings).toContain(wording);
      }
      expect(new Set(merged.blocks.map(({ id }) => id)).size).toBe(merged.blocks.length);
    });
  });

  it('are not needed where only one of them wrote', () => {
    law(three, ([base, mine]) => {
      const nobodyElse = merge(base, mine, base, counter());
      expect(nobodyElse.conflicts).toEqual([]);
      expect(isEmptyDelta(delta(nobodyElse.blocks, mine))).toBe(true);
      expect(merge(base, base, mine, counter())).toEqual({ blocks: mine, conflicts: [] });
      expect(merge(base, mine, mine, counter())).toEqual({ blocks: mine, conflicts: [] });
    });
  });

  it('find the same when a save arrives twice', () => {
    law(three, ([base, mine, theirs]) => {
      const newId = counter();
      const once = merge(base, mine, theirs, newId).blocks;
      const twice = merge(base, mine, once, newId).blocks;
      expect(contents(twice).toSorted()).toEqual(contents(once).toSorted());
    });
  });

  it('decide on every rival until none is left', () => {
    law(fc.tuple(three, fc.boolean()), ([[base, mine, theirs], keep]) => {
      let standing: Blocks = merge(base, mine, theirs, counter()).blocks;
      const rivals = standing.filter(({ rivalOf }) => rivalOf !== undefined);
      for (const rival of rivals) {
        const wording = contentOf({ ...rival, id: rival.rivalOf ?? '', rivalOf: undefined });
        standing = decideRival(standing, rival.id, keep);
        expect(contents(standing).includes(wording)).toBe(keep);
      }
      expect(standing.some(({ rivalOf }) => rivalOf !== undefined)).toBe(false);
      expect(new Set(standing.map(({ id }) => id)).size).toBe(standing.length);
    });
  });
});

describe('a redline', () => {
  const laidDown = (marked: readonly MarkedRun[], without: 'added' | 'removed') =>
    marked.flatMap(({ mark, run: piece }) => (mark === without ? [] : [piece]));

  it('holds the later text in its order, and all of the former', () => {
    law(richPair, ([former, later]) => {
      const compared = compare(former, later);
      expect(compared.filter(({ state }) => state !== 'removed').map(({ block }) => block)).toEqual(later);
      const seen = compared.filter(({ state }) => state !== 'added').map((one) => (one.former ?? one.block).id);
      expect(seen.toSorted()).toEqual(former.map(({ id }) => id).toSorted());
      for (const one of compared) {
        if (one.state === 'same') expect(former.some((block) => isSameBlock(block, one.block))).toBe(true);
      }
    });
  });

  it('reads as the former without what was added, as the later without what was removed', () => {
    law(richPair, ([former, later]) => {
      for (const { lines, block, former: before } of compare(former, later)) {
        if (!lines || !('runs' in block) || !before || !('runs' in before)) continue;
        const marked = lines.flatMap(({ cells }) => cells.flat());
        expect(canonicalRuns(laidDown(marked, 'added'))).toEqual(canonicalRuns(before.runs));
        expect(canonicalRuns(laidDown(marked, 'removed'))).toEqual(canonicalRuns(block.runs));
      }
    });
  });

  it('says of no block that it moved where the order stayed', () => {
    law(text, (made) => {
      const some = made.filter((_, place) => place % 2 === 0);
      expect(compare(made, some).some(({ moved }) => moved)).toBe(false);
      expect(compare(some, made).some(({ moved }) => moved)).toBe(false);
    });
  });
});

describe('a document that is read again', () => {
  it('keeps every id of what did not change, and no two blocks have one', () => {
    law(text, (made) => {
      const distinct = made.filter((block, place) => {
        const rest = ({ id: _, ...others }: Block) => JSON.stringify(others);
        return made.findIndex((other) => rest(other) === rest(block)) === place;
      });
      const anew = distinct.map((block, place) => ({ ...block, id: idOf(500 + place) }));
      expect(withFormerIds(distinct, anew)).toEqual(distinct);
    });
    law(richPair, ([former, later]) => {
      const anew = later.map((block, place) => ({ ...block, id: idOf(500 + place) }));
      const paired = withFormerIds(former, anew).map(({ id }) => id);
      expect(new Set(paired).size).toBe(anew.length);
    });
  });
});

describe('sequences', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });

  it('differ by the shortest way', () => {
    law(fc.tuple(letters, letters), ([former, later]) => {
      const marks = difference(former, later);
      const count = (mark: string) => marks.filter((one) => one === mark).length;
      expect(count('same') + count('removed')).toBe(former.length);
      expect(count('same') + count('added')).toBe(later.length);
      expect(count('same')).toBe(longestCommon(former, later));
    });
  });

  it('interleave without losing one', () => {
    law(fc.tuple(fc.shuffledSubarray(ids), fc.shuffledSubarray(ids)), ([lead, other]) => {
      const all = interleave(lead, other);
      expect(all.filter((id) => lead.includes(id))).toEqual(lead);
      expect(new Set(all)).toEqual(new Set([...lead, ...other]));
      expect(all).toHaveLength(new Set(all).size);
    });
  });

  it('have a longest rising choice', () => {
    law(fc.uniqueArray(fc.nat(20), { maxLength: 9 }), (numbers) => {
      const chosen = numbers.filter((_, place) => longestRising(numbers).has(place));
      expect(chosen).toEqual(chosen.toSorted((one, other) => one - other));
      const strings = (of: readonly number[]) => of.map(String);
      const sorted = numbers.toSorted((one, other) => one - other);
      expect(chosen).toHaveLength(longestCommon(strings(numbers), strings(sorted)));
    });
  });
});

function longestCommon(one: readonly string[], other: readonly string[]): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const letter of one) {
    const next = [0];
    for (const [place, beside] of other.entries()) {
      next.push(letter === beside ? (row[place] ?? 0) + 1 : Math.max(row[place + 1] ?? 0, next[place] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
