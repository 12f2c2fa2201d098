import type { Affixes, AffixRule } from './affixes';

/** One for each entry of the dictionary that is written the same. */
type Homonyms = readonly ReadonlySet<string>[];

export interface Asked {
  /** Whether it is written in the letters, small and capital, that the user typed. */
  readonly isExact: boolean;
  /** Whether the word may be proposed: dictionaries know words that they do not propose. */
  readonly isProposed: boolean;
}

const runBits = 18;
const beginningBits = 23;

/**
 * The words of a dictionary, each as it stands there. Forms are not made in advance, of which French has millions: what is
 * looked up is taken apart by the rules of endings and beginnings instead.
 */
export class Lexicon {
  private readonly entries = new Map<string, Homonyms>();
  private readonly interned = new Map<string, Homonyms>();
  /** Which runs of three letters occur at all, by a hash: most of what is no word has one that does not. */
  private readonly runs = new Uint8Array(2 ** runBits);
  /** A bit for each beginning of each entry, by its hash: no ending needs to be tried where no entry begins so. */
  private readonly beginnings = new Uint8Array(2 ** beginningBits / 8);

  constructor(readonly affixes: Affixes) {
    for (const letters of affixes.suffixes.groups.keys()) this.learnRuns(letters);
  }

  get size(): number {
    return this.entries.size;
  }

  /** A line of the `.dic`. */
  add(line: string): void {
    const slash = line.indexOf('/', 1);
    const word = slash < 0 ? line : line.slice(0, slash);
    if (word === '') return;
    const written = slash < 0 ? '' : line.slice(slash + 1);
    this.entries.set(word, this.homonyms(this.entries.get(word), written));
    this.learnRuns(word.toLowerCase());
    this.learnBeginnings(word);
  }

  /** False for most of what is no word; quick. */
  isPlausible(form: string): boolean {
    for (let at = 2; at < form.length; at += 1) if (this.runs[runAt(form, at)] === 0) return false;
    return true;
  }

  /** Whether the run of three letters that ends at `at` occurs in any word. */
  isPlausibleAt(form: string, at: number): boolean {
    return at < 2 || this.runs[runAt(form, at)] === 1;
  }

  hasForm(form: string, asked: Asked): boolean {
    return this.hasEntry(form, asked) || this.hasEnding(form, null, asked) || this.hasBeginning(form, asked);
  }

  private hasEntry(form: string, asked: Asked): boolean {
    const { needsAffix, onlyInCompounds } = this.affixes.special;
    return (this.entries.get(form) ?? []).some(
      (flags) => !has(flags, needsAffix) && !has(flags, onlyInCompounds) && this.mayStand(flags, asked),
    );
  }

  private hasEnding(form: string, prefix: AffixRule | null, asked: Asked): boolean {
    const { groups, longest } = this.affixes.suffixes;
    const shortest = form.length - this.longestBeginning(form);
    for (let length = shortest; length <= longest && length <= form.length; length += 1) {
      for (const { strip, rules } of groups.get(form.slice(form.length - length)) ?? []) {
        const word = form.slice(0, form.length - length) + strip;
        const homonyms = this.entries.get(word);
        if (homonyms && rules.some((rule) => this.isMadeBy(word, homonyms, rule, prefix, asked))) return true;
      }
    }
    return false;
  }

  private isMadeBy(
    word: string,
    homonyms: Homonyms,
    suffix: AffixRule,
    prefix: AffixRule | null,
    asked: Asked,
  ): boolean {
    if (suffix.condition && !suffix.condition.test(word)) return false;
    return homonyms.some((flags) => {
      const takesSuffix = flags.has(suffix.flag);
      if (!this.mayStand(flags, asked)) return false;
      if (!prefix) return takesSuffix;
      const takesPrefix = flags.has(prefix.flag);
      if (takesSuffix && takesPrefix && suffix.crosses && prefix.crosses) return true;
      return (
        (takesSuffix && suffix.continuation.has(prefix.flag)) || (takesPrefix && prefix.continuation.has(suffix.flag))
      );
    });
  }

  private hasBeginning(form: string, asked: Asked): boolean {
    const { groups, longest } = this.affixes.prefixes;
    for (let length = 0; length <= longest && length < form.length; length += 1) {
      for (const { strip, rules } of groups.get(form.slice(0, length)) ?? []) {
        const rest = strip + form.slice(length);
        if (rules.some((rule) => this.isBegunBy(rest, rule, asked))) return true;
      }
    }
    return false;
  }

  private isBegunBy(rest: string, prefix: AffixRule, asked: Asked): boolean {
    if (prefix.condition && !prefix.condition.test(rest)) return false;
    const homonyms = this.entries.get(rest) ?? [];
    if (homonyms.some((flags) => flags.has(prefix.flag) && this.mayStand(flags, asked))) return true;
    return this.hasEnding(rest, prefix, asked);
  }

  private mayStand(flags: ReadonlySet<string>, { isExact, isProposed }: Asked): boolean {
    const { forbidden, keepsCase, notSuggested } = this.affixes.special;
    if (has(flags, forbidden)) return false;
    return (isExact || !has(flags, keepsCase)) && !(isProposed && has(flags, notSuggested));
  }

  private homonyms(before: Homonyms | undefined, written: string): Homonyms {
    const flags = this.affixes.flagsOf(written);
    if (before) return [...before, flags];
    const known = this.interned.get(written) ?? [flags];
    this.interned.set(written, known);
    return known;
  }

  private learnRuns(word: string): void {
    for (let at = 2; at < word.length; at += 1) this.runs[runAt(word, at)] = 1;
  }

  private learnBeginnings(word: string): void {
    let hash = firstHash;
    for (let at = 0; at < word.length; at += 1) {
      hash = nextHash(hash, word.charCodeAt(at));
      const bit = hash >>> (32 - beginningBits);
      this.beginnings[bit >>> 3] = (this.beginnings[bit >>> 3] ?? 0) | (1 << (bit & 7));
    }
  }

  /** How many of the first letters an entry may begin with. */
  private longestBeginning(form: string): number {
    let hash = firstHash;
    for (let at = 0; at < form.length; at += 1) {
      hash = nextHash(hash, form.charCodeAt(at));
      const bit = hash >>> (32 - beginningBits);
      if (((this.beginnings[bit >>> 3] ?? 0) & (1 << (bit & 7))) === 0) return at;
    }
    return form.length;
  }
}

const firstHash = 0x811c9dc5;
const nextHash = (hash: number, code: number) => Math.imul(hash ^ code, 0x9e3779b1) ^ (hash >>> 15);

const has = (flags: ReadonlySet<string>, flag: string | null) => flag !== null && flags.has(flag);

function runAt(word: string, at: number): number {
  const run = (word.charCodeAt(at - 2) * 1024 + word.charCodeAt(at - 1)) * 1024 + word.charCodeAt(at);
  return Math.imul(run, 0x9e3779b1) >>> (32 - runBits);
}
