import { parseCsv } from '@vigie/domain/modules/accounts/public';
import { importBounds } from '@vigie/domain/modules/imports/bounds';
import type { Cell } from '@vigie/domain/modules/imports/parsing/cell';
import readXlsxFile, { type Row } from 'read-excel-file/universal';
import { checkSheetSize, refuseTooManyCells } from './sheet-size';
import { FileRefusal, openZip, unpack } from './zip-directory';

export interface RawRow {
  readonly line: number;
  readonly cells: readonly Cell[];
}

export interface RawSheet {
  readonly name: string;
  readonly rows: readonly RawRow[];
}

const zipStart = 0x04034b50;
const compoundStart = 0xe011cfd0;

/** Every sheet of a workbook, or the only one of a text file. The type is read from the content, not from the name. */
export async function readWorkbook(file: Buffer, fileName: string): Promise<readonly RawSheet[]> {
  if (file.length < 4) throw new FileRefusal(file.length === 0 ? 'empty' : 'wrongType');
  const start = file.readUInt32LE(0);
  if (start === compoundStart) throw new FileRefusal('oldOrProtected');
  return start === zipStart ? readXlsx(file) : [readText(file, fileName)];
}

async function readXlsx(file: Buffer): Promise<readonly RawSheet[]> {
  const zip = await openZip(file);
  const names = zip.entries.map(({ fileName }) => fileName);
  if (names.some((name) => /vbaProject\.bin$/i.test(name))) throw new FileRefusal('macros');
  if (!names.includes('xl/workbook.xml')) throw new FileRefusal('wrongType');
  let cells = 0;
  for (const entry of zip.entries) {
    const content = await unpack(zip, entry);
    // A sheet may stand under any name: the workbook says which.
    if (content.includes('sheetData')) cells += checkSheetSize(content.toString('utf8'), fileNameOf(entry.fileName));
    refuseTooManyCells(cells);
  }
  const content = new Uint8Array(file).buffer;
  // Whatever the library stumbles over, it is the file that cannot be read.
  const sheets = await readXlsxFile(content).catch(() => {
    throw new FileRefusal('damaged');
  });
  // Several sheets may name one file, which is read once.
  const rowsOf = new Map(sheets.slice(0, importBounds.sheets).map(({ data }) => [data, rawRows(data)]));
  return sheets.flatMap(({ sheet, data }) => {
    const rows = rowsOf.get(data);
    return rows ? [{ name: sheet, rows }] : [];
  });
}

const rawRows = (data: readonly Row[]): readonly RawRow[] =>
  data.map((row, place) => ({ line: place + 1, cells: row.map(cellOf) }));

const fileNameOf = (path: string) => path.replace(/^.*\//, '').replace(/\.xml$/i, '');

function cellOf(value: Row[number]): Cell {
  const known: unknown = value;
  if (known instanceof Date) {
    return Number.isNaN(known.getTime()) ? null : { day: known.toISOString().slice(0, 10) };
  }
  if (typeof known === 'string' || typeof known === 'number' || typeof known === 'boolean') return known;
  return null;
}

function readText(file: Buffer, fileName: string): RawSheet {
  if (!/\.(csv|txt|tsv)$/i.test(fileName)) throw new FileRefusal('wrongType');
  const text = decoded(file);
  const rows = parseCsv(text).map(({ line, cells }) => ({ line, cells }));
  return { name: fileName.replace(/\.[^.]*$/, '').slice(0, 100) || 'CSV', rows };
}

/** Excel in French writes the letters of Windows by default. What has bytes that stand for none is no text. */
function decoded(file: Buffer): string {
  if (file.includes(0)) throw new FileRefusal('wrongType');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    if (file.some((byte) => withoutLetter.has(byte) || (byte < 0x20 && !spaces.has(byte))))
      throw new FileRefusal('notUtf8');
    // Not by TextDecoder, which in Node 20 takes these letters for those of Latin-1.
    return file
      .toString('latin1')
      .replace(/[\u0080-\u009f]/g, (letter) => ofWindows[letter.charCodeAt(0) - 0x80] ?? letter);
  }
}

const withoutLetter: ReadonlySet<number> = new Set([0x7f, 0x81, 0x8d, 0x8f, 0x90, 0x9d]);
/** What stands at 0x80 to 0x9f, where Latin-1 has no letters. */
const ofWindows = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'];
/** Tab, line feed, carriage return. */
const spaces: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0d]);
