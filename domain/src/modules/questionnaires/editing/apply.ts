import type { Message, MessageValues } from '../../../kernel/message';
import { editMessages, structureMessages } from '../messages/structure';
import { bounds } from '../template/bounds';
import {
  option,
  page,
  question,
  type Section,
  section,
  type Template,
  template as templateSchema,
} from '../template/model';
import { idsIn } from '../template/structure';
import { keptTitle } from '../template/titles';
import { type Changes, type NodeKind, type Operation, operation as operationSchema } from './operations';
import {
  childKindAt,
  childrenOf,
  findPath,
  kindAt,
  nodeOf,
  type Path,
  replacedAt,
  thingAt,
  thingOf,
  withChildrenAt,
} from './paths';

export type EditCode = 'missing' | 'parent_missing' | 'unreadable' | 'id_twice' | 'too_many';

export interface EditRefusal {
  readonly code: EditCode;
  readonly id: string | null;
  readonly message: Message;
  readonly values: MessageValues;
}

export type Applied =
  | { readonly template: Template; readonly inverse: Operation; readonly refusal?: undefined }
  | { readonly refusal: EditRefusal };

const refuse = (code: EditCode, id: string | null, message: Message, values: MessageValues = {}): Applied => ({
  refusal: { code, id, message, values },
});
const missing = (id: string) => refuse('missing', id, editMessages.missing);

/** Makes one edit, and says which edit takes it back. */
export function applyOperation(template: Template, operation: Operation): Applied {
  switch (operation.op) {
    case 'add':
      return applyAdd(template, operation);
    case 'move':
      return applyMove(template, operation);
    case 'delete':
      return applyDelete(template, operation);
    case 'change':
      return applyChange(template, operation);
  }
}

type Of<Op extends Operation['op']> = Extract<Operation, { op: Op }>;
const pathOfParent = (template: Template, id: string | null): Path | null =>
  id === null ? [] : findPath(template, id);

function applyAdd(template: Template, operation: Of<'add'>): Applied {
  const { parentId, after, node } = operation;
  const thing = thingOf(node);
  const parentPath = pathOfParent(template, parentId);
  if (!parentPath || childKindAt(parentPath) !== node.kind) {
    return refuse('parent_missing', thing.id, editMessages.parentMissing);
  }
  if (!operationSchema.safeParse(operation).success) return refuse('unreadable', thing.id, editMessages.unreadable);
  const twice = repeatedId(template, idsOf(thing));
  if (twice !== null) return refuse('id_twice', twice, structureMessages.idTwice, { id: twice });
  const added = withChildrenAt(template, parentPath, (children) => inserted(children, thing, after));
  const crowd = crowding(added, parentPath);
  if (crowd) return refuse('too_many', thing.id, crowd.message, { max: crowd.max });
  return { template: added, inverse: { op: 'delete', id: thing.id } };
}

/** After a sibling that is no longer there: last, so that nothing is lost. */
function inserted<T extends { readonly id: string }>(
  children: readonly T[],
  thing: T,
  after: string | null,
): readonly T[] {
  const at = after === null ? 0 : children.findIndex(({ id }) => id === after) + 1 || children.length;
  return children.toSpliced(at, 0, thing);
}

function idsOf(thing: object & { readonly id?: string }): readonly string[] {
  const below = 'pages' in thing || 'questions' in thing || 'options' in thing ? childrenOf(thing as never) : [];
  return [...(thing.id === undefined ? [] : [thing.id]), ...below.flatMap((child) => idsOf(child))];
}

function repeatedId(template: Template, ids: readonly string[]): string | null {
  const before = template.sections.map(idsInSection);
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(id) || before.some((known) => known.has(id))) return id;
    seen.add(id);
  }
  return null;
}

const idsBySection = new WeakMap<Section, ReadonlySet<string>>();

/** Sections that an edit leaves alone are shared with the template before it: only the changed one is looked through. */
function idsInSection(section: Section): ReadonlySet<string> {
  const known = idsBySection.get(section) ?? new Set(idsIn(section));
  idsBySection.set(section, known);
  return known;
}

function crowding(template: Template, parentPath: Path): { readonly message: Message; readonly max: number } | null {
  const { sections } = template;
  const pages = sections.reduce((sum, one) => sum + one.pages.length, 0);
  const questions = sections.reduce((sum, { pages: own }) => own.reduce((n, one) => n + one.questions.length, sum), 0);
  const options = parentPath.length === 3 ? childrenOf(thingAt(template, parentPath) as never).length : 0;
  const counts = [
    { count: sections.length, max: bounds.sections, message: structureMessages.tooManySections },
    { count: pages, max: bounds.pages, message: structureMessages.tooManyPages },
    { count: questions, max: bounds.questions, message: structureMessages.tooManyQuestions },
    { count: options, max: bounds.options, message: structureMessages.tooManyOptions },
  ];
  return counts.find(({ count, max }) => count > max) ?? null;
}

/** Where something stands, as an operation would say it. */
export function positionOf(template: Template, path: Path) {
  const parentPath = path.slice(0, -1);
  const parent = thingAt(template, parentPath);
  const at = path.at(-1) ?? 0;
  const before = at > 0 ? childrenOf(parent as never)[at - 1] : undefined;
  return { parentId: 'id' in parent ? parent.id : null, after: before?.id ?? null };
}

function applyDelete(template: Template, { id }: Of<'delete'>): Applied {
  const path = findPath(template, id);
  if (!path) return missing(id);
  const node = nodeOf(kindAt(path), thingAt(template, path) as never);
  const position = positionOf(template, path);
  const without = withChildrenAt(template, path.slice(0, -1), (children) =>
    children.filter((child) => child.id !== id),
  );
  return { template: without, inverse: { op: 'add', ...position, node } };
}

function applyMove(template: Template, { id, parentId, after }: Of<'move'>): Applied {
  const path = findPath(template, id);
  if (!path) return missing(id);
  const target = pathOfParent(template, parentId);
  if (!target || childKindAt(target) !== kindAt(path)) return refuse('parent_missing', id, editMessages.parentMissing);
  const thing = thingAt(template, path) as { readonly id: string };
  const without = withChildrenAt(template, path.slice(0, -1), (children) =>
    children.filter((child) => child.id !== id),
  );
  const anchor = after === id ? positionOf(template, path).after : after;
  // Taking it out moves no parent: a thing is never moved into what it holds.
  const moved = withChildrenAt(without, target, (children) => inserted(children, thing as never, anchor));
  const crowd = crowding(moved, target);
  if (crowd) return refuse('too_many', id, crowd.message, { max: crowd.max });
  return { template: moved, inverse: { op: 'move', id, ...positionOf(template, path) } };
}

const schemas = { section, page, question, option } as const;
const titled: readonly string[] = ['section', 'page', 'question'];

function applyChange(template: Template, { id, set }: Of<'change'>): Applied {
  const path = pathOfParent(template, id);
  if (!path) return missing(id ?? '');
  const kind: NodeKind | 'template' = id === null ? 'template' : kindAt(path);
  const thing: object = thingAt(template, path);
  const wanted = keptChanges(kind, set);
  const isKnown = Object.keys(wanted).every((field) => field in thing);
  const parsed = isKnown ? parsedAlone(kind, { ...thing, ...wanted }) : null;
  if (!parsed) return refuse('unreadable', id, editMessages.unreadable);
  const fields = Object.keys(wanted);
  const pick = (from: object) =>
    Object.fromEntries(fields.map((field) => [field, (from as Record<string, unknown>)[field]])) as Changes;
  const changed = replacedAt(template, path, (before) => ({ ...before, ...pick(parsed) }) as typeof before);
  return { template: changed, inverse: { op: 'change', id, set: pick(thing) } };
}

/** A title that reads like a default one is one. A blank title is no change: the old one stays. */
function keptChanges(kind: NodeKind | 'template', set: Changes): Changes {
  const { title, ...rest } = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
  if (title === undefined) return rest;
  if (title === null) return set;
  const kept = titled.includes(kind) ? keptTitle(kind as never, String(title)) : String(title).trim() || undefined;
  return kept === undefined ? rest : { ...rest, title: kept };
}

/** Reads a thing by its schema without what it holds, which did not change. */
function parsedAlone(kind: NodeKind | 'template', thing: object): object | null {
  const bare = {
    ...thing,
    ...('sections' in thing ? { sections: [] } : {}),
    ...('pages' in thing ? { pages: [] } : {}),
    ...('questions' in thing ? { questions: [] } : {}),
  };
  const schema = kind === 'template' ? templateSchema : schemas[kind];
  return schema.safeParse(bare).data ?? null;
}

/** Makes edits in their order, all or none; the inverse ones come in the order in which they take everything back. */
export function applyAll(
  template: Template,
  operations: readonly Operation[],
): { readonly template: Template; readonly inverse: readonly Operation[] } | { readonly refusal: EditRefusal } {
  const inverse: Operation[] = [];
  let current = template;
  for (const operation of operations) {
    const applied = applyOperation(current, operation);
    if (applied.refusal) return { refusal: applied.refusal };
    current = applied.template;
    inverse.unshift(applied.inverse);
  }
  return { template: current, inverse };
}
