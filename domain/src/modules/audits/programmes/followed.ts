import type { AuditStandard } from '../audits/audit';
import { isOfSupplier, type ProgrammeLine, scopeOfLine, titleOfLine } from './line';

/** What a line says of its audits, beside their days. */
export interface PlannedByLine {
  readonly title: string;
  readonly scope: string;
  readonly site: string;
  readonly departments: readonly string[];
  readonly supplier: string;
  readonly processes: readonly string[];
  readonly standards: readonly AuditStandard[];
  readonly templateId: string | null;
  readonly leadId: number | null;
}

export function plannedByLine(line: ProgrammeLine): PlannedByLine {
  const { site, departments, supplier, processes, standards, templateId, leadId } = line;
  const isSupplier = isOfSupplier(line.type);
  return {
    title: titleOfLine(line),
    scope: scopeOfLine(line),
    site,
    departments: isSupplier ? [] : departments,
    supplier: isSupplier ? supplier : '',
    processes,
    standards,
    templateId,
    leadId,
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What of an audit follows its line when that changes: what was not changed by hand since it was made. */
export function followedChanges(
  was: ProgrammeLine,
  line: ProgrammeLine,
  audit: PlannedByLine,
): { -readonly [Field in keyof PlannedByLine]?: never } & Record<string, unknown> {
  const [before, after] = [plannedByLine(was), plannedByLine(line)];
  const fields = Object.keys(after) as (keyof PlannedByLine)[];
  const followed = fields.filter(
    (field) => !isSame(before[field], after[field]) && isSame(audit[field], before[field]),
  );
  return Object.fromEntries(followed.map((field) => [field, after[field]])) as never;
}
