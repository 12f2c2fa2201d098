import type { Answer, Filling, Instance } from '../answers/filling';
import { keptFilling } from '../answers/submission';
import { visibilityOf } from '../answers/visibility';
import { dependenciesOf } from '../template/dependencies';
import type { Template } from '../template/model';
import { questionPlaces } from '../template/places';
import { exampleOf, fullDomain } from './domains';
import { Search, type SearchMode } from './search';

/** A filling that the template keeps as a test of itself: these questions are shown for these answers. */
export interface TestFilling {
  readonly filling: Filling;
  /** Whether it could be submitted; not so where a question is only shown before a required one is answered. */
  readonly isComplete: boolean;
  readonly shown: readonly string[];
}

export interface Reached {
  readonly fillings: readonly TestFilling[];
  /** In no filling at all. */
  readonly never: readonly string[];
  /** Only in fillings that are not complete. */
  readonly onlyInDrafts: readonly string[];
  readonly undecided: readonly string[];
}

const show = (questionId: string) => [{ make: 'question' as const, questionId, holds: true }];

/** A small set of fillings that together show every question that can be shown: each takes along what it can. */
export function reachEveryQuestion(template: Template): Reached {
  const { inLoop } = dependenciesOf(template);
  const left = new Set([...questionPlaces(template).keys()].filter((id) => !inLoop.has(id)));
  const found = {
    fillings: [] as TestFilling[],
    never: [] as string[],
    onlyInDrafts: [] as string[],
    undecided: [] as string[],
  };
  const keep = (search: Search, mode: SearchMode) => {
    const filling = fillingFrom(template, search);
    const shown = shownIn(template, filling);
    found.fillings.push({ filling, isComplete: mode === 'complete', shown });
    for (const id of shown) left.delete(id);
  };
  const reach = (id: string, mode: SearchMode) => {
    const search = new Search(template, mode);
    const answer = search.reach(show(id));
    if (answer !== 'yes') return answer;
    takeAlong(search, left, id);
    keep(search, mode);
    left.delete(id);
    return answer;
  };
  // A filling that is not complete proves nothing about complete ones: those come first, for every question.
  const answers = new Map([...left].map((id) => [id, left.has(id) ? reach(id, 'complete') : 'yes']));
  for (const id of left) {
    if (answers.get(id) === 'undecided') found.undecided.push(id);
    else found.onlyInDrafts.push(id);
  }
  for (const id of found.undecided) left.delete(id);
  for (const id of [...left]) {
    const answer = left.has(id) ? reach(id, 'drafts') : 'yes';
    if (answer === 'no') found.never.push(id);
    if (answer === 'undecided') found.undecided.push(id);
  }
  const unreached = new Set([...found.never, ...found.undecided]);
  found.onlyInDrafts = found.onlyInDrafts.filter((id) => !unreached.has(id));
  return found;
}

/** Enough for pages of branches; what is not taken along gets a filling of its own. */
const attemptsAlong = 500;

function takeAlong(search: Search, left: ReadonlySet<string>, first: string): void {
  let attempts = 0;
  for (const id of left) {
    if (id === first) continue;
    if (attempts >= attemptsAlong) return;
    attempts += 1;
    search.reach(show(id));
  }
}

function fillingFrom(template: Template, search: Search): Filling {
  const answers: Record<string, Answer> = {};
  const bySection = new Map<string, Record<string, Answer>>();
  for (const { section, question } of questionPlaces(template).values()) {
    const domain = search.settled.get(question.id) ?? (question.required ? fullDomain(question) : null);
    const answer = domain ? exampleOf(question, domain) : undefined;
    if (section.repeat && !bySection.has(section.id)) bySection.set(section.id, {});
    const target = section.repeat ? bySection.get(section.id) : answers;
    if (answer !== undefined && target) target[question.id] = answer;
  }
  const repeats = template.sections.flatMap(({ id, repeat }): [string, Instance[]][] => {
    if (!repeat) return [];
    const instances = Array.from({ length: Math.max(1, repeat.min) }, (_, at) => {
      return { id: `i${at + 1}`, answers: bySection.get(id) ?? {} };
    });
    return [[id, instances]];
  });
  return keptFilling(template, { answers, repeats: Object.fromEntries(repeats) });
}

function shownIn(template: Template, filling: Filling): readonly string[] {
  return [...new Set(visibilityOf(template, filling).shown.map(({ questionId }) => questionId))];
}

/** Tests of the template that no longer show what they showed: each with the questions that are missing. */
export function failedTests(
  template: Template,
  tests: readonly TestFilling[],
): readonly { readonly test: number; readonly missing: readonly string[] }[] {
  return tests.flatMap(({ filling, shown }, test) => {
    const now = new Set(shownIn(template, filling));
    const missing = shown.filter((id) => !now.has(id));
    return missing.length > 0 ? [{ test, missing }] : [];
  });
}
