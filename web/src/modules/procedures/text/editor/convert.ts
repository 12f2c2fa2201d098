import type { JSONContent } from '@tiptap/core';
import type { Mark, Node } from '@tiptap/pm/model';
import {
  type Block,
  type Blocks,
  type Cell,
  type Item,
  isSafeLink,
  marks,
  type Run,
  readable,
} from '@vigie/domain/modules/procedures/text/blocks';
import { textBounds } from '@vigie/domain/modules/procedures/text/bounds';
import { canonicalRuns } from '@vigie/domain/modules/procedures/text/canonical';

/** Blocks as the document of the editor. */
export const documentOf = (blocks: Blocks): JSONContent => ({
  type: 'doc',
  content: blocks.length === 0 ? [{ type: 'paragraph' }] : blocks.map(nodeOf),
});

export function nodeOf(block: Block): JSONContent {
  const attrs = { id: block.id, rivalOf: block.rivalOf ?? null };
  switch (block.kind) {
    case 'heading':
      return { type: 'heading', attrs: { ...attrs, level: block.level }, content: inlineOf(block.runs) };
    case 'list':
      return { ...(listsOf(block.items)[0] as JSONContent), attrs };
    case 'table':
      return {
        type: 'table',
        attrs,
        content: block.rows.map((row, place) => ({
          type: 'tableRow',
          content: row.map(({ runs }) => ({
            type: block.headed && place === 0 ? 'tableHeader' : 'tableCell',
            content: [{ type: 'paragraph', content: inlineOf(runs) }],
          })),
        })),
      };
    case 'image': {
      const { file, alternative, caption } = block;
      return { type: 'picture', attrs: { ...attrs, file, alternative, caption } };
    }
    case 'reference':
      return { type: 'recordReference', attrs: { ...attrs, record: block.record, label: block.label } };
    default:
      return { type: block.kind, attrs, content: inlineOf(block.runs) };
  }
}

function inlineOf(runs: readonly Run[]): JSONContent[] {
  return runs.flatMap((run) => {
    const dress = [
      ...marks.filter((mark) => run[mark]).map((type) => ({ type: type as string })),
      ...(run.link === undefined ? [] : [{ type: 'link', attrs: { href: run.link } }]),
    ];
    return run.text
      .split('\n')
      .flatMap((text, place) => [
        ...(place === 0 ? [] : [{ type: 'hardBreak', marks: dress }]),
        ...(text === '' ? [] : [{ type: 'text', text, marks: dress }]),
      ]);
  });
}

/** Items with their depth as lists in lists: where bullets turn into numbers or back, another list begins. */
function listsOf(items: readonly Item[]): JSONContent[] {
  const lists: { ordered: boolean; items: { item: Item; below: Item[] }[] }[] = [];
  const outermost = items[0]?.depth ?? 0;
  for (const item of items) {
    const list = lists.at(-1);
    if (list && item.depth > outermost) list.items.at(-1)?.below.push(item);
    else if (list?.ordered === item.ordered) list.items.push({ item, below: [] });
    else lists.push({ ordered: item.ordered, items: [{ item, below: [] }] });
  }
  return lists.map(({ ordered, items: own }) => ({
    type: ordered ? 'orderedList' : 'bulletList',
    content: own.map(({ item, below }) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: inlineOf(item.runs) }, ...listsOf(below)],
    })),
  }));
}

/** A node of the editor is never changed, only replaced: what was made of it holds as long as it is there. */
const made = new WeakMap<Node, Block>();

export function blocksOf(document: Node): Blocks {
  const blocks: Block[] = [];
  document.forEach((node) => {
    const block = made.get(node) ?? blockOf(node);
    made.set(node, block);
    blocks.push(block);
  });
  return blocks;
}

function blockOf(node: Node): Block {
  const { id, rivalOf } = node.attrs;
  const common = { id, ...(rivalOf ? { rivalOf } : {}) };
  switch (node.type.name) {
    case 'heading':
      return { ...common, kind: 'heading', level: node.attrs.level, runs: runsOf(node) };
    case 'step':
    case 'warning':
      return { ...common, kind: node.type.name, runs: runsOf(node) };
    case 'bulletList':
    case 'orderedList':
      return { ...common, kind: 'list', items: itemsOf(node, 0) };
    case 'table':
      return { ...common, kind: 'table', ...tableOf(node) };
    case 'picture': {
      const { file, alternative, caption } = node.attrs;
      return { ...common, kind: 'image', file, alternative: line(alternative), caption: line(caption) };
    }
    case 'recordReference':
      return { ...common, kind: 'reference', record: node.attrs.record, label: line(node.attrs.label) };
    default:
      return { ...common, kind: 'paragraph', runs: runsOf(node) };
  }
}

const line = (text: string) => readable(text).replace(/\n/g, ' ');

function runsOf(node: Node): Run[] {
  const runs: Run[] = [];
  node.forEach((child) => {
    const text = child.type.name === 'hardBreak' ? '\n' : readable(child.text ?? '');
    if (text !== '') runs.push({ text, ...dressOf(child.marks) });
  });
  return [...canonicalRuns(runs)];
}

function dressOf(of: readonly Mark[]): Partial<Run> {
  const link = of.find(({ type }) => type.name === 'link')?.attrs.href;
  return {
    ...Object.fromEntries(
      marks.filter((mark) => of.some(({ type }) => type.name === mark)).map((mark) => [mark, true]),
    ),
    ...(typeof link === 'string' && isSafeLink(link) ? { link } : {}),
  };
}

function itemsOf(list: Node, depth: number): Item[] {
  const items: Item[] = [];
  const ordered = list.type.name === 'orderedList';
  list.forEach((item) => {
    item.forEach((child) => {
      if (child.isTextblock) items.push({ depth: Math.min(depth, textBounds.itemDepth), ordered, runs: runsOf(child) });
      else items.push(...itemsOf(child, depth + 1));
    });
  });
  return items;
}

/** Cells that came merged with a paste are taken apart, as when a document is read. */
function tableOf(table: Node): { headed: boolean; rows: Cell[][] } {
  const grid: (Cell | undefined)[][] = Array.from({ length: table.childCount }, () => []);
  table.forEach((row, _, rowPlace) => {
    let column = 0;
    row.forEach((cell) => {
      while (grid[rowPlace]?.[column]) column += 1;
      const { colspan = 1, rowspan = 1 } = cell.attrs;
      for (const below of grid.slice(rowPlace, rowPlace + rowspan)) {
        for (let across = column; across < column + colspan; across += 1) below[across] = { runs: [] };
      }
      (grid[rowPlace] as (Cell | undefined)[])[column] = { runs: cellRuns(cell) };
      column += colspan;
    });
  });
  const columns = Math.max(...grid.map((row) => row.length));
  const rows = grid.map((row) => Array.from({ length: columns }, (_, column) => row[column] ?? { runs: [] }));
  let headed = true;
  table.firstChild?.forEach((cell) => {
    if (cell.type.name !== 'tableHeader') headed = false;
  });
  return { headed, rows };
}

function cellRuns(cell: Node): Run[] {
  const runs: Run[] = [];
  cell.forEach((paragraph, _, place) => {
    if (place > 0) runs.push({ text: '\n' });
    runs.push(...runsOf(paragraph));
  });
  return [...canonicalRuns(runs)];
}
