import type { Editor } from '@tiptap/core';

export const writtenKinds = [
  'paragraph',
  'heading1',
  'heading2',
  'heading3',
  'step',
  'warning',
  'bulletList',
  'orderedList',
] as const;
export type WrittenKind = (typeof writtenKinds)[number];
/** What stands in a text as a whole and is no kind that words are turned into. */
export type ShownKind = WrittenKind | 'table' | 'picture' | 'recordReference';

const lists = ['bulletList', 'orderedList'] as const;
const wholes = ['table', 'picture', 'recordReference'] as const;

/** Of the block that holds the cursor. */
export function kindAt(editor: Editor): ShownKind {
  const { $from } = editor.state.selection;
  const block = editor.state.doc.maybeChild($from.index(0));
  const name = block?.type.name;
  const whole = wholes.find((kind) => kind === name);
  if (whole) return whole;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const list = lists.find((kind) => kind === $from.node(depth).type.name);
    if (list) return list;
  }
  if (name === 'heading') return `heading${block?.attrs.level as 1 | 2 | 3}`;
  return name === 'step' || name === 'warning' ? name : 'paragraph';
}

/** Turns the selected blocks into this kind; what is in a list leaves it first. */
export function turnInto(editor: Editor, kind: WrittenKind): void {
  const now = kindAt(editor);
  if (kind === now) return;
  const isList = kind === 'bulletList' || kind === 'orderedList';
  if (isList) {
    editor.chain().focus().toggleList(kind, 'listItem').run();
    return;
  }
  if (now === 'bulletList' || now === 'orderedList') {
    // Once for each list that stands around the item.
    while (editor.can().liftListItem('listItem')) editor.commands.liftListItem('listItem');
  }
  if (kind === 'heading1' || kind === 'heading2' || kind === 'heading3') {
    editor
      .chain()
      .focus()
      .setNode('heading', { level: Number(kind.at(-1)) })
      .run();
  } else editor.chain().focus().setNode(kind).run();
}

/** Swaps the block of the cursor with its neighbour. */
export function moveBlock(editor: Editor, step: 1 | -1): void {
  const { doc, selection } = editor.state;
  const index = selection.$from.index(0);
  const block = doc.maybeChild(index);
  const neighbour = doc.maybeChild(index + step);
  if (!block || !neighbour) return;
  const start = doc.content.content.slice(0, index).reduce((width, { nodeSize }) => width + nodeSize, 0);
  // The neighbour is what is moved: the cursor stays where it is in its block.
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      if (step < 0) {
        tr.insert(start + block.nodeSize, neighbour);
        tr.delete(start - neighbour.nodeSize, start);
      } else {
        tr.delete(start + block.nodeSize, start + block.nodeSize + neighbour.nodeSize);
        tr.insert(start, neighbour);
      }
      return true;
    })
    .run();
}

export function canMoveBlock(editor: Editor, step: 1 | -1): boolean {
  const index = editor.state.selection.$from.index(0);
  return editor.state.doc.maybeChild(index) !== null && editor.state.doc.maybeChild(index + step) !== null;
}
