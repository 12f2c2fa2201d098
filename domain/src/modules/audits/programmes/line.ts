import * as z from 'zod/mini';
import { addMonths } from '../../../kernel/day';
import { rowId } from '../../../kernel/ids';
import { templateId } from '../../questionnaires/public';
import { type AuditType, auditBounds, auditTypes, standard } from '../audits/audit';
import { programmeLineMessages as m } from './messages';
import { lineRhythms } from './occurrences';

export const programmeBounds = { title: 200, months: 36, lines: 500, days: 30 } as const;

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

const fields = {
  type: z.enum(auditTypes),
  site: text(auditBounds.place),
  departments: z._default(z.array(text(auditBounds.place)).check(z.maxLength(auditBounds.departments)), []),
  supplier: z._default(z.string().check(z.trim(), z.maxLength(auditBounds.supplier)), ''),
  processes: z._default(z.array(text(auditBounds.place)).check(z.maxLength(auditBounds.processes)), []),
  standards: z._default(z.array(standard).check(z.maxLength(auditBounds.standards)), []),
  /** The checklist, and who leads: asked for when the programme is approved. */
  templateId: z._default(z.nullable(templateId), null),
  leadId: z._default(z.nullable(rowId), null),
  firstDay: z.iso.date(),
  /** Months from one audit to the next; null: once. */
  everyMonths: z._default(
    z.nullable(z.int().check(z.refine((months) => lineRhythms.some((one) => one === months)))),
    null,
  ),
  /** How many days each audit lasts. */
  days: z._default(z.int().check(z.gte(1), z.lte(programmeBounds.days)), 1),
};

export const programmeLine = z.object({ id: z.uuid(), ...fields });
export type ProgrammeLine = z.infer<typeof programmeLine>;

/** As it is written: a new line gets its number from the server. */
export const writtenLine = z.object({ id: z.optional(z.uuid()), ...fields });
export type WrittenLine = z.infer<typeof writtenLine>;

/** The days between which a programme plans. */
export interface ProgrammePeriod {
  readonly validFrom: string;
  readonly validUntil: string;
}

export interface FieldProblem {
  readonly field: string;
  readonly message: (typeof m)[keyof typeof m];
  readonly values?: Readonly<Record<string, string | number>>;
}

export function periodProblem({ validFrom, validUntil }: ProgrammePeriod): FieldProblem | null {
  const { months } = programmeBounds;
  if (validUntil < validFrom) return { field: 'validUntil', message: m.untilBeforeFrom };
  const isTooLong = validUntil >= addMonths(validFrom, months);
  return isTooLong ? { field: 'validUntil', message: m.tooLong, values: { months } } : null;
}

type CheckedLine = Pick<WrittenLine, 'id' | 'type' | 'departments' | 'supplier' | 'firstDay' | 'everyMonths'>;

/** What is wrong with a line by itself, in its programme and after what was approved before. */
export function lineProblem(
  line: CheckedLine,
  { validFrom, validUntil }: ProgrammePeriod,
  approved: Pick<ProgrammeLine, 'everyMonths'> | undefined,
): FieldProblem | null {
  const place = placeProblem(line);
  if (place) return place;
  if (line.firstDay < validFrom || line.firstDay > validUntil) {
    return { field: 'firstDay', message: m.firstDayOutside };
  }
  // The occurrences that were made are counted by it.
  const isOtherRhythm = approved !== undefined && approved.everyMonths !== line.everyMonths;
  return isOtherRhythm ? { field: 'everyMonths', message: m.rhythmStays } : null;
}

function placeProblem({ type, departments, supplier }: CheckedLine): FieldProblem | null {
  if (isOfSupplier(type)) return supplier === '' ? { field: 'supplier', message: m.supplierMissing } : null;
  return departments.length === 0 ? { field: 'departments', message: m.departmentMissing } : null;
}

export const isOfSupplier = (type: AuditType): boolean => type === 'supplier';

/** What stands in the way of approving: a lead and a checklist. */
export const isComplete = ({ leadId, templateId: template }: Pick<WrittenLine, 'leadId' | 'templateId'>): boolean =>
  leadId !== null && template !== null;

/** What an audit of the line is called: where it takes place. */
export function titleOfLine({ type, departments, supplier, site }: Omit<WrittenLine, 'id'>): string {
  const where = isOfSupplier(type) ? supplier : departments.join(', ');
  const whole = `${where} (${site})`;
  return whole.length <= auditBounds.title ? whole : `${whole.slice(0, auditBounds.title - 1)}…`;
}

/** What an audit of the line looks at, until its lead writes more. */
export function scopeOfLine(line: Omit<WrittenLine, 'id'>): string {
  return (line.processes.join(', ') || titleOfLine(line)).slice(0, auditBounds.scope);
}
