import { applyOperation, type EditRefusal, positionOf } from '@vigie/domain/modules/questionnaires/editing/apply';
import type { Operation } from '@vigie/domain/modules/questionnaires/editing/operations';
import { findPath, kindAt, nodeOf, thingAt } from '@vigie/domain/modules/questionnaires/editing/paths';
import type { Template } from '@vigie/domain/modules/questionnaires/template/model';

interface Replayed {
  readonly template: Template;
  /** What has to be sent now, in place of what was given. */
  readonly operations: readonly Operation[];
  /** Why some of it has no place any more. */
  readonly refusals: readonly EditRefusal[];
}

/**
 * Makes edits again on what others have made of the template meanwhile. What another designer deleted while it was
 * being edited here comes back as it was `seen` here: two designers lose nothing.
 */
export function replay(onto: Template, operations: readonly Operation[], seen: Template): Replayed {
  let template = onto;
  const done: Operation[] = [];
  const refusals: EditRefusal[] = [];
  const attempt = (operation: Operation) => {
    const applied = applyOperation(template, operation);
    if (applied.refusal) return applied.refusal;
    template = applied.template;
    done.push(operation);
    return null;
  };
  for (const operation of operations) {
    if (!attempt(operation)) continue;
    for (const id of idsNeededBy(operation)) {
      const back = restoring(template, id, seen);
      if (back) attempt(back);
    }
    const refusal = attempt(operation);
    // It came back with what was added to it.
    if (refusal && refusal.code !== 'id_twice' && operation.op !== 'delete') refusals.push(refusal);
  }
  return { template, operations: done, refusals };
}

function idsNeededBy(operation: Operation): readonly string[] {
  const ids = {
    add: () => (operation.op === 'add' ? [operation.parentId] : []),
    move: () => (operation.op === 'move' ? [operation.parentId, operation.id] : []),
    change: () => (operation.op === 'change' ? [operation.id] : []),
    delete: () => [],
  }[operation.op]();
  return ids.filter((id) => id !== null);
}

/** Adds the outermost thing that is gone with all that it held. */
function restoring(template: Template, id: string, seen: Template): Operation | null {
  if (findPath(template, id)) return null;
  const path = findPath(seen, id) ?? [];
  for (let depth = 1; depth <= path.length; depth += 1) {
    const at = path.slice(0, depth);
    const thing = thingAt(seen, at) as Parameters<typeof nodeOf>[1];
    if (!findPath(template, thing.id)) {
      return { op: 'add', ...positionOf(seen, at), node: nodeOf(kindAt(at), thing) };
    }
  }
  return null;
}
