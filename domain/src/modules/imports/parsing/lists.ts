import type { Cell, Parsed } from './cell';
import { understood, wrong } from './cell';
import { textOf } from './texts';

interface Bounds {
  readonly most: number;
  readonly letters: number;
}

/** Several values of one cell, each once: between semicolons, or each on its line. */
export const listOf =
  ({ most, letters }: Bounds) =>
  (cell: Exclude<Cell, null>): Parsed<readonly string[]> => {
    const text = textOf(most * (letters + 2))(cell);
    return text.problem ? text : bounded(text.value.split(/[;\n]/), { most, letters });
  };

function bounded(parts: readonly string[], { most, letters }: Bounds): Parsed<readonly string[]> {
  const values = [...new Set(parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter(Boolean))];
  if (values.length > most) return wrong('tooMany', { max: most });
  return values.some((value) => value.length > letters) ? wrong('tooLong', { max: letters }) : understood(values);
}

interface StandardBounds {
  readonly standards: Bounds;
  readonly clauses: Bounds;
}

interface Standard {
  readonly standard: string;
  readonly clauses: string[];
}

/** `ISO 9001 : 8.4, 8.5 ; GMP`: standards, each with its clauses behind a colon. */
export const standardsOf =
  ({ standards, clauses }: StandardBounds) =>
  (cell: Exclude<Cell, null>): Parsed<readonly Standard[]> => {
    const longest = standards.letters + clauses.most * (clauses.letters + 2);
    const lines = listOf({ most: standards.most, letters: longest })(cell);
    if (lines.problem) return lines;
    const found: Standard[] = [];
    for (const line of lines.value) {
      // A year may stand behind a colon as well (`ISO 9001:2015`): the clauses are behind the last that a space follows.
      const [, name = line, listed = ''] = /^(.*\S)\s*:\s+(.*)$/.exec(line) ?? [];
      if (name.length > standards.letters) return wrong('tooLong', { max: standards.letters });
      const named = bounded(listed.split(','), clauses);
      if (named.problem) return named;
      found.push({ standard: name, clauses: [...named.value] });
    }
    return understood(found);
  };
