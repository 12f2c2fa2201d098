import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';

/** A transaction with this mark brings blocks that were stored: their ids count as known. */
export const storedBlocks = new PluginKey('storedBlocks');

interface Place {
  readonly position: number;
  readonly node: Node;
}

/**
 * Gives every block of the document a lasting id of its own: through typing, splitting, wrapping and pasting. An id that this
 * document never had, as of a block that was copied from another text, is replaced.
 */
export function blockIds(newId: () => string): Plugin {
  const known = new Set<string>();
  const learn = (document: Node) => {
    for (const { attrs } of document.content.content) if (attrs.id) known.add(attrs.id);
  };
  return new Plugin({
    key: storedBlocks,
    state: { init: (_, { doc }) => learn(doc), apply: () => undefined },
    appendTransaction(transactions, before, after) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      if (transactions.some((transaction) => transaction.getMeta(storedBlocks))) learn(after.doc);
      const changes = idsToSet(before.doc, after.doc, transactions, known, newId);
      if (changes.size === 0) return null;
      const transaction = after.tr;
      for (const [position, id] of changes) {
        transaction.setNodeAttribute(position, 'id', id);
        // A copy of a rival, or its second half, is a block of its own.
        const isRival = after.doc.nodeAt(position)?.attrs.rivalOf;
        if (isRival && !known.has(id)) transaction.setNodeAttribute(position, 'rivalOf', null);
        known.add(id);
      }
      return transaction;
    },
  });
}

/** New ids, by the position of their block. */
function idsToSet(
  before: Node,
  after: Node,
  transactions: readonly Transaction[],
  known: ReadonlySet<string>,
  newId: () => string,
): ReadonlyMap<number, string> {
  const former = placesById(before);
  const present = placesById(after, known);
  const now = (position: number, side: 1 | -1) =>
    transactions.reduce((place, { mapping }) => mapping.map(place, side), position);
  const owners = new Map<string, Place>();
  for (const [id, places] of present) {
    const stood = former.get(id)?.[0];
    const here = stood && places.find(({ position }) => position === now(stood.position, 1));
    owners.set(id, here ?? (places[0] as Place));
  }
  /** Ids whose blocks lost them, as by wrapping in a list, by where these stand now. */
  const lost = new Map<number, string>();
  for (const [id, [stood]] of former) {
    if (owners.has(id) || !stood) continue;
    for (const side of [1, -1] as const) lost.set(now(stood.position, side), id);
  }
  const changes = new Map<number, string>();
  const given = new Set<string>();
  let previous: Place | undefined;
  after.forEach((node, position) => {
    const place = { position, node };
    const id = node.attrs.id as string | null;
    if (!id || owners.get(id)?.position !== position) {
      const split = idOfSplit(previous, node, former, owners);
      const found = lost.get(position);
      if (split !== null && previous) {
        changes.set(position, split);
        changes.set(previous.position, newId());
      } else if (found !== undefined && !given.has(found)) {
        given.add(found);
        changes.set(position, found);
      } else changes.set(position, newId());
    }
    previous = place;
  });
  return changes;
}

/** Splitting a block at its very beginning leaves an empty one before it: the id stays with the words. */
function idOfSplit(
  previous: Place | undefined,
  node: Node,
  former: ReadonlyMap<string, readonly Place[]>,
  owners: ReadonlyMap<string, Place>,
): string | null {
  const id = (previous?.node.attrs.id ?? null) as string | null;
  const isNew = !node.attrs.id || node.attrs.id === id;
  if (!previous || id === null || !isNew || previous.node.content.size > 0 || node.content.size === 0) return null;
  const stood = former.get(id)?.[0];
  const isSplit = owners.get(id)?.position === previous.position && stood?.node.textContent === node.textContent;
  return isSplit ? id : null;
}

function placesById(document: Node, known?: ReadonlySet<string>): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>();
  document.forEach((node, position) => {
    const { id } = node.attrs;
    if (!id || (known && !known.has(id))) return;
    places.set(id, [...(places.get(id) ?? []), { position, node }]);
  });
  return places;
}
