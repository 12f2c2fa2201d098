import { formatDay } from '../../../kernel/day';
import type { MessageValues } from '../../../kernel/message';
import type { problemMessages } from '../messages/problems';

/** What stands in one cell of a sheet. */
export type Cell = string | number | boolean | { readonly day: string } | null;

export type ProblemCode = keyof typeof problemMessages;

/** A value as it is understood, or why it is not. */
export type Parsed<Value> =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly problem: ProblemCode; readonly values?: MessageValues };

export const understood = <Value>(value: Value): Parsed<Value> => ({ value });
export const wrong = (problem: ProblemCode, values?: MessageValues): Parsed<never> => ({
  problem,
  ...(values && { values }),
});

export function isEmptyCell(cell: Cell | undefined): cell is null | undefined | '' {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}

const longestShown = 60;

/** A wrong value as a sentence shows it. */
export function shownCell(cell: Cell): string {
  const text = cell !== null && typeof cell === 'object' ? formatDay(cell.day) : String(cell ?? '');
  const line = text
    .slice(0, 4 * longestShown)
    .replace(/\p{C}+/gu, ' ')
    .trim();
  return line.length > longestShown ? `${line.slice(0, longestShown - 1)}…` : line;
}

/** Words are compared without accents, case and signs. */
export function keyOf(text: string): string {
  return text
    .slice(0, 400)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
