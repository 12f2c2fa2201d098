import type { Message } from '../../../kernel/message';
import { mergeMessages } from '../messages/structure';
import type { Template } from '../template/model';
import { applyAll, type EditRefusal } from './apply';
import { type FlatNode, type FlatTemplate, flatten, rootId, unflatten } from './flat';
import { mergedOrder, type Side, type Sides } from './merge-order';
import type { Operation } from './operations';
import { sameJson } from './same-json';

/** What two designers did to the same thing: both are there to choose from. */
export interface MergeConflict {
  readonly code: keyof typeof mergeMessages;
  readonly id: string | null;
  readonly field: string | null;
  readonly message: Message;
  /** What each made of it: the value of the field, the parent, or null where it was deleted. `first` holds for now. */
  readonly first: unknown;
  readonly second: unknown;
  /** Where both moved it: behind which sibling the second put it. */
  readonly secondAfter: string | null;
}

export type Merged =
  | { readonly template: Template; readonly conflicts: readonly MergeConflict[]; readonly refusal?: undefined }
  | { readonly refusal: EditRefusal };

/**
 * Joins what two designers did to one template at the same time. Different things join whatever the order; of the same field
 * or place the first holds and both are named; what one deleted and the other changed stays until a designer decides.
 */
export function mergeOperations(base: Template, first: readonly Operation[], second: readonly Operation[]): Merged {
  const one = applyAll(base, first);
  const other = applyAll(base, second);
  if ('refusal' in one) return one;
  if ('refusal' in other) return other;
  const before = flatten(base);
  const sides: Sides = { first: sideOf(before, one.template, first), second: sideOf(before, other.template, second) };
  const conflicts: MergeConflict[] = [];
  const alive = aliveIds(before, sides, conflicts);
  const nodes = new Map([...alive].map((id) => [id, mergedNode(id, before, sides, conflicts)]));
  const children = mergedOrder(before, sides, nodes);
  return { template: unflatten({ nodes, children }), conflicts };
}

function conflict(
  code: MergeConflict['code'],
  id: string,
  first: unknown,
  second: unknown,
  { field = null, secondAfter = null }: { readonly field?: string | null; readonly secondAfter?: string | null } = {},
): MergeConflict {
  return { code, id: id === rootId ? null : id, field, message: mergeMessages[code], first, second, secondAfter };
}

function sideOf(before: FlatTemplate, after: Template, operations: readonly Operation[]): Side {
  const flat = flatten(after);
  const named = operations.flatMap((one) => (one.op === 'move' ? [one.id] : one.op === 'add' ? addedIds(one) : []));
  const added = [...flat.nodes.keys()].filter((id) => !before.nodes.has(id));
  return { flat, placed: new Set([...named, ...added].filter((id) => flat.nodes.has(id))) };
}

function addedIds({ node }: Extract<Operation, { op: 'add' }>): readonly string[] {
  const found: string[] = [];
  JSON.stringify(node, (key, value) => {
    if (key === 'id') found.push(value);
    return value;
  });
  return found;
}

/** Everything that neither deleted, and what one deleted where the other worked in it. */
function aliveIds(before: FlatTemplate, sides: Sides, conflicts: MergeConflict[]): ReadonlySet<string> {
  const ids = new Set([...before.nodes.keys(), ...sides.first.flat.nodes.keys(), ...sides.second.flat.nodes.keys()]);
  const isIn = ({ flat }: Side, id: string) => flat.nodes.has(id);
  const deletedBy = (side: Side, id: string) => before.nodes.has(id) && !isIn(side, id);
  const alive = new Set([...ids].filter((id) => !deletedBy(sides.first, id) && !deletedBy(sides.second, id)));
  const restore = (deleter: Side, keeper: Side, name: 'first' | 'second') => {
    const rootOf = (id: string): string => {
      const parent = keeper.flat.nodes.get(id)?.parentId;
      return parent !== null && parent !== undefined && deletedBy(deleter, parent) ? rootOf(parent) : id;
    };
    const touched = new Set<string>();
    for (const id of keeper.flat.nodes.keys()) {
      const root = rootOf(id);
      // Taken out of it before it was deleted: that goes on elsewhere.
      if (!deletedBy(deleter, id) && !keeper.placed.has(id)) continue;
      if (deletedBy(deleter, root) && isTouched(id, before, keeper)) touched.add(root);
    }
    for (const id of keeper.flat.nodes.keys()) if (touched.has(rootOf(id))) alive.add(id);
    for (const id of touched) {
      const kept = keeper.flat.nodes.get(id)?.fields;
      const [one, other] = name === 'first' ? [null, kept] : [kept, null];
      conflicts.push(conflict('deleted_and_changed', id, one, other));
    }
  };
  restore(sides.first, sides.second, 'first');
  restore(sides.second, sides.first, 'second');
  return alive;
}

function isTouched(id: string, before: FlatTemplate, { flat, placed }: Side): boolean {
  return placed.has(id) || !sameJson(before.nodes.get(id)?.fields, flat.nodes.get(id)?.fields);
}

function mergedNode(id: string, before: FlatTemplate, sides: Sides, conflicts: MergeConflict[]): FlatNode {
  const first = sides.first.flat.nodes.get(id);
  const second = sides.second.flat.nodes.get(id);
  if (!first || !second) return (first ?? second) as FlatNode;
  const base = before.nodes.get(id);
  if (!base) {
    if (!sameJson(first, second)) conflicts.push(conflict('both_added', id, first.fields, second.fields));
    return first;
  }
  const fields = Object.fromEntries(
    Object.entries(first.fields).map(([field, value]) => {
      const [was, other] = [base.fields[field], second.fields[field]];
      if (sameJson(value, was)) return [field, other];
      const isBoth = !sameJson(other, was) && !sameJson(other, value);
      if (isBoth) conflicts.push(conflict('both_changed', id, value, other, { field }));
      return [field, value];
    }),
  );
  const [movedByFirst, movedBySecond] = [sides.first.placed.has(id), sides.second.placed.has(id)];
  const wanted = neighbours(id, sides.second);
  if (movedByFirst && movedBySecond && !sameJson(neighbours(id, sides.first), wanted)) {
    conflicts.push(conflict('both_moved', id, first.parentId, second.parentId, { secondAfter: wanted.before }));
  }
  return { ...first, parentId: movedBySecond && !movedByFirst ? second.parentId : first.parentId, fields };
}

function neighbours(id: string, { flat }: Side) {
  const parentId = flat.nodes.get(id)?.parentId ?? null;
  const siblings = flat.children.get(parentId ?? rootId) ?? [];
  return { parentId, before: siblings[siblings.indexOf(id) - 1] ?? null };
}
