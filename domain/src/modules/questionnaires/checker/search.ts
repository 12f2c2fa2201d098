import { dependenciesOf, questionSeenFrom } from '../template/dependencies';
import type { Question, Section, Template } from '../template/model';
import { questionPlaces, rulesOnPath } from '../template/places';
import type { Condition, Rule } from '../template/rules';
import { type Domain, fullDomain, narrowed, noAnswer } from './domains';

/**
 * Drafts: any answers. Complete: every required question that is shown has an answer. Rules: each rule by itself, without
 * asking whether the questions that it looks at are shown.
 */
export type SearchMode = 'drafts' | 'complete' | 'rules';
export type Found = 'yes' | 'no' | 'undecided';

/** What the answers are to bring about. */
export type Goal =
  | { readonly make: 'question'; readonly questionId: string; readonly holds: boolean }
  | { readonly make: 'rule'; readonly rule: Rule; readonly section: Section; readonly holds: boolean }
  | { readonly make: 'condition'; readonly condition: Condition; readonly section: Section; readonly holds: boolean };

interface Alternative {
  readonly goals: readonly Goal[];
  readonly answer?: { readonly questionId: string; readonly domain: Domain };
  readonly mark?: { readonly questionId: string; readonly isShown: boolean };
}

interface Waiting {
  readonly goal: Goal;
  readonly next: Waiting | null;
}

interface ChoicePoint {
  readonly alternatives: readonly Alternative[];
  readonly taken: number;
  readonly goals: Waiting | null;
  readonly choices: Waiting | null;
  readonly changes: number;
}

/** Steps for one question to the search: beyond it says `undecided`, and never guesses. */
export const stepLimit = 20_000;

const push = (goals: readonly Goal[], onto: Waiting | null) =>
  goals.reduceRight<Waiting | null>((next, goal) => ({ goal, next }), onto);

/**
 * Looks for answers that bring goals about, by going back where a choice led nowhere. It finds some whenever there are any:
 * the alternatives of a goal are all the ways to reach it, and a question that is hidden may be taken as unanswered. What
 * it does not touch can be answered freely, since no goal hangs on it.
 */
export class Search {
  private readonly answers = new Map<string, Domain>();
  private readonly marks = new Map<string, boolean>();
  private readonly changes: (() => void)[] = [];

  constructor(
    private readonly template: Template,
    private readonly mode: SearchMode,
    private readonly limit = stepLimit,
  ) {}

  /** What has been settled so far, by question. */
  get settled(): ReadonlyMap<string, Domain> {
    return this.answers;
  }

  /** Adds goals to what was found before. When it fails, everything is as it was. */
  reach(wanted: readonly Goal[]): Found {
    const start = this.changes.length;
    const points: ChoicePoint[] = [];
    let goals = push(wanted, null);
    let choices: Waiting | null = null;
    for (let steps = 0; goals || choices; steps += 1) {
      if (steps >= this.limit) return this.giveUp(start, 'undecided');
      const waiting: Waiting | null = goals ?? choices;
      if (!waiting) break;
      const alternatives = this.waysTo(waiting.goal);
      if (goals && alternatives.length > 1) {
        // What leaves a choice waits until all that leaves none has been settled.
        choices = { goal: waiting.goal, next: choices };
        goals = waiting.next;
        continue;
      }
      const after = goals ? { goals: waiting.next, choices } : { goals: null, choices: waiting.next };
      points.push({ alternatives, taken: 0, changes: this.changes.length, ...after });
      const step = this.takeNext(points);
      if (!step) return this.giveUp(start, 'no');
      goals = step.goals;
      choices = step.choices;
    }
    return 'yes';
  }

  /** Takes the next way that has not been tried, at the last choice that has one. */
  private takeNext(points: ChoicePoint[]): Pick<ChoicePoint, 'goals' | 'choices'> | null {
    for (let point = points.pop(); point; point = points.pop()) {
      this.undoTo(point.changes);
      const chosen = point.alternatives[point.taken];
      if (!chosen) continue;
      if (point.taken + 1 < point.alternatives.length) points.push({ ...point, taken: point.taken + 1 });
      this.take(chosen);
      return { goals: push(chosen.goals, point.goals), choices: point.choices };
    }
    return null;
  }

  private giveUp(start: number, found: Found): Found {
    this.undoTo(start);
    return found;
  }

  private undoTo(length: number): void {
    while (this.changes.length > length) this.changes.pop()?.();
  }

  private take({ answer, mark }: Alternative): void {
    if (mark) this.set(this.marks, mark.questionId, mark.isShown);
    if (answer) this.set(this.answers, answer.questionId, answer.domain);
  }

  private set<T>(map: Map<string, T>, key: string, value: T): void {
    const before = map.get(key);
    if (before === value) return;
    this.changes.push(() => (before === undefined ? map.delete(key) : map.set(key, before)));
    map.set(key, value);
  }

  /** All the ways to bring a goal about: none means that it cannot be. */
  private waysTo(goal: Goal): readonly Alternative[] {
    switch (goal.make) {
      case 'question':
        return this.waysToShow(goal.questionId, goal.holds);
      case 'rule':
        return waysToRule(goal);
      case 'condition':
        return this.waysToCondition(goal);
    }
  }

  private waysToShow(questionId: string, holds: boolean): readonly Alternative[] {
    const mark = this.marks.get(questionId);
    if (mark !== undefined) return mark === holds ? [{ goals: [] }] : [];
    const place = questionPlaces(this.template).get(questionId);
    if (!place || dependenciesOf(this.template).inLoop.has(questionId)) return holds ? [] : [{ goals: [] }];
    const goals = rulesOnPath(place).map(({ rule }): Goal => ({ make: 'rule', rule, section: place.section, holds }));
    const settled = { questionId, isShown: holds };
    return holds ? [{ goals, mark: settled }] : goals.map((goal) => ({ goals: [goal], mark: settled }));
  }

  private waysToCondition({ condition, section, holds }: Extract<Goal, { make: 'condition' }>): readonly Alternative[] {
    const { questionId, test } = condition;
    const passesEmpty = (test.is === 'unanswered') === holds;
    const question = questionSeenFrom(this.template, section, questionId);
    const isHidden = this.mode !== 'rules' && dependenciesOf(this.template).inLoop.has(questionId);
    if (!question || isHidden) return passesEmpty ? [{ goals: [] }] : [];
    const before = this.answers.get(questionId);
    if (before?.kind === 'empty') return passesEmpty ? [{ goals: [] }] : [];
    const domain = before ?? fullDomain(question);
    const shown: Goal = { make: 'question', questionId, holds: true };
    const goals = this.mode === 'rules' ? [] : [shown];
    const ways = domain
      ? narrowed(question, domain, test, holds).map((left): Alternative => {
          return { goals: before ? [] : goals, answer: { questionId, domain: left } };
        })
      : [];
    return before || !passesEmpty ? ways : [...ways, this.leavingEmpty(question, domain)];
  }

  private leavingEmpty(question: Question, domain: Domain | null): Alternative {
    const answer = { questionId: question.id, domain: noAnswer };
    const mustBeHidden = this.mode === 'complete' && question.required && domain !== null;
    return { goals: mustBeHidden ? [{ make: 'question', questionId: question.id, holds: false }] : [], answer };
  }
}

function waysToRule({ rule, section, holds }: Extract<Goal, { make: 'rule' }>): readonly Alternative[] {
  const goals = rule.conditions.map((condition): Goal => ({ make: 'condition', condition, section, holds }));
  return (rule.match === 'all') === holds ? [{ goals }] : goals.map((goal) => ({ goals: [goal] }));
}
