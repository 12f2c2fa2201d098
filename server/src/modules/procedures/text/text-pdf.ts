import type { Block, Blocks, Run } from '@vigie/domain/modules/procedures/text/blocks';
import {
  type ComparedBlock,
  countsOf,
  isReformatted,
  type MarkedLine,
  type MarkedRun,
} from '@vigie/domain/modules/procedures/text/compare';
import { redlineMessages, textMessages } from '@vigie/domain/modules/procedures/text/messages';
import { itemNumbers, stepNumbers } from '@vigie/domain/modules/procedures/text/outline';
import { faint, type Node, type Speak } from '../../../platform/documents/nodes';
import { renderPdf } from '../../../platform/documents/pdf';
import type { Asker } from '../../../platform/jobs/queue';

/** What stands on every page, so that a single sheet says what it belongs to. All are in words already. */
export interface PaperHead {
  readonly code: string;
  readonly title: string;
  /** Version, since when, number of the copy: what there is of them. */
  readonly facts: readonly string[];
  /** Where a scanner asks whether this paper is current. */
  readonly address: string | null;
  /** Across every page of a text that is no longer effective. */
  readonly watermark: string | null;
}

/** PNG or JPEG as data addresses, by the hash of the file. One that is missing is named by its description. */
export type Pictures = Readonly<Record<string, string>>;

export function printText(
  asker: Asker,
  head: PaperHead,
  text: Blocks,
  pictures: Pictures,
  speak: Speak,
): Promise<Buffer> {
  const paper = new Paper(pictures, speak, stepNumbers(text));
  return print(asker, head, pictures, text, (block) => paper.block(block));
}

export function printRedline(
  asker: Asker,
  head: PaperHead,
  compared: readonly ComparedBlock[],
  pictures: Pictures,
  speak: Speak,
): Promise<Buffer> {
  const later = compared.filter(({ state }) => state !== 'removed').map(({ block }) => block);
  const paper = new Paper(pictures, speak, stepNumbers(later));
  const counts = speak(redlineMessages.counts, countsOf(compared));
  return print(asker, head, pictures, compared, (one) => paper.compared(one), [{ text: counts, margin: [0, 0, 0, 8] }]);
}

const blocksAtOnce = 100;

function print<One>(
  asker: Asker,
  head: PaperHead,
  pictures: Pictures,
  all: readonly One[],
  nodesOf: (one: One) => readonly Node[],
  before: readonly Node[] = [],
): Promise<Buffer> {
  const pieces = async function* () {
    for (let from = 0; from < all.length; from += blocksAtOnce) {
      yield all.slice(from, from + blocksAtOnce).flatMap(nodesOf);
    }
  };
  return renderPdf(asker, pieces(), () => ({
    definition: { ...pageOf(head), images: pictures, content: [...before] },
    footer: [head.code, ...head.facts].join(' · '),
  }));
}

function pageOf({ code, title, facts, address, watermark }: PaperHead): Node {
  const words = {
    stack: [
      { text: `${code} · ${title}`, bold: true, fontSize: 11 },
      { text: facts.join(' · '), color: faint, margin: [0, 2, 0, 0] },
    ],
  };
  const code2d = address === null ? [] : [{ qr: address, fit: 54, width: 60, alignment: 'right' }];
  return {
    pageSize: 'A4',
    pageMargins: [40, 90, 40, 50],
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.2 },
    info: { title: `${code} ${title}` },
    header: { columns: [words, ...code2d], margin: [40, 24, 40, 0], columnGap: 12 },
    ...(watermark === null ? {} : { watermark: { text: watermark, color: '#b42318', opacity: 0.18, bold: true } }),
  };
}

const green = '#067647';
const red = '#b42318';
const sizes = { 1: 15, 2: 12.5, 3: 10.5 } as const;
const narrowFrom = 7;

class Paper {
  constructor(
    private readonly pictures: Pictures,
    private readonly speak: Speak,
    private readonly steps: ReadonlyMap<string, number>,
  ) {}

  block(block: Block): readonly Node[] {
    switch (block.kind) {
      case 'list': {
        const numbers = itemNumbers(block.items);
        return block.items.map(({ depth, runs }, place) => item(depth, numbers[place] ?? null, runNodes(runs)));
      }
      case 'table':
        return [
          table(
            block.rows.map((row) => row.map(({ runs }) => runNodes(runs))),
            block.headed,
          ),
        ];
      case 'image':
        return this.image(block.file, block.alternative, block.caption);
      case 'reference':
        return [{ text: this.reference(block.record, block.label), margin: [0, 0, 0, 6] }];
      default:
        return [this.framed(block, runNodes(block.runs))];
    }
  }

  compared(one: ComparedBlock): readonly Node[] {
    const { state, moved, block, lines } = one;
    const names = [
      ...(state === 'same' ? [] : [state]),
      ...(moved ? (['moved'] as const) : []),
      ...(state === 'changed' && isReformatted(one) ? (['reformatted'] as const) : []),
    ];
    const label = names.map((name) => this.speak(redlineMessages[name])).join(', ');
    const labelled = label ? [{ text: label, fontSize: 7.5, color: faint, margin: [0, 2, 0, 1] }] : [];
    if (state === 'added' || state === 'removed') return [...labelled, ...this.whole(block, state)];
    if (state === 'same') return [...labelled, ...this.block(block)];
    if (lines) return [...labelled, ...this.marked(block, lines)];
    return [...labelled, ...(one.former ? this.whole(one.former, 'removed') : []), ...this.whole(block, 'added')];
  }

  private whole(block: Block, mark: 'added' | 'removed'): readonly Node[] {
    return this.block(block).map((node) => ({ ...node, ...marked[mark] }));
  }

  private marked(block: Block, lines: readonly MarkedLine[]): readonly Node[] {
    if (block.kind === 'table') {
      const columns = Math.max(...lines.map(({ cells }) => cells.length));
      const rows = lines.map(({ cells }) =>
        Array.from({ length: columns }, (_, column) => markedNodes(cells[column] ?? [])),
      );
      return [table(rows, block.headed)];
    }
    if (block.kind === 'list') {
      const numbers = itemNumbers(lines);
      return lines.map(({ depth, cells }, place) =>
        item(
          depth,
          numbers[place] ?? null,
          cells.flatMap((cell) => markedNodes(cell)),
        ),
      );
    }
    return lines.map(({ cells }) =>
      this.framed(
        block,
        cells.flatMap((cell) => markedNodes(cell)),
      ),
    );
  }

  /** What is one piece of running text, as its kind looks. */
  private framed(block: Block, text: readonly Node[]): Node {
    switch (block.kind) {
      case 'heading':
        return { text, bold: true, fontSize: sizes[block.level], margin: [0, 8, 0, 4], headlineLevel: block.level };
      case 'step': {
        const number = this.steps.get(block.id);
        const label = number === undefined ? '' : this.speak(textMessages.step, { n: number });
        return {
          columns: [
            { text: label, bold: true, width: 56 },
            { text, width: '*' },
          ],
          margin: [0, 0, 0, 6],
        };
      }
      case 'warning': {
        const label = { text: `${this.speak(textMessages.warning)} `, bold: true };
        return {
          table: { widths: ['*'], body: [[{ text: [label, ...text], fillColor: '#fff4e5' }]] },
          layout: 'noBorders',
          margin: [0, 2, 0, 8],
        };
      }
      default:
        return { text, margin: [0, 0, 0, 6] };
    }
  }

  private image(file: string, alternative: string, caption: string): readonly Node[] {
    const isThere = Object.hasOwn(this.pictures, file);
    const picture = isThere
      ? { image: file, fit: [500, 400] }
      : { text: this.speak(textMessages.imageMissing, { alternative }), color: faint };
    const below = caption ? [{ text: caption, color: faint, fontSize: 8.5 }] : [];
    return [{ stack: [picture, ...below], margin: [0, 4, 0, 8], unbreakable: true }];
  }

  private reference(record: string, label: string): string {
    return [`${this.speak(textMessages.reference)} ${record}`, label].filter(Boolean).join(' · ');
  }
}

const marked = {
  same: {},
  added: { color: green, decoration: ['underline'] },
  removed: { color: red, decoration: ['lineThrough'] },
} as const;

const runNodes = (runs: readonly Run[]): readonly Node[] => runs.map(runNode);

function runNode({ text, bold, italic, underline, code, superscript, subscript, link }: Run): Node {
  return {
    text,
    ...(bold ? { bold } : {}),
    ...(italic ? { italics: true } : {}),
    ...(underline || link ? { decoration: ['underline'] } : {}),
    ...(superscript ? { sup: true } : {}),
    ...(subscript ? { sub: true } : {}),
    ...(code ? { background: '#eef1f4' } : {}),
    ...(link ? { link } : {}),
  };
}

const markedNodes = (runs: readonly MarkedRun[]): readonly Node[] =>
  runs.map(({ mark, run }) => ({ ...runNode(run), ...marked[mark] }));

const item = (depth: number, number: number | null, text: readonly Node[]): Node => ({
  columns: [
    { text: number === null ? '•' : `${number}.`, width: 18 },
    { text, width: '*' },
  ],
  margin: [8 + depth * 16, 0, 0, 3],
});

function table(rows: readonly (readonly (readonly Node[])[])[], headed: boolean): Node {
  const columns = rows[0]?.length ?? 0;
  const body = rows.map((row, place) => row.map((text) => ({ text, bold: headed && place === 0 })));
  return {
    table: { headerRows: headed ? 1 : 0, widths: Array.from({ length: columns }, () => '*'), body },
    fontSize: columns < narrowFrom ? 9 : 6.5,
    margin: [0, 4, 0, 8],
  };
}
