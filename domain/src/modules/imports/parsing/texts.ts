import { formatDay } from '../../../kernel/day';
import { type Cell, type Parsed, understood, wrong } from './cell';

/** A spreadsheet program would run it: `=HYPERLINK(...)`, `@SUM(...)`, `+cmd|...`. A line that begins with a dash is none. */
const formula = /^\s*(?:=|@\s*\p{L}|[+-][^\s\d][^|(]{0,60}[|(])/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/;
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

export const textOf =
  (longest: number) =>
  (cell: Exclude<Cell, null>): Parsed<string> => {
    const text = typeof cell === 'object' ? formatDay(cell.day) : String(cell);
    // Before anything reads it: a cell may hold ten megabytes.
    if (text.length > 4 * longest + 1000) return wrong('tooLong', { max: longest });
    const tidy = text.replace(/\r\n?/g, '\n').trim();
    if (tidy.length > longest) return wrong('tooLong', { max: longest });
    if (control.test(tidy) || loneSurrogate.test(tidy)) return wrong('controlCharacters');
    if (typeof cell === 'string' && formula.test(tidy)) return wrong('formula');
    return understood(tidy);
  };

/** The same on one line. */
export const lineOf =
  (longest: number) =>
  (cell: Exclude<Cell, null>): Parsed<string> => {
    const text = textOf(longest)(cell);
    return text.problem ? text : understood(text.value.replace(/\s+/g, ' '));
  };
