import { labelKey, tidyLabel } from '../../kernel/text-keys';
import type { Objection } from '../../kernel/workflow';
import { valueMessages as m } from './messages/rules';
import { codeProblem, labelProblem, valueBounds } from './value';

export interface PastedValue {
  /** As a user counts them in what was pasted, from 1. */
  readonly line: number;
  readonly label: string;
  readonly code: string;
}

export interface LineProblem {
  readonly line: number;
  readonly objection: Objection;
}

export interface PastedLines {
  readonly values: readonly PastedValue[];
  readonly problems: readonly LineProblem[];
  /** What is wrong with all of it. */
  readonly objection: Objection | null;
}

/** One value a line: its name and, behind a tab or a semicolon, its code. Cells of a spreadsheet come with tabs. */
export function readPastedLines(text: string): PastedLines {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((written, place) => ({ written, line: place + 1 }))
    .filter(({ written }) => written.trim() !== '');
  if (lines.length === 0) return { values: [], problems: [], objection: { message: m.nothingToAdd } };
  if (lines.length > valueBounds.lines) {
    return { values: [], problems: [], objection: { message: m.tooManyLines, values: { max: valueBounds.lines } } };
  }
  const read = lines.map(({ written, line }) => readLine(written, line));
  const problems = [...read.flatMap(({ problem }) => problem ?? []), ...repeated(read.map(({ value }) => value))];
  return {
    values: read.map(({ value }) => value),
    problems: problems.toSorted((one, other) => one.line - other.line),
    objection: null,
  };
}

/** A name and a code with what may stand around them; of a longer line only so much is read. */
const longestLine = 2_000;

function readLine(whole: string, line: number): { value: PastedValue; problem: LineProblem | null } {
  const written = whole.trim().slice(0, longestLine);
  const [label = '', code = '', ...rest] = written.split(/\t|;/, 4).map(tidyLabel);
  const tooLong =
    written.length === longestLine ? { message: m.labelTooLong, values: { max: valueBounds.label } } : null;
  const objection =
    tooLong ?? labelProblem(label) ?? codeProblem(code) ?? (rest.some(Boolean) ? { message: m.tooManyColumns } : null);
  return { value: { line, label, code }, problem: objection && { line, objection } };
}

/** A name that stands in two lines is wrong in the second. */
function repeated(values: readonly PastedValue[]): readonly LineProblem[] {
  const first = new Map<string, number>();
  return values.flatMap(({ label, line }) => {
    const key = label.length > valueBounds.label ? '' : labelKey(label);
    const before = first.get(key);
    if (before === undefined) first.set(key, line);
    return before === undefined || key === ''
      ? []
      : [{ line, objection: { message: m.twice, values: { label, line: before } } }];
  });
}
