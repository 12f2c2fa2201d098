import { accented, plainLetters } from './accents';
import { type Edit, likelyEdits, oneEditAway, replaced, separated } from './edits';
import { smallWords } from './language-of-text';
import { capitalised, type SpellChecker } from './spell-checker';

const mostSuggestions = 5;
/** A form that costs more is looked for among two edits as well. */
const goodEnough = 0.95;
const editsInStep = 40;

export interface SuggestionOptions {
  /** Right, and likelier than others: words of the company, and those that the text has elsewhere. In small letters. */
  readonly likely?: ReadonlySet<string>;
  /** Whether two edits are tried where one is not enough, which takes ten times as long. */
  readonly isThorough?: boolean;
}

const elision = /^((?:[ldnjmtscç]|qu|jusqu|lorsqu|puisqu|quoiqu)')(.+)$/i;

/** What may have been meant, the likeliest first. */
export function suggestionsFor(
  word: string,
  checker: SpellChecker,
  options: SuggestionOptions = {},
): readonly string[] {
  const steps = suggestionSteps(word, checker, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** In steps of less than a millisecond, between which the caller may do other things. */
export function* suggestionSteps(
  word: string,
  checker: SpellChecker,
  options: SuggestionOptions = {},
): Generator<null, readonly string[]> {
  const form = checker.asInDictionary(word);
  const [, before = '', body = form] = checker.language === 'fr' ? (elision.exec(form) ?? []) : [];
  // Of `sous-traitence` only the second part is wrong.
  const parts = body.split('-');
  const wrong = parts.filter((part) => part !== '' && !checker.isCorrect(part));
  const [part = body] = parts.length > 1 && wrong.length === 1 ? wrong : [];
  const meant = yield* meantBy(part, checker, options);
  const found = part === body ? meant : meant.map((one) => parts.with(parts.indexOf(part), one).join('-'));
  const proposed = found.map((one) => before + one).filter((one) => before === '' || checker.isProposable(one));
  return proposed.length > 0 ? proposed : found;
}

function* meantBy(
  word: string,
  checker: SpellChecker,
  { likely = new Set(), isThorough = true }: SuggestionOptions,
): Generator<null, readonly string[]> {
  const low = word.toLowerCase();
  const isCapitalised = word !== low;
  const search = new Search(low, checker, likely);
  const { lexicon, language } = checker;
  const { replacements, letters } = lexicon.affixes;
  if (!isCapitalised) search.tryCapital();
  yield* search.tryOut(accented(low, lexicon));
  yield* search.tryOut(replaced(low, replacements));
  yield* search.tryOut(oneEditAway(low, letters));
  if (search.lowestCost > goodEnough) {
    yield* search.tryOut(separated(low, smallWords[language]));
  }
  if (isThorough && search.lowestCost > goodEnough) {
    for (const first of likelyEdits(low, replacements)) {
      yield* search.tryOut(language === 'fr' ? accented(first.form, lexicon) : [], first.cost);
      yield* search.tryOut(likelyEdits(first.form, replacements), first.cost);
    }
  }
  return search.best().map((form) => (isCapitalised ? capitalised(form) : form));
}

class Search {
  private readonly costs = new Map<string, number>();
  private readonly asked = new Map<string, boolean>();

  constructor(
    private readonly word: string,
    private readonly checker: SpellChecker,
    private readonly likely: ReadonlySet<string>,
  ) {}

  get lowestCost(): number {
    return Math.min(...this.costs.values());
  }

  tryCapital(): void {
    const form = capitalised(this.word);
    if (this.checker.isProposable(form)) this.costs.set(form, 0.3);
  }

  /** What they cost counts on top of `before`. */
  *tryOut(edits: Iterable<Edit>, before = 0): Generator<null> {
    let tried = 0;
    for (const edit of edits) {
      tried += 1;
      if (tried % editsInStep === 0) yield null;
      const { form } = edit;
      const cost = before + edit.cost;
      const isRight = form.includes(' ') ? form.split(' ').every((part) => this.isWord(part)) : this.isWord(form);
      if (!isRight || form === this.word) continue;
      const sum = this.costOf(form, cost);
      if (sum < (this.costs.get(form) ?? Number.POSITIVE_INFINITY)) this.costs.set(form, sum);
    }
  }

  best(): readonly string[] {
    const byCost = [...this.costs].sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1));
    return byCost.slice(0, mostSuggestions).map(([form]) => form);
  }

  private costOf(form: string, cost: number): number {
    // The first letter is hardly ever mistyped.
    const isOtherStart = plainLetters(form.charAt(0)) !== plainLetters(this.word.charAt(0));
    const isSmall = smallWords[this.checker.language].has(form);
    return cost + (isOtherStart ? 0.4 : 0) - (this.likely.has(form) ? 0.35 : 0) - (isSmall ? 0.1 : 0);
  }

  private isWord(form: string): boolean {
    if (this.likely.has(form)) return true;
    if (!this.checker.lexicon.isPlausible(form)) return false;
    const known = this.asked.get(form);
    if (known !== undefined) return known;
    const isRight = this.checker.isProposable(form);
    this.asked.set(form, isRight);
    return isRight;
  }
}
