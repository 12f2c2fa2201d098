import { auditImportFieldMessages as m } from '@vigie/domain/modules/imports/messages/audit-fields';
import * as z from 'zod/mini';
import { readDemoData } from '../../platform/demo-data';
import type { Cell } from '../../platform/documents/spreadsheet';
import content from './demo-audits.json';

/** How many days ago. */
const ago = z.int().check(z.gte(31));
const finding = z.strictObject({
  number: z.optional(z.string()),
  statement: z.string(),
  grade: z.string(),
  clause: z.string(),
  owner: z.optional(z.string()),
  due: z.optional(ago),
  closed: z.optional(ago),
  cause: z.optional(z.string()),
  correction: z.optional(z.string()),
  repeatOf: z.optional(z.string()),
});
/** An audit from before Vigie, as the company kept it. */
const pastAudit = z.strictObject({
  number: z.string(),
  title: z.string(),
  processes: z.string(),
  clauses: z.string(),
  department: z.string(),
  began: ago,
  days: z.int(),
  reported: ago,
  closed: ago,
  lead: z.string(),
  auditors: z.string(),
  observers: z.string(),
  auditees: z.string(),
  agenda: z.array(z.string()),
  conclusion: z.string(),
  findings: z.array(finding),
});
type PastAudit = z.infer<typeof pastAudit>;
type PastFinding = z.infer<typeof finding>;

interface Line {
  readonly audit: PastAudit;
  readonly finding: PastFinding;
  readonly day: (ago: number | undefined) => Cell;
}

/** Each column by what the import calls it. */
const columns: readonly (readonly [header: string, cell: (line: Line) => Cell | undefined])[] = [
  [m.originalNumber.fr, ({ audit }) => audit.number],
  [m.title.fr, ({ audit }) => audit.title],
  [m.standards.fr, ({ audit }) => `ISO 9001:2015 : ${audit.clauses}`],
  [m.processes.fr, ({ audit }) => audit.processes],
  [m.site.fr, () => 'Usine de Rennes'],
  [m.departments.fr, ({ audit }) => audit.department],
  [m.plannedFrom.fr, ({ audit, day }) => day(audit.began)],
  [m.plannedUntil.fr, ({ audit, day }) => day(audit.began - audit.days + 1)],
  [m.reportedOn.fr, ({ audit, day }) => day(audit.reported)],
  [m.closedOn.fr, ({ audit, day }) => day(audit.closed)],
  [m.lead.fr, ({ audit }) => audit.lead],
  [m.auditors.fr, ({ audit }) => audit.auditors],
  [m.observers.fr, ({ audit }) => audit.observers],
  [m.auditees.fr, ({ audit }) => audit.auditees],
  [m.agenda.fr, ({ audit }) => audit.agenda.join('\n')],
  [m.conclusion.fr, ({ audit }) => audit.conclusion],
  [m.findingNumber.fr, ({ finding: { number } }) => number],
  [m.statement.fr, ({ finding: { statement } }) => statement],
  [m.grade.fr, ({ finding: { grade } }) => grade],
  [m.clause.fr, ({ finding: { clause } }) => clause],
  [m.owner.fr, ({ finding: { owner } }) => owner],
  [m.dueOn.fr, ({ finding: { due }, day }) => day(due)],
  [m.findingClosedOn.fr, ({ finding: { closed }, day }) => day(closed)],
  [m.cause.fr, ({ finding: { cause } }) => cause],
  [m.correction.fr, ({ finding: { correction } }) => correction],
  [m.repeatOf.fr, ({ finding: { repeatOf } }) => repeatOf],
];

export const pastAuditHeaders: readonly string[] = columns.map(([header]) => header);

const dayMs = 86_400_000;

/** A line for each finding, as the sheet of the company has them. */
export function pastAuditLines(today: Date): readonly (readonly Cell[])[] {
  const day = (days: number | undefined): Cell =>
    days === undefined ? null : { day: new Date(today.getTime() - days * dayMs).toISOString().slice(0, 10) };
  const past = readDemoData('demo-audits.json', z.array(pastAudit), content);
  return past.flatMap((audit) =>
    audit.findings.map((one) => columns.map(([, cell]) => cell({ audit, finding: one, day }) || null)),
  );
}
