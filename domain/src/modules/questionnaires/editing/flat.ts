import type { Option, Page, Question, Section, Template } from '../template/model';
import type { NodeKind } from './operations';
import { childrenOf } from './paths';

/** One thing of a template without what it holds. The type of a question and its properties change together. */
export interface FlatNode {
  readonly kind: NodeKind | 'template';
  readonly parentId: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A template as a table: every thing by its id, and the ids that each holds. The template itself has the id ''. */
export interface FlatTemplate {
  readonly nodes: ReadonlyMap<string, FlatNode>;
  readonly children: ReadonlyMap<string, readonly string[]>;
}
export const rootId = '';

const kindBelow = { template: 'section', section: 'page', page: 'question', question: 'option' } as const;

export function flatten(template: Template): FlatTemplate {
  const nodes = new Map<string, FlatNode>();
  const children = new Map<string, readonly string[]>();
  const visit = (
    thing: Template | Section | Page | Question | Option,
    kind: FlatNode['kind'],
    parentId: string | null,
  ) => {
    const id = 'id' in thing ? thing.id : rootId;
    nodes.set(id, { kind, parentId, fields: fieldsOf(thing) });
    if (kind === 'option') return;
    const held = childrenOf(thing as Template);
    children.set(
      id,
      held.map((child) => child.id),
    );
    for (const child of held) visit(child, kindBelow[kind], id);
  };
  visit(template, 'template', null);
  return { nodes, children };
}

function fieldsOf(thing: object): Readonly<Record<string, unknown>> {
  const { id, sections, pages, questions, options, type, properties, ...fields } = thing as Record<string, unknown>;
  return type === undefined ? fields : { ...fields, answer: { type, properties } };
}

export function unflatten({ nodes, children }: FlatTemplate): Template {
  const build = (id: string): unknown => {
    const node = nodes.get(id);
    const held = () => (children.get(id) ?? []).map(build);
    const { answer, ...fields } = node?.fields ?? {};
    switch (node?.kind) {
      case 'template':
        return { ...fields, sections: held() };
      case 'section':
        return { id, ...fields, pages: held() };
      case 'page':
        return { id, ...fields, questions: held() };
      case 'question':
        return { id, ...fields, ...(answer as object), options: held() };
      default:
        return { id, ...fields };
    }
  };
  return build(rootId) as Template;
}
