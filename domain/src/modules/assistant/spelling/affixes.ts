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

const none: ReadonlySet<string> = new Set();

export function parseAffixes(aff: string): Affixes {
  const lines = aff.split(/\r?\n/).map((line) => line.trim().split(/\s+/));
  const valuesOf = (name: string) => lines.filter(([first]) => first === name).map(([, ...values]) => values);
  const flagsOf = flagReader(valuesOf('FLAG')[0]?.[0] === 'long' ? 2 : 1);
  const single = (name: string) => valuesOf(name)[0]?.[0] ?? null;
  return {
    prefixes: affixTable(valuesOf('PFX'), flagsOf, (condition) => `^(?:${condition})`),
    suffixes: affixTable(valuesOf('SFX'), flagsOf, (condition) => `(?:${condition})$`),
    replacements: pairs(valuesOf('REP')).map(([from, to]) => ({
      from: from.replace(/^\^|\$$/g, ''),
      to: to.replaceAll('_', ' '),
      atStart: from.startsWith('^'),
      atEnd: from.endsWith('$'),
    })),
    conversions: pairs(valuesOf('ICONV')),
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

/** The first line says only how many follow. */
function pairs(values: readonly string[][]): (readonly [string, string])[] {
  return values.flatMap(([from, to]) => (from === undefined || to === undefined ? [] : [[from, to] as const]));
}

function flagReader(width: number): (written: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>([['', none]]);
  return (written) => {
    const flags = known.get(written) ?? new Set(written.match(new RegExp(`.{1,${width}}`, 'gu')));
    known.set(written, flags);
    return flags;
  };
}

function affixTable(
  values: readonly string[][],
  flagsOf: (written: string) => ReadonlySet<string>,
  patternOf: (condition: string) => string,
): AffixTable {
  const groups = new Map<string, AffixGroup[]>();
  const crossing = new Map<string, boolean>();
  const patterns = new Map<string, RegExp>();
  for (const [flag = '', second = '', third = '', fourth] of values) {
    if (fourth === undefined) {
      crossing.set(flag, second === 'Y');
      continue;
    }
    const strip = second === '0' ? '' : second;
    const [letters = '', flags = ''] = third.split('/');
    const condition = fourth === '.' ? null : (patterns.get(fourth) ?? new RegExp(patternOf(fourth), 'u'));
    if (condition) patterns.set(fourth, condition);
    const rule = { flag, strip, condition, continuation: flagsOf(flags), crosses: crossing.get(flag) ?? false };
    addRule(groups, letters === '0' ? '' : letters, rule);
  }
  return { groups, longest: Math.max(0, ...[...groups.keys()].map((letters) => letters.length)) };
}

function addRule(groups: Map<string, AffixGroup[]>, letters: string, rule: AffixRule): void {
  const same = groups.get(letters) ?? [];
  const group = same.find(({ strip }) => strip === rule.strip);
  if (group) group.rules.push(rule);
  else same.push({ strip: rule.strip, rules: [rule] });
  groups.set(letters, same);
}
