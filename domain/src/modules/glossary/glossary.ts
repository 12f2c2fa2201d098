import { type BuiltInGroup, builtInGroups } from './built-in/built-in';
import { glossaryTokens, wordKey } from './tokens';

/** Words and short phrases that mean the same, as they are written. */
export type WordGroup = readonly string[];

/** What a company has made of the glossary. */
export interface CompanyGlossary {
  /** The words of each of its own entries that are in use. */
  readonly own: readonly WordGroup[];
  /** Keys of the groups that it has switched off. */
  readonly switchedOff: readonly string[];
}

/**
 * The groups that hold for a company. Its own words join every group that one of them stands in: `motor pump, pump` adds
 * to the pumps. What is switched off joins nothing.
 */
export function effectiveGroups(
  { own, switchedOff }: CompanyGlossary,
  builtIn: readonly BuiltInGroup[] = builtInGroups,
): readonly WordGroup[] {
  const off = new Set(switchedOff);
  const kept = builtIn.filter(({ key }) => !off.has(key)).map(({ french, english }) => [...french, ...english]);
  return joined([...kept, ...own]);
}

function joined(groups: readonly WordGroup[]): readonly WordGroup[] {
  const merged: Map<string, string>[] = [];
  const groupOf = new Map<string, Map<string, string>>();
  for (const words of groups) {
    const keyed = words.map((word) => [wordKey(word), word] as const).filter(([key]) => key !== '');
    const met = new Set(keyed.flatMap(([key]) => groupOf.get(key) ?? []));
    const [group = new Map<string, string>(), ...others] = met;
    if (met.size === 0) merged.push(group);
    for (const other of others) {
      for (const [key, word] of other) group.set(key, word);
      merged.splice(merged.indexOf(other), 1);
    }
    for (const [key, word] of keyed) if (!group.has(key)) group.set(key, word);
    for (const key of group.keys()) groupOf.set(key, group);
  }
  return merged.map((group) => [...group.values()]).filter((words) => words.length > 1);
}

/** A word or phrase of the glossary in a row of tokens. */
export interface GlossaryMatch {
  readonly group: WordGroup;
  /** As the glossary writes it. */
  readonly word: string;
  /** The place of its first token, and how many there are. */
  readonly at: number;
  readonly length: number;
}

export interface GlossaryLookup {
  /** Every word and phrase that the glossary knows, the longest first at each place; no token belongs to two. */
  readonly find: (tokens: readonly string[]) => readonly GlossaryMatch[];
}

/** Finds words of groups in texts, which are cut into tokens by the same function; the first group keeps a word. */
export function glossaryLookup(
  groups: readonly WordGroup[],
  tokensOf: (text: string) => readonly string[] = glossaryTokens,
): GlossaryLookup {
  const known = new Map<string, { readonly group: WordGroup; readonly word: string }>();
  const longestFrom = new Map<string, number>();
  for (const group of groups) {
    for (const word of group) {
      const tokens = tokensOf(word);
      const [first] = tokens;
      const key = tokens.join(' ');
      if (first === undefined || known.has(key)) continue;
      known.set(key, { group, word });
      longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, tokens.length));
    }
  }
  const matchAt = (tokens: readonly string[], at: number): GlossaryMatch | null => {
    for (let length = longestFrom.get(tokens[at] ?? '') ?? 0; length > 0; length -= 1) {
      const found = known.get(tokens.slice(at, at + length).join(' '));
      // At the end of the row a slice is shorter than asked for.
      if (found && at + length <= tokens.length) return { ...found, at, length };
    }
    return null;
  };
  return {
    find: (tokens) => {
      const matches: GlossaryMatch[] = [];
      for (let at = 0; at < tokens.length; ) {
        const match = matchAt(tokens, at);
        if (match) matches.push(match);
        at += match?.length ?? 1;
      }
      return matches;
    },
  };
}
