import { type FlatNode, type FlatTemplate, flatten, rootId } from '../editing/flat';
import { movedIds } from '../editing/moved';
import { sameJson } from '../editing/same-json';
import type { Template } from '../template/model';

export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** One thing of two versions side by side, found by its lasting id. */
export interface ComparedRow {
  readonly id: string | null;
  readonly kind: FlatNode['kind'];
  readonly depth: number;
  readonly isAdded: boolean;
  readonly isRemoved: boolean;
  readonly isMoved: boolean;
  readonly changes: readonly FieldChange[];
  readonly before: FlatNode['fields'] | null;
  readonly after: FlatNode['fields'] | null;
}

/** Everything of both versions, in the order of the later one; what was removed stands where it stood. */
export function compareVersions(before: Template, after: Template): readonly ComparedRow[] {
  const [old, now] = [flatten(before), flatten(after)];
  const moved = movedIds(old, now);
  const rows: ComparedRow[] = [];
  const visit = (id: string, depth: number) => {
    rows.push(rowOf(id, depth, old.nodes.get(id), now.nodes.get(id), moved.has(id)));
    for (const child of childrenOfBoth(id, old, now)) visit(child, depth + 1);
  };
  visit(rootId, 0);
  return rows;
}

export const isDifferent = ({ isAdded, isRemoved, isMoved, changes }: ComparedRow) =>
  isAdded || isRemoved || isMoved || changes.length > 0;

function rowOf(
  id: string,
  depth: number,
  old: FlatNode | undefined,
  now: FlatNode | undefined,
  isMoved: boolean,
): ComparedRow {
  const fields = old && now ? Object.keys({ ...old.fields, ...now.fields }) : [];
  const changes = fields
    .map((field) => ({ field, before: old?.fields[field], after: now?.fields[field] }))
    .filter((change) => !sameJson(change.before, change.after));
  return {
    id: id === rootId ? null : id,
    kind: (now ?? old)?.kind ?? 'template',
    depth,
    isAdded: !old,
    isRemoved: !now,
    isMoved,
    changes,
    before: old?.fields ?? null,
    after: now?.fields ?? null,
  };
}

/** What stands in something now, and after each what stood behind it and was removed. */
function childrenOfBoth(id: string, old: FlatTemplate, now: FlatTemplate): readonly string[] {
  const removedAfter = new Map<string, string[]>();
  let last = rootId;
  for (const child of old.children.get(id) ?? []) {
    if (now.nodes.get(child)?.parentId === id) last = child;
    else if (!now.nodes.has(child)) removedAfter.set(last, [...(removedAfter.get(last) ?? []), child]);
  }
  const present = now.children.get(id) ?? [];
  return [
    ...(removedAfter.get(rootId) ?? []),
    ...present.flatMap((child) => [child, ...(removedAfter.get(child) ?? [])]),
  ];
}
