export interface Difference {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Above this many comparisons what lies between the common beginning and end is shown as a whole. */
const mostComparisons = 4_000_000;

/** The words of two texts that are the same, added or removed. What is not added makes the first text, what is not removed the second. */
export function differencesOf(before: string, after: string): readonly Difference[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const middle = between(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const same = (words: readonly string[]): readonly Difference[] => words.map((text) => ({ kind: 'same', text }));
  return joined([...same(a.slice(0, start)), ...middle, ...same(a.slice(a.length - end))]);
}

const wordsOf = (text: string): readonly string[] => text.match(/\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];

function between(a: readonly string[], b: readonly string[]): readonly Difference[] {
  if (a.length * b.length > mostComparisons) {
    return [
      { kind: 'removed', text: a.join('') },
      { kind: 'added', text: b.join('') },
    ];
  }
  const lengths = commonLengths(a, b);
  const found: Difference[] = [];
  for (let [i, j] = [0, 0]; i < a.length || j < b.length; ) {
    const down = lengths[(i + 1) * (b.length + 1) + j] ?? 0;
    const right = lengths[i * (b.length + 1) + j + 1] ?? 0;
    if (i < a.length && j < b.length && a[i] === b[j]) {
      found.push({ kind: 'same', text: a[i] as string });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && down >= right)) {
      found.push({ kind: 'removed', text: a[i] as string });
      i += 1;
    } else {
      found.push({ kind: 'added', text: b[j] as string });
      j += 1;
    }
  }
  return found;
}

/** How many words the ends of both lists have in common, from every place on. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const at = i * width + j;
      lengths[at] =
        a[i] === b[j]
          ? (lengths[at + width + 1] as number) + 1
          : Math.max(lengths[at + width] as number, lengths[at + 1] as number);
    }
  }
  return lengths;
}

/** Neighbours of one kind in one piece, and what was removed before what was added. */
function joined(list: readonly Difference[]): readonly Difference[] {
  const pieces: Difference[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    if (removed !== '') pieces.push({ kind: 'removed', text: removed });
    if (added !== '') pieces.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  let same = '';
  for (const { kind, text } of list) {
    if (kind === 'same') {
      flush();
      same += text;
      continue;
    }
    if (same !== '') pieces.push({ kind: 'same', text: same });
    same = '';
    if (kind === 'removed') removed += text;
    else added += text;
  }
  flush();
  return same === '' ? pieces : [...pieces, { kind: 'same', text: same }];
}
