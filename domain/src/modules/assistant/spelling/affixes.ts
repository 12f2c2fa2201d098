/** One way to make a form of a word: `-er` away and `-ait` on, when the word ends as `condition` says. */
export interface AffixRule {
  readonly flag: string;
  readonly strip: string;
  readonly condition: RegExp | null;
  /** What may be put onto the form that it makes. */
  readonly continuation: ReadonlySet<string>;
  /** Whether words may have a beginning and an ending of such rules at once. */
  readonly crosses: boolean;
}

/** Rules that put the same letters on, by what they take away: one look into the dictionary for each. */
export interface AffixGroup {
  readonly strip: string;
  readonly rules: AffixRule[];
}

/** By the letters that are put on. */
export interface AffixTable {
  readonly groups: ReadonlyMap<string, readonly AffixGroup[]>;
  readonly longest: number;
}

export interface Replacement {
  readonly from: string;
  readonly to: string;
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** What the Hunspell dictionaries of French and English say in their `.aff`, as far as these two use it. */
export interface Affixes {
  readonly prefixes: AffixTable;
  readonly suffixes: AffixTable;
  readonly replacements: readonly Replacement[];
  /** How letters are written in the dictionary: `’` as `'`. */
  readonly conversions: readonly (readonly [string, string])[];
  /** Small letters that words are made of, and the apostrophe; the most frequent first. */
  readonly letters: readonly string[];
  readonly flagsOf: (written: string) => ReadonlySet<string>;
  readonly special: SpecialFlags;
}

/** Null where the dictionary has no such flag. */
export interface SpecialFlags {
  readonly needsAffix: string | null;
  readonly onlyInCompounds: string | null;
  readonly forbidden: string | null;
  readonly keepsCase: string | null;
  readonly notSuggested: string | null;
}

/** One step for each line: the French rules are thousands. */
export function* affixSteps(aff: string): Generator<null, Affixes> {
  const single = (name: string) => new RegExp(`^${name} +(\\S+)`, 'm').exec(aff)?.[1] ?? null;
  const flagsOf = flagReader(single('FLAG') === 'long' ? /.{1,2}/gu : /./gu);
  const prefixes = new TableOfAffixes(flagsOf, (condition) => `^(?:${condition})`);
  const suffixes = new TableOfAffixes(flagsOf, (condition) => `(?:${condition})$`);
  const replacements: Replacement[] = [];
  const conversions: [string, string][] = [];
  for (const [line] of aff.matchAll(/^(?:PFX|SFX|REP|ICONV) .*$/gm)) {
    const [name, ...values] = line.trim().split(/\s+/);
    if (name === 'PFX') prefixes.add(values);
    else if (name === 'SFX') suffixes.add(values);
    // The first line of the others says only how many follow.
    else if (name === 'REP' && values.length > 1) replacements.push(replacementOf(values));
    else if (values.length > 1) conversions.push([values[0] ?? '', values[1] ?? '']);
    yield null;
  }
  return {
    prefixes,
    suffixes,
    replacements,
    conversions,
    letters: [...new Set(`${(single('TRY') ?? '').toLowerCase()}'`)],
    flagsOf,
    special: {
      needsAffix: single('NEEDAFFIX'),
      onlyInCompounds: single('ONLYINCOMPOUND'),
      forbidden: single('FORBIDDENWORD'),
      keepsCase: single('KEEPCASE'),
      notSuggested: single('NOSUGGEST'),
    },
  };
}

function replacementOf([from = '', to = '']: readonly string[]): Replacement {
  const [atStart, atEnd] = [from.startsWith('^'), from.endsWith('$')];
  return { from: from.replace(/^\^|\$$/g, ''), to: to.replaceAll('_', ' '), atStart, atEnd };
}

function flagReader(flag: RegExp): (written: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (written) => {
    const flags = known.get(written) ?? new Set(written.match(flag));
    known.set(written, flags);
    return flags;
  };
}

class TableOfAffixes implements AffixTable {
  readonly groups = new Map<string, AffixGroup[]>();
  longest = 0;
  private readonly crossing = new Map<string, boolean>();
  private readonly patterns = new Map<string, RegExp>();

  constructor(
    private readonly flagsOf: (written: string) => ReadonlySet<string>,
    private readonly patternOf: (condition: string) => string,
  ) {}

  add([flag = '', second = '', third = '', fourth]: readonly string[]): void {
    if (fourth === undefined) {
      this.crossing.set(flag, second === 'Y');
      return;
    }
    const [letters = '', flags = ''] = third.split('/');
    this.put(letters === '0' ? '' : letters, {
      flag,
      strip: second === '0' ? '' : second,
      condition: fourth === '.' ? null : this.pattern(fourth),
      continuation: this.flagsOf(flags),
      crosses: this.crossing.get(flag) ?? false,
    });
  }

  private put(letters: string, rule: AffixRule): void {
    const same = this.groups.get(letters) ?? [];
    const group = same.find(({ strip }) => strip === rule.strip);
    if (group) group.rules.push(rule);
    else same.push({ strip: rule.strip, rules: [rule] });
    this.groups.set(letters, same);
    this.longest = Math.max(this.longest, letters.length);
  }

  private pattern(condition: string): RegExp {
    const known = this.patterns.get(condition) ?? new RegExp(this.patternOf(condition), 'u');
    this.patterns.set(condition, known);
    return known;
  }
}
