import type { Objection } from '../../../kernel/workflow';
import { rootCauseFaultMessages as f } from '../messages/root-cause';
import { type Cause, type CauseChanges, type Causes, type MCategory, maxCauses, maxWhys, newCause } from './root-cause';

/** One line of the tree as it is read: from the top down, each cause before its whys. */
export interface CauseLine {
  readonly id: string;
  readonly cause: Cause;
  /** `1.2.1`. */
  readonly number: string;
  /** 0 for a primary cause. */
  readonly depth: number;
  readonly hasWhys: boolean;
}

export function outline(causes: Causes): readonly CauseLine[] {
  const children = childrenByParent(causes);
  const lines: CauseLine[] = [];
  const visit = (parentId: string | null, prefix: string, depth: number) => {
    (children.get(parentId) ?? []).forEach(([id, cause], at) => {
      const number = `${prefix}${at + 1}`;
      lines.push({ id, cause, number, depth, hasWhys: children.has(id) });
      visit(id, `${number}.`, depth + 1);
    });
  };
  visit(null, '', 0);
  return lines;
}

function childrenByParent(causes: Causes): ReadonlyMap<string | null, readonly [string, Cause][]> {
  const children = new Map<string | null, [string, Cause][]>();
  for (const entry of Object.entries(causes)) {
    const { parentId } = entry[1];
    const siblings = children.get(parentId);
    if (siblings) siblings.push(entry);
    else children.set(parentId, [entry]);
  }
  for (const siblings of children.values()) {
    siblings.sort(([one, a], [other, b]) => a.position - b.position || (one < other ? -1 : 1));
  }
  return children;
}

/** From the cause itself up to its primary cause. */
export function ancestry(causes: Causes, id: string): readonly Cause[] {
  const chain: Cause[] = [];
  for (let cause = causes[id]; cause; cause = cause.parentId === null ? undefined : causes[cause.parentId]) {
    chain.push(cause);
  }
  return chain;
}

function heightOf(children: ReadonlyMap<string | null, readonly [string, Cause][]>, id: string): number {
  const whys = children.get(id) ?? [];
  return whys.length === 0 ? 0 : 1 + Math.max(...whys.map(([why]) => heightOf(children, why)));
}

export function addObjection(causes: Causes, parentId: string | null): Objection | null {
  if (Object.keys(causes).length >= maxCauses) return { message: f.tooMany, values: { n: maxCauses } };
  if (parentId === null) return null;
  if (causes[parentId]?.isRootCause) return { message: f.underRootCause };
  return ancestry(causes, parentId).length > maxWhys ? { message: f.tooDeep, values: { n: maxWhys } } : null;
}

export function addCause(causes: Causes, id: string, parentId: string | null, text: string): CauseChanges {
  return { [id]: newCause(parentId, endOf(causes, parentId), text) };
}

function endOf(causes: Causes, parentId: string | null): number {
  const places = Object.values(causes).filter((one) => one.parentId === parentId);
  return 1 + Math.max(0, ...places.map(({ position }) => position));
}

/** The cause and all that stands under it. */
export function removeCause(causes: Causes, id: string): CauseChanges {
  const children = childrenByParent(causes);
  const gone: Record<string, null> = {};
  const visit = (one: string) => {
    gone[one] = null;
    for (const [why] of children.get(one) ?? []) visit(why);
  };
  visit(id);
  return gone;
}

const together = 1e-9;

/** One place up or down among its siblings; nothing when it is already the first or the last. */
export function moveBeside(causes: Causes, id: string, by: -1 | 1): CauseChanges {
  const cause = causes[id];
  if (!cause) return {};
  const siblings = childrenByParent(causes).get(cause.parentId) ?? [];
  const at = siblings.findIndex(([one]) => one === id);
  const [near, far] = [siblings[at + by], siblings[at + 2 * by]];
  if (!near) return {};
  const there = near[1].position;
  const position = far ? (there + far[1].position) / 2 : there + by;
  if (Math.abs(position - there) > together) return { [id]: { ...cause, position } };
  const moved = siblings.map((_, place) => siblings[place === at ? at + by : place === at + by ? at : place]);
  return Object.fromEntries(
    moved.flatMap((entry, place) => (entry ? [[entry[0], { ...entry[1], position: place + 1 }]] : [])),
  );
}

/** A why may go under any cause that is not its own and has room below it; with null it becomes a primary cause. */
export function moveObjection(causes: Causes, id: string, parentId: string | null): Objection | null {
  if (causes[id]?.parentId === parentId) return { message: f.alreadyThere };
  if (parentId === null) return null;
  if (causes[parentId]?.isRootCause) return { message: f.underRootCause };
  const above = ancestry(causes, parentId);
  if (above.some((one) => one === causes[id])) return { message: f.underItself };
  const depth = above.length + heightOf(childrenByParent(causes), id);
  return depth > maxWhys ? { message: f.tooDeep, values: { n: maxWhys } } : null;
}

export function moveUnder(causes: Causes, id: string, parentId: string | null): CauseChanges {
  const cause = causes[id];
  return cause ? { [id]: { ...cause, parentId, position: endOf(causes, parentId) } } : {};
}

export function markObjection(causes: Causes, id: string): Objection | null {
  const hasWhys = Object.values(causes).some(({ parentId }) => parentId === id);
  return hasWhys ? { message: f.hasWhys } : null;
}

export interface RootCauseFound {
  readonly id: string;
  readonly number: string;
  readonly cause: Cause;
}

export function rootCausesOf(causes: Causes): readonly RootCauseFound[] {
  return outline(causes)
    .filter(({ cause }) => cause.isRootCause)
    .map(({ id, number, cause }) => ({ id, number, cause }));
}

/** Read from the root to the problem: "..., therefore ..., therefore ...". */
export function thereforeOf(causes: Causes, id: string): readonly string[] {
  return ancestry(causes, id).map(({ text }) => text);
}

export interface Bone {
  readonly category: MCategory | null;
  readonly roots: readonly (RootCauseFound & { readonly chain: readonly string[] })[];
}

/** The Ishikawa diagram: the root causes by M, those without one last. */
export function bonesOf(causes: Causes): readonly Bone[] {
  const roots = rootCausesOf(causes).map((root) => ({ ...root, chain: thereforeOf(causes, root.id) }));
  const categories = [...new Set(roots.map(({ cause }) => cause.mCategory))];
  const order = (category: MCategory | null) => (category === null ? '~' : category);
  return categories
    .sort((one, other) => (order(one) < order(other) ? -1 : 1))
    .map((category) => ({ category, roots: roots.filter(({ cause }) => cause.mCategory === category) }));
}
