import { formatDay } from '../../kernel/day';
import type { MessageValues } from '../../kernel/message';
import type { Columns } from './mapping';
import { type Cell, isEmptyCell, type ProblemCode } from './parsing/cell';
import { type FieldName, fieldNamesOf, fieldOf, type ImportSubject } from './subjects';

/** One line of the sheet, numbered as the spreadsheet numbers it. */
export interface SheetRow {
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** What is wrong with one value of one line; the sentence stands under its code. */
export interface LineProblem {
  readonly line: number;
  readonly field: FieldName;
  readonly code: ProblemCode;
  readonly values?: MessageValues;
}

/** Every value of a line that is understood, and what is wrong with the others. */
export class ReadLine<Values extends object> {
  readonly problems: LineProblem[] = [];
  readonly values: Values;

  constructor(
    readonly row: SheetRow,
    subject: ImportSubject,
    columns: Columns,
  ) {
    const values: Partial<Record<FieldName, unknown>> = {};
    for (const name of fieldNamesOf(subject)) {
      const place = columns[name];
      const cell = place === undefined ? null : row.cells[place];
      if (isEmptyCell(cell)) continue;
      const parsed = fieldOf(subject, name).parse(cell as Exclude<Cell, null>);
      if (parsed.problem) this.refuse(name, parsed.problem, parsed.values);
      else values[name] = parsed.value;
    }
    this.values = values as Values;
  }

  refuse(field: FieldName, code: ProblemCode, values?: MessageValues): null {
    this.problems.push({ line: this.row.line, field, code, ...(values && { values }) });
    return null;
  }

  has(field: FieldName): boolean {
    return this.problems.some((problem) => problem.field === field);
  }

  /** Each day that a line names, its due date among them: an import does not date back what belongs to the present. */
  refuseAfterCutOff(names: readonly FieldName[], cutOff: string): void {
    const values = this.values as Readonly<Partial<Record<FieldName, unknown>>>;
    for (const name of names) {
      const day = values[name];
      if (typeof day === 'string' && day > cutOff) {
        this.refuse(name, 'dayAfterCutOff', { value: formatDay(day), cutOff: formatDay(cutOff) });
      }
    }
  }
}
