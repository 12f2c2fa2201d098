import { importBounds } from '@vigie/domain/modules/imports/bounds';
import { FileRefusal } from './zip-directory';

/** Beside lines to import a sheet may have some that are empty; beyond this it was not written by hand. */
const lastRow = 100_000;
const lastColumn = 1_000;
/** Of the rectangle around all that is written, in all sheets together: the reader makes room for each of its cells. */
const mostCells = 2 * importBounds.rows * importBounds.columns;
/** A cell holds 32,767 letters; longer texts between marks, or longer marks, are not written by a spreadsheet program. */
const longestText = 1_000_000;
const longestTag = 10_000;

/**
 * Cells say where they stand, and the reader makes room for everything before them: one cell far away is enough to fill the
 * memory. One pass over the marks, as the reader itself finds them; a place that is not plainly written is refused.
 * Empty cells that only have a colour count for no column. Answers how many cells there will be.
 */
export function checkSheetSize(xml: string, sheet: string): number {
  const tooManyRows = () => new FileRefusal('tooManyRows', { sheet, max: importBounds.rows });
  const counts = { row: 0, c: 0 };
  const filled = { row: 0, column: 0 };
  for (const tag of tagsOf(xml)) {
    const name = nameOf(tag);
    if (name !== 'row' && name !== 'c') continue;
    counts[name] += 1;
    if (counts.row > lastRow || counts.c > mostCells) throw tooManyRows();
    for (const { row, column } of placesIn(tag, name)) {
      if (row > lastRow) throw tooManyRows();
      if (tag.endsWith('/')) continue;
      if (column > lastColumn) throw new FileRefusal('tooManyColumns', { sheet, max: importBounds.columns });
      filled.row = Math.max(filled.row, row);
      filled.column = Math.max(filled.column, column);
    }
  }
  const cells = filled.row * filled.column;
  if (cells > mostCells) throw tooManyRows();
  return cells;
}

export function refuseTooManyCells(cells: number): void {
  if (cells > mostCells) throw new FileRefusal('unpacksTooLarge', { megabytes: importBounds.unpackedMegabytes });
}

const placePatterns = { row: /^()(\d+)$/, c: /^([A-Z]+)(\d+)$/ };

/** What stands between `<` and `>` of each opening mark, whichever quotes its values have. */
function* tagsOf(xml: string): Generator<string> {
  let at = 0;
  for (let start = xml.indexOf('<'); start >= 0; start = xml.indexOf('<', at)) {
    const special = specials.find(([opening]) => xml.startsWith(opening, start));
    const end = special ? xml.indexOf(special[1], start) : endOfTag(xml, start);
    if (end < 0 || end - at > longestText) throw new FileRefusal('damaged');
    if (!special && xml[start + 1] !== '/' && xml[start + 1] !== '!') yield xml.slice(start + 1, end);
    at = end + (special?.[1].length ?? 1);
  }
}

const specials = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
  ['<?', '?>'],
] as const;

function endOfTag(xml: string, start: number): number {
  for (let at = start + 1; at < xml.length && at - start < longestTag; at += 1) {
    const sign = xml[at];
    if (sign === '>') return at;
    if (sign !== '"' && sign !== "'") continue;
    const closing = xml.indexOf(sign, at + 1);
    if (closing < 0) return -1;
    at = closing;
  }
  return -1;
}

/** Without the name that its namespace has in this file. */
function nameOf(tag: string): string {
  let end = 0;
  while (end < tag.length && !endsName.has(tag[end] ?? '')) end += 1;
  return tag.slice(tag.lastIndexOf(':', end) + 1, end);
}

const endsName: ReadonlySet<string> = new Set([' ', '\t', '\n', '\r', '\f', '\v', '/']);
const partOfName = /[\w.-]/;

interface Place {
  readonly row: number;
  readonly column: number;
}

/** What every attribute `r` says: which of several counts is the reader's affair, so that none may be too far. */
function* placesIn(tag: string, name: keyof typeof placePatterns): Generator<Place> {
  for (let at = tag.indexOf('r='); at >= 0; at = tag.indexOf('r=', at + 2)) {
    const quote = tag[at + 2];
    if (partOfName.test(tag[at - 1] ?? '') || (quote !== '"' && quote !== "'")) continue;
    const said = tag.slice(at + 3, tag.indexOf(quote, at + 3));
    const [, letters = '', digits] = placePatterns[name].exec(said) ?? [];
    if (digits === undefined) throw new FileRefusal('damaged');
    yield { row: Number(digits), column: columnOf(letters) };
  }
}

function columnOf(letters: string): number {
  if (letters.length > 3) return Number.POSITIVE_INFINITY;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
