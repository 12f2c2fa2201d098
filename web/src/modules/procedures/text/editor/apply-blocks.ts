import type { Editor } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import type { Blocks } from '@vigie/domain/modules/procedures/text/blocks';
import { storedBlocks } from './block-ids';
import { nodeOf } from './convert';

/** Shows what came from elsewhere, such as another author's blocks, and leaves alone what is the same: the cursor stays. */
export function applyBlocks(editor: Editor, blocks: Blocks): void {
  const { doc, schema } = editor.state;
  if (blocks.length === 0) return;
  const nodes = blocks.map((block) => schema.nodeFromJSON(nodeOf(block)));
  const [first, last] = sameEnds(childrenOf(doc), nodes);
  const from = widthOf(childrenOf(doc).slice(0, first));
  const to = doc.content.size - widthOf(childrenOf(doc).slice(doc.childCount - last));
  const between = nodes.slice(first, nodes.length - last);
  if (from === to && between.length === 0) return;
  const transaction = editor.state.tr.replaceWith(from, to, Fragment.from(between));
  editor.view.dispatch(transaction.setMeta(storedBlocks, true).setMeta('addToHistory', false));
}

const childrenOf = (document: Node): readonly Node[] => document.content.content;
const widthOf = (nodes: readonly Node[]) => nodes.reduce((width, { nodeSize }) => width + nodeSize, 0);

/** How many blocks are the same from the beginning, and how many of the others from the end. */
function sameEnds(one: readonly Node[], other: readonly Node[]): readonly [number, number] {
  const most = Math.min(one.length, other.length);
  let first = 0;
  while (first < most && one[first]?.eq(other[first] as Node)) first += 1;
  let last = 0;
  while (last < most - first && one.at(-1 - last)?.eq(other.at(-1 - last) as Node)) last += 1;
  return [first, last];
}
