import type { Language } from '../../../kernel/message';
import { conceptOf } from './concepts';
import type { Fact, FactKind } from './fact';
import { type Limit, limitsOf } from './limits';
import { nameKeysIn, namesOf } from './names';
import { type Negation, negationsOf } from './negations';
import { oppositesOf, turnedRound } from './opposites';
import { type CheckedText, swappedFacts } from './pairing';
import { type ReadText, readText } from './read-facts';

export const markReasons = [
  'notInOriginal',
  'unitChanged',
  'comparisonChanged',
  'swapped',
  'repeated',
  'negationAdded',
  'negationLost',
  'turnedRound',
  'missing',
] as const;
export type MarkReason = (typeof markReasons)[number];

export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly kind: FactKind;
  readonly reason: MarkReason;
}

export interface SuggestionCheck {
  /** Places of the suggestion that the original does not say. */
  readonly marks: readonly Mark[];
  /** Places of the original that the suggestion no longer says. */
  readonly missing: readonly Mark[];
  readonly mayAcceptUnread: boolean;
}

export interface CheckOptions {
  /** That of the suggestion. */
  readonly language: Language;
  /** That of the original, where it is another one. */
  readonly translatedFrom?: Language;
  /** Whether a word in small letters is an ordinary one, for example in a dictionary: fewer marks on words that begin a sentence. */
  readonly isWord?: (word: string) => boolean;
}

/** Longer texts are read by the person, because comparing every fact with every other takes too long. */
export const longestCheckedText = 20_000;

/**
 * Whether a suggestion says what the original says: every number, date, name, reference and quantity of one must be in the
 * other, under the same comparison, beside the same words, and denied where it was denied. In doubt it marks: a mark costs a
 * reading, a missed change is a false record.
 */
export function checkSuggestion(original: string, suggestion: string, options: CheckOptions): SuggestionCheck {
  if (original.length > longestCheckedText || suggestion.length > longestCheckedText) {
    const whole = { start: 0, end: suggestion.length, kind: 'reference', reason: 'notInOriginal' } as const;
    return { marks: [whole], missing: [], mayAcceptUnread: false };
  }
  const isWord = options.isWord ?? (() => false);
  const before = checkedText(original, options.translatedFrom ?? options.language, isWord);
  const after = checkedText(suggestion, options.language, isWord);
  const marks = unique([
    ...factMarks(before.text, after.text),
    ...swappedFacts(withOpposites(before), withOpposites(after)).map((fact) => markOf(fact, 'swapped')),
    ...negationMarks(before, after, 'negationAdded'),
    ...turnedRound(before.opposites, after.opposites).map(({ first, last }) => ({
      start: after.text.tokens[first]?.start ?? 0,
      end: after.text.tokens[last]?.end ?? 0,
      kind: 'opposite' as const,
      reason: 'turnedRound' as const,
    })),
  ]);
  const missing = unique([...missingFacts(before.text, after.text), ...negationMarks(after, before, 'negationLost')]);
  return { marks, missing, mayAcceptUnread: marks.length === 0 && missing.length === 0 };
}

interface Checked {
  readonly text: CheckedText;
  readonly negations: readonly Negation[];
  readonly opposites: ReturnType<typeof oppositesOf>;
}

function checkedText(text: string, language: Language, isWord: (word: string) => boolean): Checked {
  const read = readText(text, language);
  const negations = negationsOf(read);
  const denied = new Set(negations.filter(({ strict }) => strict).flatMap(({ scope }) => scope.slice(0, 2)));
  const facts = [...read.facts, ...namesOf(read, isWord)].sort((a, b) => a.start - b.start);
  return { text: { ...read, facts, denied }, negations, opposites: oppositesOf(read, denied) };
}

/** Verdicts and the like change places as facts do: `QA approved, QC rejected`. */
function withOpposites({ text, opposites }: Checked): CheckedText {
  const words = opposites.map(({ group, pole, first, last }): Fact => {
    const span = { start: text.tokens[first]?.start ?? 0, end: text.tokens[last]?.end ?? 0, first, last };
    return { kind: 'opposite', key: `${group}.${pole}`, soft: false, optional: true, things: [], ...span };
  });
  return { ...text, facts: [...text.facts, ...words].sort((a, b) => a.start - b.start) };
}

const markOf = ({ start, end, kind }: Fact, reason: MarkReason): Mark => ({ start, end, kind, reason });

function unique(marks: readonly Mark[]): readonly Mark[] {
  const seen = new Map(marks.map((mark) => [`${mark.start} ${mark.end}`, mark]));
  for (const mark of [...marks].reverse()) seen.set(`${mark.start} ${mark.end}`, mark);
  return [...seen.values()].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** `un jour` may be said for `chaque jour`. */
const alike = (key: string) =>
  key
    .replace(/^every (\w+)$/, '1 $1')
    .replace(/^minutes 60$/, '1 h')
    .replace(/^minutes 1$/, '1 min');

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const byKey = (facts: readonly Fact[]) => grouped(facts, ({ key }) => alike(key));
const compared = new Set<FactKind>(['number', 'quantity', 'date', 'time']);

/** A fact of the original, as often as it is said there. */
interface SaidFact {
  readonly times: number;
  readonly limits: ReadonlySet<Limit>;
  /** What it counts there; null when it stands somewhere without a thing. */
  readonly things: ReadonlySet<number> | null;
}

function saidFacts(original: ReadText): ReadonlyMap<string, SaidFact> {
  return new Map(
    [...byKey(original.facts)].map(([key, same]) => {
      const limits = new Set(same.flatMap((fact) => limitsOf(original, fact)));
      const isBare = same.some(({ things }) => things.length === 0);
      return [
        key,
        { times: same.length, limits, things: isBare ? null : new Set(same.flatMap(({ things }) => things)) },
      ];
    }),
  );
}

function factMarks(original: ReadText, suggestion: ReadText): readonly Mark[] {
  const known = saidFacts(original);
  const names = nameKeysIn(original);
  const amounts = new Set(original.facts.filter(hasAmount).map(({ key }) => amountOf(key)));
  const said = new Map<string, number>();
  return suggestion.facts.flatMap((fact) => {
    if (fact.soft) return [];
    if (fact.kind === 'name') return names.has(fact.key) ? [] : [markOf(fact, 'notInOriginal')];
    const same = known.get(alike(fact.key));
    const isKnownAmount = hasAmount(fact) && amounts.has(amountOf(fact.key));
    if (!same) return [markOf(fact, isKnownAmount ? 'unitChanged' : 'notInOriginal')];
    if (!compared.has(fact.kind)) return [];
    const reason = changeOf(suggestion, same, fact);
    if (reason !== null) return [markOf(fact, reason)];
    const times = (said.get(fact.key) ?? 0) + 1;
    said.set(fact.key, times);
    return times > same.times ? [markOf(fact, 'repeated')] : [];
  });
}

function changeOf(suggestion: ReadText, same: SaidFact, fact: Fact): MarkReason | null {
  if (!limitsOf(suggestion, fact).some((limit) => same.limits.has(limit))) return 'comparisonChanged';
  const countsSame = same.things === null || fact.things.some((thing) => same.things?.has(thing));
  return fact.things.length > 0 && !countsSame ? 'unitChanged' : null;
}

const hasAmount = ({ kind }: Fact) => kind === 'number' || kind === 'quantity';
const amountOf = (key: string) => key.split(' ')[0] ?? key;

/** Said as often: `12 reçues, 12 rejetées` is two facts. A date, a reference or a name may be said once for all. */
const countedKinds = new Set<FactKind>(['number', 'quantity', 'time']);

function missingFacts(original: ReadText, suggestion: ReadText): readonly Mark[] {
  const said = byKey(suggestion.facts);
  const names = nameKeysIn(suggestion);
  const needed = new Map<string, number>();
  return original.facts.flatMap((fact) => {
    if (fact.soft || fact.optional) return [];
    const times = countedKinds.has(fact.kind) ? (needed.get(alike(fact.key)) ?? 0) + 1 : 1;
    needed.set(alike(fact.key), times);
    const found = fact.kind === 'name' ? names.has(fact.key) : (said.get(alike(fact.key))?.length ?? 0) >= times;
    return found ? [] : [markOf(fact, 'missing')];
  });
}

/** Negations of `after` that `before` has no counterpart for, by the sentences where both have as many, and by what they deny. */
function negationMarks(before: Checked, after: Checked, reason: 'negationAdded' | 'negationLost'): readonly Mark[] {
  const extra = new Set([...surplus(before, after), ...newlyDenied(before, after)]);
  return [...extra].map(({ at }) => {
    const token = after.text.tokens[at];
    return { start: token?.start ?? 0, end: token?.end ?? 0, kind: 'negation', reason };
  });
}

function sentencesOf({ text }: Checked): readonly number[] {
  return [...new Set(text.tokens.filter(({ kind }) => kind !== 'mark').map(({ sentence }) => sentence))];
}

function surplus(before: Checked, after: Checked): readonly Negation[] {
  const [from, to] = [sentencesOf(before), sentencesOf(after)];
  const whole = surplusIn(before.negations, after.negations);
  if (from.length !== to.length) return whole;
  return to.flatMap((sentence, index) =>
    surplusIn(
      before.negations.filter((negation) => negation.sentence === from[index]),
      after.negations.filter((negation) => negation.sentence === sentence),
    ),
  );
}

function surplusIn(before: readonly Negation[], after: readonly Negation[]): readonly Negation[] {
  const [rest, others] = [withoutShared(before, after), withoutShared(after, before)];
  if (rest.length === 0) return others.filter(({ denies }) => denies);
  return others.filter(({ strict }) => strict).slice(rest.length);
}

/** A word that denies by itself and that both say answers for nothing else. */
function withoutShared(negations: readonly Negation[], others: readonly Negation[]): readonly Negation[] {
  const words = new Set(others.filter(({ strict }) => !strict).map(({ word }) => conceptOf(word)));
  return negations.filter(({ strict, word }) => strict || !words.has(conceptOf(word)));
}

function newlyDenied(before: Checked, after: Checked): readonly Negation[] {
  const concepts = ({ text }: Checked, at: number) => conceptOf(text.words[at] ?? '');
  const denied = new Set(
    before.negations.flatMap(({ at, scope }) => [...scope, at].map((index) => concepts(before, index))),
  );
  const said = new Set(before.text.tokens.flatMap(({ kind }, at) => (kind === 'word' ? [concepts(before, at)] : [])));
  return after.negations.filter(({ strict, scope: [first] }) => {
    if (!strict || first === undefined) return false;
    const concept = concepts(after, first);
    return said.has(concept) && !denied.has(concept);
  });
}
