import type { Question, QuestionType, Section, Template } from './model';
import { choiceTypes } from './model';
import { type QuestionPlace, questionPlaces, rulesOnPath } from './places';
import type { AnswerTest } from './rules';

/**
 * The question that a condition looks at, seen from a section. Inside a repeatable section that is the one of the same
 * instance; from elsewhere such a question cannot be seen, since it has as many answers as there are instances.
 */
export function questionSeenFrom(template: Template, section: Section, questionId: string): Question | null {
  const place = questionPlaces(template).get(questionId);
  if (!place || (place.section.repeat && place.section.id !== section.id)) return null;
  return place.question;
}

/** Whether a test can be asked of a type of answer at all. */
export function fits(test: AnswerTest, type: QuestionType): boolean {
  switch (test.is) {
    case 'answered':
    case 'unanswered':
      return true;
    case 'any_of':
    case 'none_of':
    case 'all_of':
      return choiceTypes.includes(type);
    case 'number_within':
    case 'number_outside':
      return type === 'number';
    default:
      return type === 'date';
  }
}

/** What each question's visibility hangs on. */
export interface Dependencies {
  /** Each question after all that its visibility hangs on. */
  readonly order: readonly QuestionPlace[];
  /** Questions whose visibility hangs on itself, those of one loop together. They are never shown. */
  readonly loops: readonly (readonly string[])[];
  readonly inLoop: ReadonlySet<string>;
  /** Questions whose answers a rule reads, by the section in which they stand. */
  readonly readIn: ReadonlyMap<string, readonly string[]>;
}

const known = new WeakMap<Template, Dependencies>();

export function dependenciesOf(template: Template): Dependencies {
  const before = known.get(template);
  if (before) return before;
  const places = questionPlaces(template);
  const sources = new Map([...places].map(([id, place]) => [id, sourcesOf(template, place)]));
  const sourcesOfId = (id: string) => sources.get(id) ?? new Set<string>();
  const groups = stronglyConnected([...places.keys()], sourcesOfId);
  const loops = groups.filter(([first = '', ...others]) => others.length > 0 || sourcesOfId(first).has(first));
  const number = new Map([...places.keys()].map((id, at) => [id, at]));
  const inOrder = loops
    .map((loop) => loop.toSorted((a, b) => (number.get(a) ?? 0) - (number.get(b) ?? 0)))
    .toSorted(([a = ''], [b = '']) => (number.get(a) ?? 0) - (number.get(b) ?? 0));
  const order = groups.flat().flatMap((id) => places.get(id) ?? []);
  const readIn = new Map<string, string[]>();
  for (const id of new Set([...sources.values()].flatMap((some) => [...some]))) {
    const sectionId = places.get(id)?.section.id ?? '';
    const before = readIn.get(sectionId);
    if (before) before.push(id);
    else readIn.set(sectionId, [id]);
  }
  const result = { order, loops: inOrder, inLoop: new Set(loops.flat()), readIn };
  known.set(template, result);
  return result;
}

function sourcesOf(template: Template, place: QuestionPlace): ReadonlySet<string> {
  const sources = new Set<string>();
  for (const { rule } of rulesOnPath(place)) {
    for (const { questionId } of rule.conditions) {
      if (questionSeenFrom(template, place.section, questionId)) sources.add(questionId);
    }
  }
  return sources;
}

interface Visit {
  readonly node: string;
  readonly rest: Iterator<string>;
}

/** Tarjan's groups, each after those that it leads to. Without recursion: a chain may be as long as the template. */
function stronglyConnected(
  nodes: readonly string[],
  next: (node: string) => ReadonlySet<string>,
): readonly (readonly string[])[] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const groups: string[][] = [];
  const lower = (node: string, to: number) => low.set(node, Math.min(low.get(node) ?? to, to));
  const visits: Visit[] = [];
  const enter = (node: string) => {
    index.set(node, index.size);
    lower(node, index.size - 1);
    open.push(node);
    isOpen.add(node);
    visits.push({ node, rest: next(node).values() });
  };
  const leave = (node: string) => {
    visits.pop();
    const parent = visits.at(-1)?.node;
    if (parent !== undefined) lower(parent, low.get(node) ?? 0);
    if (low.get(node) !== index.get(node)) return;
    const group = open.splice(open.lastIndexOf(node));
    for (const member of group) isOpen.delete(member);
    groups.push(group);
  };
  const step = ({ node, rest }: Visit) => {
    const { value, done } = rest.next();
    if (done) leave(node);
    else if (!index.has(value)) enter(value);
    else if (isOpen.has(value)) lower(node, index.get(value) ?? 0);
  };
  for (const root of nodes) {
    if (!index.has(root)) enter(root);
    for (let visit = visits.at(-1); visit; visit = visits.at(-1)) step(visit);
  }
  return groups;
}
