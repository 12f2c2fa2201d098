import { applyOperation } from '../editing/apply';
import { flatten, rootId } from '../editing/flat';
import type { Node, NodeKind, Operation } from '../editing/operations';
import { newOption, newPage, newQuestion, newSection, type Template } from '../template/model';

const below: Readonly<Record<string, NodeKind>> = {
  template: 'section',
  section: 'page',
  page: 'question',
  question: 'option',
};

function newNode(kind: NodeKind, id: string): Node {
  switch (kind) {
    case 'section':
      return { kind, section: { ...newSection(id), pages: [newPage(`${id}-p`)] } };
    case 'page':
      return { kind, page: { ...newPage(id), questions: [newQuestion(`${id}-q`, 'date')] } };
    case 'question':
      return { kind, question: newQuestion(id, 'single_choice') };
    case 'option':
      return { kind, option: newOption(id, id) };
  }
}

/** Turns numbers into edits that are possible one after the other; ids of what it adds begin with the designer's name. */
export function editsFrom(template: Template, designer: string, numbers: readonly number[]): readonly Operation[] {
  const done: Operation[] = [];
  let current = template;
  for (let at = 0; at + 3 < numbers.length; at += 4) {
    const operation = editFrom(current, `${designer}${at / 4}`, numbers.slice(at, at + 4));
    const applied = operation && applyOperation(current, operation);
    if (!operation || !applied || applied.refusal) continue;
    current = applied.template;
    done.push(operation);
  }
  return done;
}

function editFrom(template: Template, newId: string, [what = 0, which = 0, where = 0, after = 0]: readonly number[]) {
  const { nodes, children } = flatten(template);
  const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % Math.max(1, list.length)];
  const parents = [...nodes].filter(([, { kind }]) => kind !== 'option');
  const things = [...nodes].filter(([id]) => id !== rootId);
  const placeIn = (parentId: string) => ({
    parentId: parentId === rootId ? null : parentId,
    after: pick([null, ...(children.get(parentId) ?? [])], after) ?? null,
  });
  const [thingId, thing] = pick(things, which) ?? [];
  const [parentId, parent] = pick(parents, which) ?? [rootId];
  const addition = (): Operation => {
    const kind = below[parent?.kind ?? 'template'] ?? 'section';
    return { op: 'add', ...placeIn(parentId), node: newNode(kind, newId) };
  };
  if (what % 6 < 2 || !thing || thingId === undefined) return addition();
  if (what % 6 === 2) return { op: 'delete', id: thingId } satisfies Operation;
  if (what % 6 === 3) {
    const [target = rootId] =
      pick(
        parents.filter(([, { kind }]) => below[kind] === thing.kind),
        where,
      ) ?? [];
    return { op: 'move', id: thingId, ...placeIn(target) } satisfies Operation;
  }
  if (thing.kind === 'option')
    return { op: 'change', id: thingId, set: { label: `${newId} ${where}` } } satisfies Operation;
  const set =
    where % 2 === 0
      ? { title: `${newId} title` }
      : {
          visibleWhen: ruleOn(
            things.map(([id]) => id),
            after,
          ),
        };
  return { op: 'change', id: thingId, set } satisfies Operation;
}

function ruleOn(ids: readonly string[], number: number) {
  const questionId = ids[number % ids.length] ?? 'q1';
  return { match: 'all' as const, conditions: [{ questionId, test: { is: 'answered' as const } }] };
}
