import type { ReportContent } from '@vigie/domain/modules/audits/audits/report';
import { type Sql, sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';

export interface StoredReport {
  readonly auditId: string;
  readonly number: number;
  readonly content: ReportContent;
  readonly hash: string;
  readonly issuedAt: Date;
  readonly issuedBy: string;
}

const reports = sql`select r.audit_id as "auditId", r.number, r.content, r.hash, r.issued_at as "issuedAt",
    (select u.first_name || ' ' || u.last_name from users u where u.company_id = r.company_id and u.id = r.issued_by)
      as "issuedBy"
  from audit_reports r`;

/** The last first. */
export function listReports(reader: Reader, companyId: number, auditId: string): Promise<StoredReport[]> {
  return reader.query<StoredReport>(sql`${reports} where r.company_id = ${companyId} and r.audit_id = ${auditId}
    order by r.number desc`);
}

export function findReport(
  reader: Reader,
  companyId: number,
  auditId: string,
  number: number,
): Promise<StoredReport | null> {
  return reader.find<StoredReport>(sql`${reports} where r.company_id = ${companyId} and r.audit_id = ${auditId}
    and r.number = ${number}`);
}

export function listReportsAfter(reader: Reader, companyId: number, page: Sql): Promise<StoredReport[]> {
  return reader.query<StoredReport>(sql`${reports} where r.company_id = ${companyId} ${page}`);
}

/** Those of `AUD_0001/2` and its like. */
export function listReportsNamed(reader: Reader, companyId: number, ids: readonly string[]): Promise<StoredReport[]> {
  return reader.query<StoredReport>(sql`${reports} where r.company_id = ${companyId}
    and r.audit_id || '/' || r.number = any (${ids}::text[])`);
}

/** With the hash of what is stored, as the database makes it of its JSON. */
export async function insertReport(tx: Tx, content: ReportContent, hash: string, issuedAt: Date): Promise<string> {
  const { companyId, userId } = tx.context.actor;
  const row = await tx.get<{
    contentHash: string;
  }>(sql`insert into audit_reports (company_id, audit_id, number, content, hash, issued_at, issued_by)
    values (${companyId}, ${content.id}, ${content.number}, ${JSON.stringify(content)}::jsonb, ${hash}, ${issuedAt}, ${userId})
    returning hash_of_json(content) as "contentHash"`);
  return row.contentHash;
}
