import type { Option, Page, Question, Section, Template } from '../template/model';
import type { Node, NodeKind } from './operations';

/** Where a thing stands, as numbers from the top: section, page, question, option. */
export type Path = readonly number[];

type Anything = Section | Page | Question | Option;
type Parent = Template | Section | Page | Question;

const kinds: readonly NodeKind[] = ['section', 'page', 'question', 'option'];
export const kindAt = (path: Path): NodeKind => kinds[path.length - 1] ?? 'section';
/** The kind of what stands in a place; in an option nothing does. */
export const childKindAt = (path: Path): NodeKind | undefined => kinds[path.length];

export function childrenOf(parent: Parent): readonly Anything[] {
  if ('sections' in parent) return parent.sections;
  if ('pages' in parent) return parent.pages;
  return 'questions' in parent ? parent.questions : parent.options;
}

function withChildren(parent: Parent, children: readonly Anything[]): Parent {
  if ('sections' in parent) return { ...parent, sections: children as Section[] };
  if ('pages' in parent) return { ...parent, pages: children as Page[] };
  return 'questions' in parent
    ? { ...parent, questions: children as Question[] }
    : ({ ...parent, options: children as Option[] } as Question);
}

/** One look through the template; the usual edit of 2,000 questions looks at each once and copies only its path. */
export function findPath(parent: Parent, id: string): Path | null {
  const children = childrenOf(parent);
  for (const [at, child] of children.entries()) {
    if (child.id === id) return [at];
    const below = 'label' in child ? null : findPath(child, id);
    if (below) return [at, ...below];
  }
  return null;
}

export function thingAt(template: Template, path: Path): Template | Anything {
  return path.reduce<Template | Anything>((thing, at) => childrenOf(thing as Parent)[at] as Anything, template);
}

/** Replaces what stands at a path; everything beside the path is shared with the template before. */
export function replacedAt(
  template: Template,
  path: Path,
  change: (thing: Template | Anything) => Template | Anything,
): Template {
  const replace = (thing: Template | Anything, depth: number): Template | Anything => {
    const at = path[depth];
    if (at === undefined) return change(thing);
    const children = [...childrenOf(thing as Parent)];
    children[at] = replace(children[at] as Anything, depth + 1) as Anything;
    return withChildren(thing as Parent, children);
  };
  return replace(template, 0) as Template;
}

export function withChildrenAt(
  template: Template,
  path: Path,
  change: (children: readonly Anything[]) => readonly Anything[],
): Template {
  return replacedAt(template, path, (parent) => withChildren(parent as Parent, change(childrenOf(parent as Parent))));
}

export function nodeOf(kind: NodeKind, thing: Anything): Node {
  switch (kind) {
    case 'section':
      return { kind, section: thing as Section };
    case 'page':
      return { kind, page: thing as Page };
    case 'question':
      return { kind, question: thing as Question };
    case 'option':
      return { kind, option: thing as Option };
  }
}

export function thingOf(node: Node): Anything {
  switch (node.kind) {
    case 'section':
      return node.section;
    case 'page':
      return node.page;
    case 'question':
      return node.question;
    case 'option':
      return node.option;
  }
}
