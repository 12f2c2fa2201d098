import type { Operation } from '@vigie/domain/modules/questionnaires/editing/operations';
import { childrenOf, findPath, kindAt, type Path, thingAt } from '@vigie/domain/modules/questionnaires/editing/paths';
import type { Page, Question, Section, Template } from '@vigie/domain/modules/questionnaires/template/model';

interface Siblings {
  readonly parentId: string | null;
  readonly ids: readonly string[];
}

function siblingsAt(template: Template, path: Path): Siblings {
  if (path.length === 1) return { parentId: null, ids: template.sections.map(({ id }) => id) };
  const parent = thingAt(template, path.slice(0, -1)) as Section | Page | Question;
  return { parentId: parent.id, ids: childrenOf(parent).map(({ id }) => id) };
}

const move = (id: string, parentId: string | null, after: string | null): Operation => ({
  op: 'move',
  id,
  parentId,
  after,
});

/** The edit that puts something where it was dropped: at the place of its like, or into what holds its like. */
export function dropOperation(template: Template, id: string, placeId: string): Operation | null {
  const path = findPath(template, id);
  const placePath = findPath(template, placeId);
  if (!path || !placePath || id === placeId) return null;
  if (kindAt(path) === kindAt(placePath)) {
    const { parentId, ids } = siblingsAt(template, placePath);
    const [from, to] = [ids.indexOf(id), ids.indexOf(placeId)];
    // Carried down it comes to stand after what it was dropped on, carried up before it.
    return move(id, parentId, from >= 0 && from < to ? placeId : (ids[to - 1] ?? null));
  }
  if (placePath.length !== path.length - 1) return null;
  const { parentId, ids } = siblingsAt(template, path);
  if (kindAt(path) === 'page') return ids[0] === id && parentId === placeId ? null : move(id, placeId, null);
  if (parentId === placeId) return null;
  const target = thingAt(template, placePath) as Page;
  return move(id, placeId, target.questions.at(-1)?.id ?? null);
}

/** One place up or down; a page goes on into the next section. Null where there is none. */
export function stepOperation(template: Template, id: string, by: 1 | -1): Operation | null {
  const path = findPath(template, id);
  if (!path) return null;
  const { parentId, ids } = siblingsAt(template, path);
  const at = ids.indexOf(id);
  const neighbour = ids[at + by];
  if (neighbour) return move(id, parentId, by === 1 ? neighbour : (ids[at - 2] ?? null));
  const next = kindAt(path) === 'page' ? template.sections[(path[0] ?? 0) + by] : undefined;
  return next ? move(id, next.id, by === 1 ? null : (next.pages.at(-1)?.id ?? null)) : null;
}

/** What is shown once something is gone: its neighbour, or what held it; of an option its question. */
export function placeAfterDelete(template: Template, id: string): string | null {
  const path = findPath(template, id);
  if (!path) return null;
  const { parentId, ids } = siblingsAt(template, path);
  if (kindAt(path) === 'option') return parentId;
  const at = ids.indexOf(id);
  return ids[at + 1] ?? ids[at - 1] ?? parentId;
}
