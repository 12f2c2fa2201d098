import { type Cell, type Parsed, shownCell, understood, wrong } from './cell';

const dayMs = 86_400_000;
/** Excel counts days from the 30th of December 1899. */
const excelStart = Date.UTC(1899, 11, 30);
export const firstDay = '1950-01-01';
export const lastDay = '2099-12-31';

/** dd/mm/yyyy, yyyy-mm-dd, a date of the spreadsheet, or the number that it counts days by. */
export function dayOf(cell: Exclude<Cell, null>): Parsed<string> {
  const day = read(cell);
  if (day === null) return wrong('notADay', { value: shownCell(cell) });
  return day < firstDay || day > lastDay ? wrong('dayOutOfRange', { value: shownCell(cell) }) : understood(day);
}

function read(cell: Exclude<Cell, null>): string | null {
  if (typeof cell === 'boolean') return null;
  if (typeof cell === 'object') return existing(...partsOf(cell.day.split('-')));
  if (typeof cell === 'number') return fromSerial(cell);
  const text = cell.slice(0, 60).trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/.exec(text);
  if (iso) return existing(...partsOf(iso.slice(1)));
  const french = /^(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(\d{4}|\d{2})(?:\s+\d{1,2}[:h]\d{2}(?::\d{2})?)?$/.exec(
    text,
  );
  if (!french) return null;
  const [, day, month, year = ''] = french;
  return existing(...partsOf([year.length === 2 ? `20${year}` : year, month, day]));
}

function partsOf([year, month, day]: readonly (string | undefined)[]): [number, number, number] {
  return [Number(year), Number(month), Number(day)];
}

/** The 31st of April is no day. */
function existing(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isSame = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSame ? date.toISOString().slice(0, 10) : null;
}

function fromSerial(serial: number): string | null {
  if (!Number.isFinite(serial) || serial < 1 || serial > 100_000) return null;
  return new Date(excelStart + Math.floor(serial) * dayMs).toISOString().slice(0, 10);
}
