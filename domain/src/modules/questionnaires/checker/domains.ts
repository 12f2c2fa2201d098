import type { Answer } from '../answers/filling';
import { dayNumber, dayOfNumber, firstDay, fromGrid, lastDay, type Steps, stepsWithin } from '../answers/grid';
import { bounds } from '../template/bounds';
import { fits } from '../template/dependencies';
import type { Question } from '../template/model';
import type { AnswerTest } from '../template/rules';

/** The answers that a question may still have while the checker looks for some that show a place. */
export type Domain =
  | { readonly kind: 'empty' }
  | { readonly kind: 'one'; readonly options: readonly string[] }
  | { readonly kind: 'many'; readonly chosen: readonly string[]; readonly left: readonly string[] }
  | ({ readonly kind: 'steps' } & Steps)
  | { readonly kind: 'anything' };

export const noAnswer: Domain = { kind: 'empty' };

/** Every answer that a question accepts; null when it accepts none. */
export function fullDomain(question: Question): Domain | null {
  const ids = question.options.map(({ id }) => id);
  switch (question.type) {
    case 'single_choice':
    case 'dropdown':
      return possible(question, { kind: 'one', options: ids });
    case 'multiple_choice':
      return possible(question, { kind: 'many', chosen: [], left: [] });
    case 'number': {
      const { min, max } = question.properties;
      const widest = stepsWithin(question, { from: -bounds.number, to: bounds.number });
      return possible(question, { kind: 'steps', ...overlap(widest, stepsWithin(question, { from: min, to: max })) });
    }
    case 'date': {
      const { earliest, latest } = question.properties;
      const widest = { from: dayNumber(firstDay), to: dayNumber(lastDay) };
      const own = stepsWithin(question, { from: earliest, to: latest });
      return possible(question, { kind: 'steps', ...overlap(widest, own) });
    }
    case 'short_answer':
    case 'long_answer': {
      const { minLength, maxLength } = question.properties;
      return maxLength !== null && Math.max(1, minLength ?? 1) > maxLength ? null : { kind: 'anything' };
    }
    default:
      return { kind: 'anything' };
  }
}

function overlap(one: Steps, other: Steps): Steps {
  return { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
}

function possible(question: Question, domain: Domain): Domain | null {
  switch (domain.kind) {
    case 'one':
      return domain.options.length > 0 ? domain : null;
    case 'steps':
      return domain.from <= domain.to ? domain : null;
    case 'many': {
      const { least, most } = countsOf(question, domain);
      return least <= most && !domain.chosen.some((id) => domain.left.includes(id)) ? domain : null;
    }
    default:
      return domain;
  }
}

function countsOf(question: Question, { chosen, left }: Extract<Domain, { kind: 'many' }>) {
  const { minChosen, maxChosen } =
    question.type === 'multiple_choice' ? question.properties : { minChosen: null, maxChosen: null };
  const count = question.options.length;
  return {
    least: Math.max(1, minChosen ?? 1, chosen.length),
    most: Math.min(maxChosen ?? count, count - left.length),
  };
}

/** What is left of a domain of answers when a test holds, or does not: alternatives that together are all of it. */
export function narrowed(question: Question, domain: Domain, test: AnswerTest, holds: boolean): readonly Domain[] {
  const all = (isAll: boolean) => (isAll ? [domain] : []);
  if (test.is === 'answered') return all(holds);
  if (test.is === 'unanswered' || !fits(test, question.type)) return all(!holds);
  const parts =
    domain.kind === 'one'
      ? [narrowedOne(domain.options, test, holds)]
      : domain.kind === 'many'
        ? narrowedMany(question, domain, test, holds)
        : domain.kind === 'steps'
          ? narrowedSteps(question, domain, test, holds)
          : [];
  return parts.flatMap((part) => possible(question, part) ?? []);
}

function narrowedOne(options: readonly string[], test: AnswerTest, holds: boolean): Domain {
  const named = 'options' in test ? test.options : [];
  const passes = (id: string) =>
    test.is === 'any_of'
      ? named.includes(id)
      : test.is === 'none_of'
        ? !named.includes(id)
        : named.every((x) => x === id);
  return { kind: 'one', options: options.filter((id) => passes(id) === holds) };
}

function narrowedMany(
  question: Question,
  domain: Extract<Domain, { kind: 'many' }>,
  test: AnswerTest,
  holds: boolean,
): readonly Domain[] {
  const named = [...new Set('options' in test ? test.options : [])];
  const known = named.filter((id) => question.options.some((option) => option.id === id));
  const choose = (ids: readonly string[]): Domain => ({ ...domain, chosen: [...new Set([...domain.chosen, ...ids])] });
  const leave = (ids: readonly string[]): Domain => ({ ...domain, left: [...new Set([...domain.left, ...ids])] });
  if (test.is !== 'all_of') return (test.is === 'any_of') === holds ? known.map((id) => choose([id])) : [leave(known)];
  const isWhole = known.length === named.length;
  if (holds) return isWhole ? [choose(known)] : [];
  return isWhole ? known.map((id) => leave([id])) : [domain];
}

function narrowedSteps(question: Question, domain: Steps, test: AnswerTest, holds: boolean): readonly Domain[] {
  if (!('from' in test)) return [];
  const inside = stepsWithin(question, test);
  const isWithin = test.is === 'number_within' || test.is === 'date_within';
  if (isWithin === holds) return [{ kind: 'steps', ...overlap(domain, inside) }];
  const below = { from: Number.NEGATIVE_INFINITY, to: inside.from - 1 };
  const above = { from: inside.to + 1, to: Number.POSITIVE_INFINITY };
  return [below, above].map((part) => ({ kind: 'steps', ...overlap(domain, part) }));
}

/** One answer out of a domain. */
export function exampleOf(question: Question, domain: Domain): Answer | undefined {
  switch (domain.kind) {
    case 'empty':
      return undefined;
    case 'one':
      return domain.options[0];
    case 'many': {
      const free = question.options
        .map(({ id }) => id)
        .filter((id) => !domain.chosen.includes(id) && !domain.left.includes(id));
      return [...domain.chosen, ...free].slice(0, countsOf(question, domain).least);
    }
    case 'steps': {
      const step = Math.min(Math.max(0, domain.from), domain.to);
      return question.type === 'number' ? fromGrid(step, question.properties.decimals) : dayOfNumber(step);
    }
    default:
      return exampleText(question);
  }
}

function exampleText(question: Question): Answer {
  switch (question.type) {
    case 'photo':
      return ['photo-1'];
    case 'person':
      return 1;
    case 'case':
      return 'NC_0001';
    case 'short_answer':
    case 'long_answer':
      return 'x'.repeat(Math.max(1, question.properties.minLength ?? 1));
    default:
      return 'x';
  }
}
