import type { Person } from '@vigie/domain/modules/accounts/public';
import type { Criticality } from '@vigie/domain/modules/cases/public';
import { type Answers, emptyAnswers } from '@vigie/domain/modules/reports/answers';
import type { Decision, Severity } from '@vigie/domain/modules/reports/decision';
import { isPrivate, type ReportStatus } from '@vigie/domain/modules/reports/workflow';
import type { NewId } from '../../platform/database/new-id';
import { empty, type Sql, sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';
import type { NewState } from '../../platform/transition';

export interface ReportRecord {
  readonly companyId: number;
  readonly id: string;
  readonly number: number;
  readonly authorId: number;
  readonly author: Person;
  readonly status: ReportStatus;
  readonly answers: Answers;
  readonly summary: string;
  readonly severity: Severity;
  readonly criticality: Criticality | null;
  readonly appraiserId: number | null;
  readonly appraiserName: string | null;
  readonly caseId: string | null;
  readonly commentCount: number;
  readonly filedAt: string;
  readonly submittedAt: string | null;
  readonly version: number;
}

interface ReportRow {
  company_id: number;
  id: string;
  number: number;
  author_id: number;
  author_username: string;
  author_name: string;
  status: ReportStatus;
  answers: Partial<Answers>;
  summary: string;
  severity: Severity;
  criticality: Criticality | null;
  appraiser_id: number | null;
  appraiser_name: string | null;
  case_id: string | null;
  comment_count: number;
  filed_at: Date;
  submitted_at: Date | null;
  version: number;
}

export interface NewReport {
  readonly answers: Answers;
  readonly summary: string;
  readonly severity: Severity;
}

/** Sent, not waited for: what it holds is known already, but for its id. */
export function insertReport(
  tx: Tx,
  newId: NewId,
  report: NewReport,
  status: NewState<ReportStatus>,
): Omit<ReportRecord, 'id' | 'number'> {
  const { companyId, userId, username, displayName } = tx.context.actor;
  if (userId === null) throw new Error('a report is written by somebody');
  const filedAt = new Date().toISOString();
  tx.send(sql`insert into reports (company_id, id, number, author_id, status, answers, summary, severity, filed_at)
    values (${companyId}, ${newId.id}, ${newId.number}, ${userId}, ${status}, ${JSON.stringify(report.answers)}::jsonb,
      ${report.summary}, ${report.severity}, ${filedAt})`);
  return {
    ...report,
    companyId,
    status,
    authorId: userId,
    author: { id: userId, username, displayName },
    criticality: null,
    appraiserId: null,
    appraiserName: null,
    caseId: null,
    commentCount: 0,
    filedAt,
    submittedAt: null,
    version: 1,
  };
}

export async function findReport(reader: Reader, companyId: number, id: string): Promise<ReportRecord | null> {
  const row = await reader.find<ReportRow>(selectReport(companyId, id));
  return row && toRecord(row);
}

export async function lockReport(tx: Tx, id: string): Promise<ReportRecord | null> {
  const row = await tx.find<ReportRow>(selectReport(tx.context.actor.companyId, id, sql`for update of r`));
  return row && toRecord(row);
}

async function getReport(reader: Reader, companyId: number, id: string): Promise<ReportRecord> {
  return toRecord(await reader.get<ReportRow>(selectReport(companyId, id)));
}

/** Everything of the record that can change goes in together, with the next version; a new state only from its table. */
export async function saveReport(tx: Tx, report: ReportRecord, status?: NewState<ReportStatus>): Promise<ReportRecord> {
  const isSent = !isPrivate(status ?? report.status);
  const moved = status ? sql`status = ${status},` : empty;
  tx.send(sql`update reports set ${moved} answers = ${JSON.stringify(report.answers)}::jsonb,
      summary = ${report.summary}, severity = ${report.severity}, criticality = ${report.criticality},
      appraiser_id = ${report.appraiserId}, appraiser_name = ${report.appraiserName}, case_id = ${report.caseId},
      filed_at = case when ${isSent} and submitted_at is null then clock_timestamp() else filed_at end,
      submitted_at = case when ${isSent} then coalesce(submitted_at, clock_timestamp()) end,
      version = version + 1
    where company_id = ${report.companyId} and id = ${report.id}`);
  return getReport(tx, report.companyId, report.id);
}

export interface DecisionRecord {
  readonly n: number;
  readonly decision: Decision;
  readonly comment: string;
  readonly criticality: Criticality | null;
  readonly leadWriterId: number | null;
  readonly leadWriter: Person | null;
  readonly decidedBy: Person;
  readonly decidedAt: string;
}

export type NewDecision = Pick<DecisionRecord, 'n' | 'decision' | 'comment' | 'criticality' | 'leadWriterId'>;

export async function insertDecision(tx: Tx, reportId: string, made: NewDecision): Promise<void> {
  const { companyId, userId } = tx.context.actor;
  await tx.query(sql`insert into report_decisions
      (company_id, report_id, n, decision, comment, criticality, lead_writer_id, decided_by)
    values (${companyId}, ${reportId}, ${made.n}, ${made.decision}, ${made.comment}, ${made.criticality},
      ${made.leadWriterId}, ${userId})`);
}

interface DecisionRow {
  report_id: string;
  n: number;
  decision: Decision;
  comment: string;
  criticality: Criticality | null;
  lead_writer_id: number | null;
  lead_writer_username: string | null;
  lead_writer_name: string | null;
  decided_by: number;
  decider_username: string;
  decider_name: string;
  decided_at: Date;
}

export async function listDecisions(reader: Reader, companyId: number, reportId: string): Promise<DecisionRecord[]> {
  return (await listDecisionsOf(reader, companyId, [reportId])).get(reportId) ?? [];
}

export async function listDecisionsOf(
  reader: Reader,
  companyId: number,
  reportIds: readonly string[],
): Promise<ReadonlyMap<string, DecisionRecord[]>> {
  const rows =
    await reader.query<DecisionRow>(sql`select d.report_id, d.n, d.decision, d.comment, d.criticality, d.lead_writer_id,
      l.username as lead_writer_username, l.first_name || ' ' || l.last_name as lead_writer_name, d.decided_by,
      v.username as decider_username, v.first_name || ' ' || v.last_name as decider_name, d.decided_at
    from report_decisions d join users v on v.company_id = d.company_id and v.id = d.decided_by
    left join users l on l.company_id = d.company_id and l.id = d.lead_writer_id
    where d.company_id = ${companyId} and d.report_id = any (${reportIds}::text[]) order by d.n`);
  const decisions = new Map(reportIds.map((id) => [id, [] as DecisionRecord[]]));
  for (const row of rows) decisions.get(row.report_id)?.push(toDecision(row));
  return decisions;
}

/** Of one company, in the order and from the place that `page` says. */
export async function listReportsAfter(reader: Reader, companyId: number, page: Sql): Promise<ReportRecord[]> {
  const rows = await reader.query<ReportRow>(selectReports(sql`r.company_id = ${companyId} ${page}`));
  return rows.map(toRecord);
}

export function findReports(reader: Reader, companyId: number, ids: readonly string[]): Promise<ReportRecord[]> {
  return listReportsAfter(reader, companyId, sql`and r.id = any (${ids}::text[])`);
}

function selectReport(companyId: number, id: string, lock: Sql = empty): Sql {
  return selectReports(sql`r.company_id = ${companyId} and r.id = ${id} ${lock}`);
}

function selectReports(condition: Sql): Sql {
  return sql`select r.company_id, r.id, r.number, r.author_id, u.username as author_username,
      u.first_name || ' ' || u.last_name as author_name, r.status, r.answers, r.summary, r.severity, r.criticality,
      r.appraiser_id, r.appraiser_name, r.case_id, r.comment_count, r.filed_at, r.submitted_at, r.version
    from reports r join users u on u.company_id = r.company_id and u.id = r.author_id
    where ${condition}`;
}

function toRecord(row: ReportRow): ReportRecord {
  return {
    companyId: row.company_id,
    id: row.id,
    number: row.number,
    authorId: row.author_id,
    author: { id: row.author_id, username: row.author_username, displayName: row.author_name },
    status: row.status,
    // A question that was added since the report was written is unanswered in it.
    answers: { ...emptyAnswers, ...row.answers },
    summary: row.summary,
    severity: row.severity,
    criticality: row.criticality,
    appraiserId: row.appraiser_id,
    appraiserName: row.appraiser_name,
    caseId: row.case_id,
    commentCount: row.comment_count,
    filedAt: row.filed_at.toISOString(),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    version: row.version,
  };
}

function toDecision(row: DecisionRow): DecisionRecord {
  const { lead_writer_id: id, lead_writer_username: username, lead_writer_name: displayName } = row;
  return {
    n: row.n,
    decision: row.decision,
    comment: row.comment,
    criticality: row.criticality,
    leadWriterId: id,
    leadWriter: id !== null && username !== null && displayName !== null ? { id, username, displayName } : null,
    decidedBy: { id: row.decided_by, username: row.decider_username, displayName: row.decider_name },
    decidedAt: row.decided_at.toISOString(),
  };
}

/** Of any status but a draft, which its author alone knows. */
export async function hasReports(reader: Reader, companyId: number): Promise<boolean> {
  const { found } = await reader.get<{ found: boolean }>(
    sql`select exists (select from reports where company_id = ${companyId} and status <> 'draft') as found`,
  );
  return found;
}

/** For modules above, which ask what became of a report. */
export const reportStates = sql`(select company_id, id, number, status, detection_reference from reports)`;
