import type { Template } from '../template/model';
import { applyAll } from './apply';
import { type FlatNode, type FlatTemplate, flatten, rootId, unflatten } from './flat';
import { movedIds } from './moved';
import type { Changes, Node, Operation } from './operations';
import { nodeOf } from './paths';
import { sameJson } from './same-json';

export interface Steps {
  readonly operations: readonly Operation[];
  readonly inverse: readonly Operation[];
}

/**
 * Edits that make one state of a template of another, and those that take them back. What cannot be done step by step, as
 * where an id has come to name something else, is put in the place of the whole.
 */
export function operationsBetween(before: Template, after: Template): Steps {
  const [old, now] = [flatten(before), flatten(after)];
  const isSameKind = [...now.nodes].every(([id, { kind }]) => (old.nodes.get(id)?.kind ?? kind) === kind);
  const steps = isSameKind ? stepsBetween(old, now) : [];
  const applied = applyAll(before, steps);
  if (!('refusal' in applied) && sameJson(applied.template, after)) {
    return { operations: steps, inverse: applied.inverse };
  }
  return { operations: replacement(before, after), inverse: replacement(after, before) };
}

/** New things come first and what is gone goes last, so that whatever moves has both its places. */
function stepsBetween(old: FlatTemplate, now: FlatTemplate): readonly Operation[] {
  const added = [...now.nodes].filter(([id]) => !old.nodes.has(id));
  const isNew = new Set(added.map(([id]) => id));
  const moved = movedIds(old, now);
  const placed = [...now.children].flatMap(([parentId, children]) =>
    children.flatMap((id, at): Operation[] =>
      isNew.has(id) || moved.has(id)
        ? [{ op: 'move', id, parentId: idOrNull(parentId), after: children[at - 1] ?? null }]
        : [],
    ),
  );
  const isGone = (id: string) => !now.nodes.has(id);
  const gone = [...old.nodes].filter(([id, { parentId }]) => isGone(id) && !isGone(parentId ?? rootId));
  return [
    ...added.map(([id, node]): Operation => {
      return { op: 'add', parentId: idOrNull(node.parentId), after: null, node: bareNode(id, node) };
    }),
    ...[...now.nodes].flatMap(([id, node]) => changeOf(id, old.nodes.get(id), node)),
    ...placed,
    ...gone.map(([id]): Operation => ({ op: 'delete', id })),
  ];
}

const idOrNull = (id: string | null): string | null => (id === rootId ? null : id);

function bareNode(id: string, { kind, fields }: FlatNode): Node {
  const alone = { nodes: new Map([[rootId, { kind, parentId: null, fields }]]), children: new Map() };
  const thing = { ...unflatten(alone), id } as never;
  return nodeOf(kind === 'template' ? 'section' : kind, thing);
}

function changeOf(id: string, old: FlatNode | undefined, now: FlatNode): readonly Operation[] {
  if (!old) return [];
  const changed = Object.entries(now.fields).filter(([field, value]) => !sameJson(old.fields[field], value));
  if (changed.length === 0) return [];
  return [{ op: 'change', id: idOrNull(id), set: changesOf(Object.fromEntries(changed)) }];
}

/** The fields of a flat node as an edit names them. */
export function changesOf({ answer, ...fields }: Readonly<Record<string, unknown>>): Changes {
  return { ...fields, ...(answer as object | undefined) } as Changes;
}

function replacement(before: Template, after: Template): readonly Operation[] {
  const { title, explanation, sections } = after;
  return [
    ...before.sections.map(({ id }): Operation => ({ op: 'delete', id })),
    { op: 'change', id: null, set: { title, explanation } },
    ...sections.map((section, at): Operation => {
      return { op: 'add', parentId: null, after: sections[at - 1]?.id ?? null, node: { kind: 'section', section } };
    }),
  ];
}
