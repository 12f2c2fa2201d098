import { importBounds } from '@vigie/domain/modules/imports/bounds';
import type { ImportSheet } from '@vigie/domain/modules/imports/contract';
import { guessColumns } from '@vigie/domain/modules/imports/mapping';
import { type Cell, isEmptyCell, shownCell } from '@vigie/domain/modules/imports/parsing/cell';
import type { SheetRow } from '@vigie/domain/modules/imports/read-line';
import type { ImportSubject } from '@vigie/domain/modules/imports/subjects';
import type { RawRow, RawSheet } from './workbook';
import { FileRefusal } from './zip-directory';

/** A sheet whose first line names its columns. */
export interface Table {
  readonly name: string;
  readonly headers: readonly string[];
  readonly rows: readonly SheetRow[];
}

/** Above the headers there may be a title and a date. */
const highestHeader = 10;
const sampleRows = 3;
const longestHeader = 120;

/** The sheets that have lines to import; a file of none, or of one that is too large, is refused. */
export function tablesOf(sheets: readonly RawSheet[], subject: ImportSubject): readonly Table[] {
  const filled = sheets
    .slice(0, importBounds.sheets)
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ cells }) => cells.some((cell) => !isEmptyCell(cell))) }))
    .filter(({ rows }) => rows.length > 0);
  const tables = filled.map((sheet) => tableOf(sheet, subject)).filter((table) => table !== null);
  const [only] = filled;
  if (tables.length === 0 && only && only.rows.length > 1) throw new FileRefusal('noHeader', { sheet: only.name });
  const withRows = tables.filter(({ rows }) => rows.length > 0);
  if (withRows.length === 0) throw new FileRefusal('empty');
  for (const { name, headers, rows } of withRows) {
    if (headers.length > importBounds.columns) {
      throw new FileRefusal('tooManyColumns', { sheet: name, max: importBounds.columns });
    }
    if (rows.length > importBounds.rows) throw new FileRefusal('tooManyRows', { sheet: name, max: importBounds.rows });
  }
  return withRows;
}

function tableOf({ name, rows }: RawSheet, subject: ImportSubject): Table | null {
  const place = headerPlace(rows, subject);
  const header = rows[place];
  if (!header) return null;
  const width = rows.reduce((widest, { cells }) => Math.max(widest, lastFilled(cells) + 1), 0);
  const headers = Array.from({ length: width }, (_, at) => headerOf(header.cells[at]));
  return { name, headers, rows: rows.slice(place + 1) };
}

/** Of the first lines, the one that names most of what can be imported; otherwise the first that is all words. */
function headerPlace(rows: readonly RawRow[], subject: ImportSubject): number {
  const first = rows.slice(0, highestHeader);
  const known = first.map(({ cells }) =>
    isAllWords(cells) ? Object.keys(guessColumns(cells.map(headerOf), subject)).length : -1,
  );
  const most = Math.max(...known);
  return most < 0 ? -1 : known.indexOf(most);
}

function isAllWords(cells: readonly Cell[]): boolean {
  const filled = cells.filter((cell) => !isEmptyCell(cell));
  return filled.length > 0 && filled.every((cell) => typeof cell === 'string' && /\p{L}/u.test(cell));
}

const headerOf = (cell: Cell | undefined) =>
  cell === undefined || cell === null ? '' : shownCell(cell).slice(0, longestHeader);

const lastFilled = (cells: readonly Cell[]) => cells.findLastIndex((cell) => !isEmptyCell(cell));

export function sheetOf({ name, headers, rows }: Table): ImportSheet {
  const sample = rows.slice(0, sampleRows).map(({ cells }) => headers.map((_, at) => shownCell(cells[at] ?? null)));
  return { name, headers: [...headers], rowCount: rows.length, sample };
}
