import type { ProgrammeLine } from '@vigie/domain/modules/audits/programmes/line';
import type { Sql } from '../../../platform/database/statement';
import { sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';

/** The lines of a revision; title and days are there once it was approved. */
export interface RevisionRow {
  readonly id: string;
  readonly programmeId: string;
  readonly revision: number;
  readonly lines: readonly ProgrammeLine[];
  readonly linesHash: string;
  readonly title: string | null;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
}

export interface ApprovedRevision extends RevisionRow {
  readonly title: string;
  readonly validFrom: string;
  readonly validUntil: string;
}

const revisions = sql`select r.id, r.programme_id as "programmeId", r.revision, r.lines, r.lines_hash as "linesHash", r.title,
    r.valid_from as "validFrom", r.valid_until as "validUntil"
  from audit_programme_revisions r`;

export function findRevision(
  reader: Reader,
  companyId: number,
  programmeId: string,
  revision: number,
): Promise<RevisionRow | null> {
  return reader.find(sql`${revisions} where r.company_id = ${companyId} and r.programme_id = ${programmeId}
    and r.revision = ${revision}`);
}

export interface RevisionSummary {
  readonly revision: number;
  readonly isApproved: boolean;
  readonly lineCount: number;
}

/** The newest first. */
export function listRevisions(reader: Reader, companyId: number, programmeId: string): Promise<RevisionSummary[]> {
  return reader.query(sql`select r.revision, r.approved_at is not null as "isApproved",
      jsonb_array_length(r.lines) as "lineCount"
    from audit_programme_revisions r where r.company_id = ${companyId} and r.programme_id = ${programmeId}
    order by r.revision desc limit 100`);
}

/** What programmes plan by now: their approved revisions, until they end. */
export function listInForce(reader: Reader, companyId: number): Promise<ApprovedRevision[]> {
  return reader.query(sql`${revisions} join audit_programmes p
      on p.company_id = r.company_id and p.id = r.programme_id and p.approved_revision = r.revision
    where r.company_id = ${companyId} and p.approved_revision is not null and p.status <> 'ended' order by p.number`);
}

export async function listProgrammesInForce(reader: Reader, companyId: number): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(sql`select id from audit_programmes where company_id = ${companyId}
    and approved_revision is not null and status <> 'ended' order by id`);
  return rows.map(({ id }) => id);
}

export interface HashedLines {
  readonly linesHash: string;
}

export function addRevision(
  tx: Tx,
  programmeId: string,
  revision: number,
  lines: readonly ProgrammeLine[],
): Promise<HashedLines> {
  return tx.get(sql`insert into audit_programme_revisions (company_id, programme_id, revision, lines)
    values (${tx.context.actor.companyId}, ${programmeId}, ${revision}, ${JSON.stringify(lines)}::jsonb)
    returning lines_hash as "linesHash"`);
}

export function saveLines(
  tx: Tx,
  programmeId: string,
  revision: number,
  lines: readonly ProgrammeLine[],
): Promise<HashedLines> {
  return tx.get(sql`update audit_programme_revisions set lines = ${JSON.stringify(lines)}::jsonb
    where company_id = ${tx.context.actor.companyId} and programme_id = ${programmeId} and revision = ${revision}
    returning lines_hash as "linesHash"`);
}

interface Approved {
  readonly id: string;
  readonly revision: number;
  readonly title: string;
  readonly validFrom: string;
  readonly validUntil: string;
}

/** From now on it never changes. */
export function freezeRevision(tx: Tx, { id, revision, title, validFrom, validUntil }: Approved): void {
  const { companyId, userId } = tx.context.actor;
  tx.send(sql`update audit_programme_revisions set title = ${title}, valid_from = ${validFrom}::date,
      valid_until = ${validUntil}::date, approved_by = ${userId}, approved_at = now()
    where company_id = ${companyId} and programme_id = ${id} and revision = ${revision}`);
}

/** What lines are hashed by before they are stored: those of a programme that has just begun. */
export async function hashOf(reader: Reader, lines: readonly ProgrammeLine[]): Promise<string> {
  const row = await reader.get<{ hash: string }>(sql`select hash_of_json(${JSON.stringify(lines)}::jsonb) as hash`);
  return row.hash;
}

export interface MadeAudit {
  readonly auditId: string;
  readonly lineId: string;
  readonly k: number;
  readonly status: string;
}

/** Every audit that was made of the programme, also of lines that it has no longer. */
export function listMadeAudits(reader: Reader, companyId: number, programmeId: string): Promise<MadeAudit[]> {
  return reader.query(sql`select a.id as "auditId", a.line_id as "lineId", a.occurrence as k, a.status from audits a
    where a.company_id = ${companyId} and a.programme_id = ${programmeId} and a.line_id is not null order by a.number`);
}

/** For `verify`, and for what signatures on them cover: approved revisions, their lines hashed anew. */
export function listApprovedAfter(reader: Reader, companyId: number, page: Sql): Promise<ApprovedRevision[]> {
  return reader.query(sql`select r.id, r.programme_id as "programmeId", r.revision, '[]'::jsonb as lines,
      hash_of_json(r.lines) as "linesHash", r.title, r.valid_from as "validFrom", r.valid_until as "validUntil"
    from audit_programme_revisions r where r.company_id = ${companyId} and r.approved_at is not null ${page}`);
}

export function listApprovedByIds(
  reader: Reader,
  companyId: number,
  ids: readonly string[],
): Promise<ApprovedRevision[]> {
  return listApprovedAfter(reader, companyId, sql`and r.id = any (${ids}::text[])`);
}
