import { isUnknown, unknownWords } from '@vigie/domain/modules/assistant/spelling/unknown-words';
import type { WordGroup } from '@vigie/domain/modules/glossary/public';
import { type Context, systemContext } from '../../../platform/context';
import type { Database } from '../../../platform/database/database';
import type { Platform } from '../../../platform/platform';
import { listClosedCases, listWrittenCases, type WrittenCase } from '../../cases/public';
import { findWordGroups } from '../../glossary/public';
import { loadSpellCheckers } from './dictionaries';
import { Pauses } from './pauses';

const fewestCases = 3;
/** The latest say best how a company writes today. */
const mostCases = 2000;
/** So many new ones are read for one question, and the rest for the next. */
const mostAtOnce = 400;
const batch = 25;
const mostWordsOfCase = 200;
const mostOwnWords = 5000;
const mostCompanies = 50;
const mostJudged = 50_000;

interface Learnt {
  readonly version: number;
  readonly words: readonly string[];
}

interface Company {
  /** Of each closed case the words that no dictionary has. */
  readonly cases: Map<string, Learnt>;
  own: ReadonlySet<string>;
}

/**
 * The words that a company writes and no dictionary knows, in small letters: those of its glossary, and those that stand in
 * three of its closed cases. Which cases are closed, and which of them only some may read, is asked each time.
 */
export function ownWordsOf({ database }: Pick<Platform, 'database'>, context: Context): Promise<ReadonlySet<string>> {
  const known = byDatabase.get(database) ?? new OwnWords(database);
  byDatabase.set(database, known);
  return known.upToDate(context.actor.companyId);
}

class OwnWords {
  /** The last that was asked for stands last. */
  private readonly companies = new Map<number, Company>();
  private readonly running = new Map<number, Promise<ReadonlySet<string>>>();
  /** Whether a word is in no dictionary: the cases of a company use the same ones again and again. */
  private readonly judged = new Map<string, boolean>();

  constructor(private readonly database: Database) {}

  /** One after another within a company, each as new as its question. */
  upToDate(companyId: number): Promise<ReadonlySet<string>> {
    const before = this.running.get(companyId) ?? Promise.resolve();
    const next = before.catch(() => undefined).then(() => this.catchUp(companyId));
    this.running.set(companyId, next);
    const forget = () => {
      if (this.running.get(companyId) === next) this.running.delete(companyId);
    };
    next.then(forget, forget);
    return next;
  }

  private async catchUp(companyId: number): Promise<ReadonlySet<string>> {
    const context = systemContext(companyId);
    const company = this.companies.get(companyId) ?? { cases: new Map(), own: new Set() };
    this.companies.delete(companyId);
    this.companies.set(companyId, company);
    const [oldest] = this.companies.keys();
    if (this.companies.size > mostCompanies && oldest !== undefined) this.companies.delete(oldest);

    const [closed, groups] = await this.database.read(context, (reader) =>
      Promise.all([listClosedCases(reader, companyId, mostCases), findWordGroups(reader, companyId)]),
    );
    const versions = new Map(closed.map(({ id, version }) => [id, version]));
    let hasChanged = false;
    for (const [id, { version }] of company.cases) {
      if (versions.get(id) !== version) hasChanged = company.cases.delete(id);
    }
    const unread = closed.filter(({ id }) => !company.cases.has(id)).slice(0, mostAtOnce);
    for (let from = 0; from < unread.length; from += batch) {
      const ids = unread.slice(from, from + batch).map(({ id }) => id);
      const written = await this.database.read(context, (reader) => listWrittenCases(reader, companyId, ids));
      await this.learn(company, written);
      hasChanged = true;
    }
    if (hasChanged) company.own = inSeveral(company.cases.values());
    return withGlossary(company.own, groups);
  }

  private async learn({ cases }: Company, written: readonly WrittenCase[]): Promise<void> {
    const checkers = await loadSpellCheckers();
    if (this.judged.size > mostJudged) this.judged.clear();
    const judge = (word: string): boolean => {
      const known = this.judged.get(word) ?? isUnknown(word, checkers);
      this.judged.set(word, known);
      return known;
    };
    const pause = new Pauses();
    for (const { id, version, definition, steps } of written) {
      const words = new Set<string>();
      for (const text of textsIn([definition, steps])) {
        for (const word of unknownWords(text, judge)) if (words.size < mostWordsOfCase) words.add(word);
        if (pause.isDue()) await pause.take();
      }
      cases.set(id, { version, words: [...words] });
    }
  }
}

const byDatabase = new WeakMap<Database, OwnWords>();

function inSeveral(cases: Iterable<Learnt>): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { words } of cases) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const several = [...counts].filter(([, count]) => count >= fewestCases).sort((a, b) => b[1] - a[1]);
  return new Set(several.slice(0, mostOwnWords).map(([word]) => word));
}

/** Made once for as long as neither has changed. */
const joined = new WeakMap<ReadonlySet<string>, { groups: readonly WordGroup[]; words: ReadonlySet<string> }>();

function withGlossary(own: ReadonlySet<string>, groups: readonly WordGroup[]): ReadonlySet<string> {
  const known = joined.get(own);
  if (known?.groups === groups) return known.words;
  const words = new Set(own);
  for (const term of groups.flat()) {
    for (const [word] of term
      .normalize('NFC')
      .toLowerCase()
      .matchAll(/\p{L}[\p{L}'’-]+/gu))
      words.add(word);
  }
  joined.set(own, { groups, words });
  return words;
}

/** Who did something is no text. */
const namesOfPeople = new Set(['displayName', 'who']);

/** Everything that was written by hand; what has no space in it is an id or a choice. */
function* textsIn(value: unknown): Iterable<string> {
  if (typeof value === 'string') {
    if (/\s/.test(value)) yield value;
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) if (!namesOfPeople.has(key)) yield* textsIn(part);
}
