import { createHash, randomUUID } from 'node:crypto';
import {
  type Block,
  type Cell,
  type Item,
  isSafeLink,
  plainOf,
  type Run,
  readable,
} from '@vigie/domain/modules/procedures/text/blocks';
import { textBounds } from '@vigie/domain/modules/procedures/text/bounds';
import { canonicalRuns } from '@vigie/domain/modules/procedures/text/canonical';
import mammoth from 'mammoth';
import { type LostInTree, WordRefusal } from './check-docx';
import type {
  DocxCell,
  DocxDocument,
  DocxElement,
  DocxImage,
  DocxParagraph,
  DocxRun,
  DocxTable,
} from './docx-elements';
import { type PictureType, printableType } from './printable-picture';

export interface DocxPicture {
  readonly sha256: string;
  readonly mediaType: PictureType;
  readonly content: Uint8Array;
}

export interface DocxText {
  readonly blocks: readonly Block[];
  readonly images: readonly DocxPicture[];
  readonly lost: LostInTree;
}

/** Reads a checked document into blocks, from mammoth's own tree: no HTML is made, so that none has to be understood. */
export async function readDocx(file: Buffer): Promise<DocxText> {
  const document = await documentOf(file);
  const reading = new Reading();
  for (const element of document.children) await reading.add(element);
  return reading.end();
}

async function documentOf(file: Buffer): Promise<DocxDocument> {
  let read: DocxDocument = { children: [] };
  const transformDocument = (document: DocxDocument) => {
    read = document;
    return { ...document, children: [] };
  };
  try {
    const options = { transformDocument, externalFileAccess: false, includeEmbeddedStyleMap: false };
    await mammoth.convertToHtml({ buffer: file }, options);
  } catch {
    // Whatever it stumbles over, it is the document that cannot be read.
    throw new WordRefusal('damaged');
  }
  return read;
}

class Reading {
  private readonly blocks: Block[] = [];
  private readonly images = new Map<string, DocxPicture>();
  private readonly lost = { images: 0, mergedCells: 0, nestedTables: 0, struck: 0, links: 0 };
  private items: Item[] = [];

  async add(element: DocxElement): Promise<void> {
    if (element.type === 'table') {
      this.endList();
      this.addTable(element);
    } else if (element.type === 'paragraph') await this.addParagraph(element);
  }

  end(): DocxText {
    this.endList();
    return { blocks: this.blocks, images: [...this.images.values()], lost: this.lost };
  }

  /** An image stands between what is before and after it in its paragraph. */
  private async addParagraph(paragraph: DocxParagraph): Promise<void> {
    let runs: Run[] = [];
    for (const piece of this.piecesOf(paragraph.children, {})) {
      if ('text' in piece) runs.push(piece);
      else {
        this.addRuns(paragraph, runs);
        runs = [];
        await this.addImage(piece);
      }
    }
    this.addRuns(paragraph, runs);
  }

  private addRuns(paragraph: DocxParagraph, written: readonly Run[]): void {
    const runs = [...canonicalRuns(written)];
    if (plainOf(runs).trim() === '') return;
    const level = headingLevel(paragraph);
    if (paragraph.numbering && !level) {
      this.addItem(Number(paragraph.numbering.level), paragraph.numbering.isOrdered, runs);
      return;
    }
    this.endList();
    const id = randomUUID();
    this.blocks.push(level ? { id, kind: 'heading', level, runs } : { id, kind: 'paragraph', runs });
  }

  private addItem(level: number, ordered: boolean, runs: Run[]): void {
    if (this.items.length === textBounds.items) this.endList();
    const first = this.items[0];
    // Bullets and numbers are two lists.
    if (first && level === 0 && first.ordered !== ordered) this.endList();
    const deepest = Math.min((this.items.at(-1)?.depth ?? -1) + 1, textBounds.itemDepth);
    this.items.push({ depth: Math.min(Math.max(level || 0, 0), deepest), ordered, runs });
  }

  private endList(): void {
    if (this.items.length > 0) this.blocks.push({ id: randomUUID(), kind: 'list', items: this.items });
    this.items = [];
  }

  private async addImage(image: DocxImage): Promise<void> {
    this.endList();
    const content = await image.readAsBuffer().catch(() => null);
    const mediaType = content && printableType(content);
    if (!content || !mediaType) {
      this.lost.images += 1;
      return;
    }
    const sha256 = createHash('sha256').update(content).digest('hex');
    this.images.set(sha256, { sha256, mediaType, content });
    const alternative = readable(image.altText ?? '').slice(0, textBounds.alternative);
    this.blocks.push({ id: randomUUID(), kind: 'image', file: sha256, alternative, caption: '' });
  }

  /** Cells that were merged are taken apart: the first holds what they said, the others are empty. */
  private addTable({ children: rows }: DocxTable): void {
    if (rows.length > textBounds.rows) throw tableTooLarge();
    const grid: Grid = rows.map(() => []);
    for (const [row, { children: cells }] of rows.entries()) {
      let column = 0;
      for (const cell of cells) {
        while (grid[row]?.[column]) column += 1;
        this.fill(grid, row, column, cell);
        column += cell.colSpan;
      }
    }
    const columns = Math.max(...grid.map((row) => row.length), 0);
    if (columns === 0) return;
    const whole = grid.map((row) => Array.from({ length: columns }, (_, column) => row[column] ?? { runs: [] }));
    this.blocks.push({ id: randomUUID(), kind: 'table', headed: rows[0]?.isHeader ?? false, rows: whole });
  }

  private fill(grid: Grid, top: number, left: number, { children, colSpan, rowSpan }: DocxCell): void {
    if (left + colSpan > textBounds.columns) throw tableTooLarge();
    if (colSpan > 1 || rowSpan > 1) this.lost.mergedCells += 1;
    for (const row of grid.slice(top, top + rowSpan)) {
      for (let column = left; column < left + colSpan; column += 1) row[column] = { runs: [] };
    }
    const first = grid[top];
    if (first) first[left] = { runs: this.cellRuns(children) };
  }

  /** Paragraphs of a cell are its lines; what a table in a cell says stays, as lines too. */
  private cellRuns(elements: readonly DocxElement[]): Run[] {
    const runs: Run[] = [];
    for (const element of elements) {
      const written = element.type === 'table' ? this.nestedRuns(element) : this.lineRuns(element);
      if (written.length === 0) continue;
      if (runs.length > 0) runs.push({ text: '\n' });
      runs.push(...written);
    }
    return [...canonicalRuns(runs)];
  }

  private nestedRuns(table: DocxTable): readonly Run[] {
    this.lost.nestedTables += 1;
    return this.cellRuns(table.children.flatMap((row) => row.children.flatMap((cell) => cell.children)));
  }

  private lineRuns(element: DocxElement): readonly Run[] {
    return this.piecesOf([element], {}).flatMap((piece) => {
      if ('text' in piece) return [piece];
      this.lost.images += 1;
      return [];
    });
  }

  private piecesOf(elements: readonly DocxElement[], dress: Partial<Run>): readonly (Run | DocxImage)[] {
    return elements.flatMap((element): readonly (Run | DocxImage)[] => {
      switch (element.type) {
        case 'text':
          return dressed(element.value, dress);
        case 'tab':
          return dressed(' ', dress);
        case 'break':
          return element.breakType === 'line' ? [{ ...dress, text: '\n' }] : [];
        case 'checkbox':
          return dressed(element.checked ? '☑' : '☐', dress);
        case 'image':
          return [element];
        case 'run':
          if (element.isStrikethrough) this.lost.struck += 1;
          return this.piecesOf(element.children, { ...dress, ...marksOf(element) });
        case 'hyperlink':
          return this.piecesOf(element.children, { ...dress, ...this.linkOf(element.href) });
        case 'paragraph':
          return this.piecesOf(element.children, dress);
        default:
          return [];
      }
    });
  }

  /** A link inside the document has no address: its words stay. */
  private linkOf(href: string | undefined): Partial<Run> {
    if (!href) return {};
    if (isSafeLink(href)) return { link: href };
    this.lost.links += 1;
    return {};
  }
}

type Grid = (Cell | undefined)[][];

const tableTooLarge = () => {
  const { rows, columns } = textBounds;
  return new WordRefusal('tableTooLarge', { rows, columns });
};

function headingLevel({ styleName, styleId }: DocxParagraph): 1 | 2 | 3 | null {
  if (/^title$/i.test(styleName ?? '')) return 1;
  const found = /^heading (\d)$/i.exec(styleName ?? '') ?? /^(?:heading|titre)(\d)$/i.exec(styleId ?? '');
  return found ? (Math.min(Math.max(Number(found[1]), 1), 3) as 1 | 2 | 3) : null;
}

const marksOf = (run: DocxRun): Partial<Run> => ({
  ...(run.isBold ? { bold: true } : {}),
  ...(run.isItalic ? { italic: true } : {}),
  ...(run.isUnderline ? { underline: true } : {}),
  ...(run.verticalAlignment === 'superscript' ? { superscript: true } : {}),
  ...(run.verticalAlignment === 'subscript' ? { subscript: true } : {}),
});

function dressed(text: string, dress: Partial<Run>): readonly Run[] {
  const kept = readable(text.replace(/\n/g, ' '));
  return kept === '' ? [] : [{ ...dress, text: kept }];
}
