import * as z from 'zod/mini';
import { findingGrade } from '../../parameters/public';
import { agendaRow, auditTypes, participant, standard } from './audit';

const photo = z.object({ name: z.string(), sha256: z.string() });

/** A finding as it stands in a report. */
export const reportedFinding = z.object({
  id: z.string(),
  statement: z.string(),
  standard: z.string(),
  clause: z.string(),
  grade: z.string(),
  department: z.string(),
  equipment: z.string(),
  step: z.string(),
  question: z.string(),
  owner: z.string(),
  dueOn: z.nullable(z.string()),
  repeatOf: z.nullable(z.string()),
  files: z.array(photo),
});
export type ReportedFinding = z.infer<typeof reportedFinding>;

/** A report of an audit, frozen when it is issued: what its signature covers and its PDF shows. */
export const reportContent = z.object({
  id: z.string(),
  number: z.int(),
  type: z.enum(auditTypes),
  title: z.string(),
  scope: z.string(),
  standards: z.array(standard),
  site: z.string(),
  where: z.string(),
  plannedFrom: z.string(),
  plannedUntil: z.string(),
  startedOn: z.string(),
  issuedOn: z.string(),
  lead: z.string(),
  auditors: z.array(participant),
  observers: z.array(participant),
  auditees: z.array(participant),
  agenda: z.array(agendaRow),
  template: z.nullable(z.object({ id: z.string(), version: z.int(), title: z.string() })),
  percent: z.nullable(z.number()),
  isFailed: z.boolean(),
  /** The answers of the checklist, by their hash: they stand on the page and in the data of the audit. */
  answersHash: z.string(),
  summary: z.string(),
  strengths: z.string(),
  grades: z.array(findingGrade),
  findings: z.array(reportedFinding),
});
export type ReportContent = z.infer<typeof reportContent>;

export interface ClauseFindings {
  readonly standard: string;
  readonly clause: string;
  readonly findings: readonly ReportedFinding[];
}

/** Findings as a report lists them: by standard and clause, the worst first; those without a clause come last. */
export function byClause(
  findings: readonly ReportedFinding[],
  grades: readonly { readonly key: string }[],
): readonly ClauseFindings[] {
  const rank = ({ grade }: ReportedFinding) => grades.findIndex(({ key }) => key === grade);
  const groups = new Map<string, ReportedFinding[]>();
  for (const finding of findings) {
    const key = JSON.stringify([finding.standard, finding.clause]);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()]
    .map((group) => ({
      standard: group[0]?.standard ?? '',
      clause: group[0]?.clause ?? '',
      findings: group.toSorted((one, other) => rank(one) - rank(other) || one.id.localeCompare(other.id)),
    }))
    .toSorted(
      (one, other) =>
        Number(isUnplaced(one)) - Number(isUnplaced(other)) ||
        one.standard.localeCompare(other.standard) ||
        one.clause.localeCompare(other.clause, undefined, { numeric: true }),
    );
}

const isUnplaced = ({ standard: of, clause }: ClauseFindings) => of === '' && clause === '';
