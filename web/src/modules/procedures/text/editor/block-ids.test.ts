// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import type { Block, Blocks } from '@vigie/domain/modules/procedures/text/blocks';
import { canonicalBlocks } from '@vigie/domain/modules/procedures/text/canonical';
import { textProblem } from '@vigie/domain/modules/procedures/text/problems';
import { describe, expect, it, onTestFinished } from 'vitest';
import { applyBlocks } from './apply-blocks';
import { kindAt, moveBlock, turnInto } from './block-kinds';
import { blocksOf, documentOf } from './convert';
import { extensionsOf } from './extensions';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const paragraph = (number: number, text: string): Block => ({
  id: idOf(number),
  kind: 'paragraph',
  runs: text ? [{ text }] : [],
});
const every: Block[] = [
  { id: idOf(1), kind: 'heading', level: 2, runs: [{ text: 'Cleaning' }] },
  {
    id: idOf(2),
    kind: 'paragraph',
    runs: [
      { text: 'Rinse\n' },
      { text: 'slowly', bold: true, code: true },
      { text: '3', superscript: true },
      { text: '2', subscript: true },
      { text: ' as shown', link: 'https://example.org' },
    ],
  },
  { id: idOf(3), kind: 'step', runs: [{ text: 'Open', italic: true, underline: true }] },
  { id: idOf(4), kind: 'warning', runs: [{ text: 'Hot' }], rivalOf: idOf(3) },
  {
    id: idOf(5),
    kind: 'list',
    items: [
      { depth: 0, ordered: false, runs: [{ text: 'Gloves' }] },
      { depth: 1, ordered: true, runs: [{ text: 'Nitrile' }] },
      { depth: 1, ordered: false, runs: [] },
      { depth: 0, ordered: false, runs: [{ text: 'Goggles' }] },
    ],
  },
  {
    id: idOf(6),
    kind: 'table',
    headed: true,
    rows: [
      [{ runs: [{ text: 'Test' }] }, { runs: [] }],
      [{ runs: [{ text: 'pH' }] }, { runs: [{ text: '7\n8' }] }],
    ],
  },
  { id: idOf(7), kind: 'image', file: 'a'.repeat(64), alternative: 'A valve', caption: 'Valve 4' },
  { id: idOf(8), kind: 'reference', record: 'PRC_0002', label: 'Drying' },
];

function editorOf(blocks: Blocks): Editor {
  let next = 100;
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: extensionsOf({ imageAddress: (file) => `/files/${file}`, newId: () => idOf(next++) }),
    content: documentOf(blocks),
    injectCSS: false,
  });
  onTestFinished(() => editor.destroy());
  return editor;
}
const written = (editor: Editor) => blocksOf(editor.state.doc);
const shape = (editor: Editor) =>
  written(editor).map((block) => [Number(block.id.slice(-12)), 'runs' in block ? block.runs[0]?.text : block.kind]);

describe('the editor', () => {
  it('gives back every kind of block as it was', () => {
    const editor = editorOf(every);
    expect(written(editor)).toEqual(canonicalBlocks(every));
    const copied = editorOf([]);
    copied.commands.setContent(editor.getHTML());
    expect(written(copied).map(({ kind }) => kind)).toEqual(every.map(({ kind }) => kind));
    expect(textProblem(JSON.parse(JSON.stringify(written(copied))))).toBeNull();
  });

  it('keeps ids through typing, and gives a new one behind a split', () => {
    const editor = editorOf([paragraph(1, 'Open the valve'), paragraph(2, 'Close it')]);
    editor.commands.insertContentAt(5, '!');
    expect(shape(editor)).toEqual([
      [1, 'Open! the valve'],
      [2, 'Close it'],
    ]);
    editor.chain().setTextSelection(6).splitBlock().run();
    expect(shape(editor)).toEqual([
      [1, 'Open!'],
      [100, ' the valve'],
      [2, 'Close it'],
    ]);
    editor.commands.undo();
    expect(shape(editor).at(-1)).toEqual([2, 'Close it']);
  });

  it('makes the second half of a rival a block of its own', () => {
    const editor = editorOf([paragraph(1, 'Open'), { ...paragraph(2, 'Open slowly'), rivalOf: idOf(1) }]);
    editor.chain().setTextSelection(11).splitBlock().run();
    expect(written(editor).map(({ rivalOf }) => rivalOf)).toEqual([undefined, idOf(1), undefined]);
  });

  it('leaves the id with the words where a block is split at its beginning', () => {
    const editor = editorOf([paragraph(1, 'Open'), paragraph(2, 'Close')]);
    editor.chain().setTextSelection(7).splitBlock().run();
    expect(shape(editor)).toEqual([
      [1, 'Open'],
      [100, undefined],
      [2, 'Close'],
    ]);
  });

  it('gives a copy another id, wherever it is pasted, and takes none of another text', () => {
    const editor = editorOf([paragraph(1, 'Open'), paragraph(2, 'Close')]);
    const copy = `<p data-id="${idOf(2)}">Close</p>`;
    editor.commands.insertContentAt(0, copy);
    expect(shape(editor)).toEqual([
      [100, 'Close'],
      [1, 'Open'],
      [2, 'Close'],
    ]);
    editor.commands.insertContentAt(0, `<p data-id="${idOf(77)}">Foreign</p>`);
    expect(shape(editor)[0]).toEqual([101, 'Foreign']);
  });

  it('gives what was cut its id back', () => {
    const editor = editorOf([paragraph(1, 'Open'), paragraph(2, 'Close')]);
    editor.commands.deleteRange({ from: 0, to: 6 });
    editor.commands.insertContentAt(editor.state.doc.content.size, `<p data-id="${idOf(1)}">Open</p>`);
    expect(shape(editor)).toEqual([
      [2, 'Close'],
      [1, 'Open'],
    ]);
  });

  it('keeps the id of what turns into another kind', () => {
    const editor = editorOf([paragraph(1, 'Open'), paragraph(2, 'Close')]);
    editor.commands.setTextSelection(2);
    for (const kind of ['step', 'heading2', 'orderedList', 'warning', 'paragraph'] as const) {
      turnInto(editor, kind);
      expect(kindAt(editor)).toBe(kind);
      expect(written(editor).map(({ id }) => id)).toEqual([idOf(1), idOf(2)]);
    }
  });

  it('swaps a block with its neighbour', () => {
    const editor = editorOf([paragraph(1, 'a'), paragraph(2, 'b'), paragraph(3, 'c')]);
    editor.commands.setTextSelection(5);
    moveBlock(editor, 1);
    expect(shape(editor).map(([id]) => id)).toEqual([1, 3, 2]);
    moveBlock(editor, -1);
    moveBlock(editor, -1);
    expect(shape(editor).map(([id]) => id)).toEqual([2, 1, 3]);
  });

  it('continues steps, and ends them with an empty one', () => {
    const editor = editorOf([{ id: idOf(1), kind: 'step', runs: [{ text: 'Open' }] }]);
    editor.commands.setTextSelection(5);
    editor.commands.keyboardShortcut('Enter');
    editor.commands.insertContent('Close');
    editor.commands.keyboardShortcut('Enter');
    editor.commands.keyboardShortcut('Enter');
    expect(written(editor).map(({ kind }) => kind)).toEqual(['step', 'step', 'paragraph']);
  });

  it('takes of pasted HTML only what a text may hold', () => {
    const editor = editorOf([paragraph(1, '')]);
    editor.commands.setContent(
      [
        '<h5>Small</h5><blockquote>Quoted</blockquote><pre>Code</pre>',
        '<p onclick="x()">a<script>alert(1)</script><a href="javascript:alert(1)">b</a><a href="https://example.org">c</a></p>',
        '<img src="https://example.org/a.png"><video src="https://example.org/a.mp4"></video>',
        `<figure data-file="../secret"><img src="x"></figure><p data-record="not a record">d</p>`,
        '<ul><li><h2>In a list</h2><table><tr><td>x</td></tr></table></li></ul>',
        '<table><tr><td colspan="2">wide</td></tr><tr><td>x</td><td>y</td></tr></table>',
      ].join(''),
    );
    const taken = written(editor);
    expect(textProblem(JSON.parse(JSON.stringify(taken)))).toBeNull();
    const json = JSON.stringify(taken);
    expect(json).toContain('"link":"https://example.org"');
    for (const never of ['javascript', 'script', 'mp4', 'secret', 'onclick']) expect(json).not.toContain(never);
  });

  it('shows what another author wrote and leaves the rest alone', () => {
    const editor = editorOf([paragraph(1, 'a'), paragraph(2, 'b'), paragraph(3, 'c')]);
    editor.commands.setTextSelection(8);
    const theirs = [paragraph(1, 'A'), paragraph(9, 'new'), paragraph(2, 'b'), paragraph(3, 'c')];
    applyBlocks(editor, theirs);
    expect(written(editor)).toEqual(theirs);
    expect(editor.state.selection.$from.parent.textContent).toBe('c');
    expect(editor.can().undo()).toBe(false);
  });
});
