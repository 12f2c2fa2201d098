import type { AuditStandard } from '../audits/audit';

interface Covered {
  readonly process: string;
  /** Empty: the whole standard. */
  readonly clause: string;
  readonly auditId: string;
  readonly coveredOn: string;
  readonly isImported: boolean;
}

interface Graded {
  readonly auditId: string;
  readonly clause: string;
  readonly grade: string;
}

/** What programmes say is audited: of which processes, and by which clauses. */
export interface Planned {
  readonly processes: readonly string[];
  readonly standards: readonly AuditStandard[];
}

export interface Coverage {
  readonly processes: readonly string[];
  readonly clauses: readonly string[];
  readonly cells: readonly (Covered & { readonly worstGrade: string | null })[];
}

interface CoverageOf {
  readonly standard: string;
  readonly covered: readonly Covered[];
  readonly graded: readonly Graded[];
  readonly planned: readonly Planned[];
  /** The keys of the grades, the worst first. */
  readonly grades: readonly string[];
}

const cellKey = (process: string, clause: string) => JSON.stringify([process, clause]);

/**
 * Processes by clauses of a standard: an audit of the whole standard looked at each of its clauses, and the later of two audits
 * counts. Clauses and processes that are planned and never audited stand there without a cell.
 */
export function coverageOf({ standard, covered, graded, planned, grades }: CoverageOf): Coverage {
  const ofStandard = planned.filter(({ standards }) => standards.some((one) => one.standard === standard));
  const plannedClauses = ofStandard.flatMap(({ standards }) =>
    standards.flatMap((one) => (one.standard === standard ? one.clauses : [])),
  );
  const clauses = sorted([...covered.map(({ clause }) => clause).filter(Boolean), ...plannedClauses]);
  const processes = sorted([
    ...covered.map(({ process }) => process),
    ...ofStandard.flatMap(({ processes: some }) => some),
  ]);
  const last = new Map<string, Covered>();
  for (const cell of covered) {
    for (const clause of cell.clause === '' ? clauses : [cell.clause]) {
      const key = cellKey(cell.process, clause);
      const known = last.get(key);
      if (!known || isLater(cell, known)) last.set(key, { ...cell, clause });
    }
  }
  const worst = worstByAudit(graded, grades);
  const cells = [...last.values()].map((cell) => ({
    ...cell,
    worstGrade: worst.get(cellKey(cell.auditId, cell.clause)) ?? null,
  }));
  return { processes, clauses, cells };
}

function isLater(one: Covered, other: Covered): boolean {
  return one.coveredOn === other.coveredOn ? one.auditId > other.auditId : one.coveredOn > other.coveredOn;
}

function worstByAudit(graded: readonly Graded[], grades: readonly string[]): ReadonlyMap<string, string> {
  const rank = (grade: string) => (grades.includes(grade) ? grades.indexOf(grade) : grades.length);
  const worst = new Map<string, string>();
  for (const { auditId, clause, grade } of graded) {
    const key = cellKey(auditId, clause);
    const known = worst.get(key);
    if (known === undefined || rank(grade) < rank(known)) worst.set(key, grade);
  }
  return worst;
}

const numbers = new Intl.Collator('fr', { numeric: true });

/** `8.5.2` before `8.10`. */
const sorted = (values: readonly string[]): string[] => [...new Set(values)].sort(numbers.compare);
