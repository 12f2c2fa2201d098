import { type Sql, sql } from '../../../platform/database/statement';
import type { Reader } from '../../../platform/database/tx';

/** What follows from other rows, of a row of audits called `e`. */
export const derivedOfAudit = {
  importWord: `'import_' || e.import_id`,
  where: `case when e.supplier <> '' then e.supplier else array_to_string(e.departments, ', ') end`,
  findings: `coalesce((select json_object_agg(g.grade, g.total) from (select f.grade, count(*)::integer as total from findings f
    where f.company_id = e.company_id and f.audit_id = e.id and f.status <> 'withdrawn' group by f.grade) as g), '{}')`,
  openAnswers: `(select count(*)::integer from findings f
    where f.company_id = e.company_id and f.audit_id = e.id and f.status = 'awaiting_response')`,
  lateAnswers: `(select count(*)::integer from findings f
    where f.company_id = e.company_id and f.audit_id = e.id and f.status = 'awaiting_response'
      and f.due_on < (now() at time zone 'UTC')::date)`,
};

const likeText = (text: unknown) =>
  `%${String(text)
    .trim()
    .replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`;

/** Brought from elsewhere or not; both where both are asked for. */
export const byOrigin = (isImported: Sql) => (values: unknown) => {
  const wanted = values as readonly string[];
  if (wanted.length > 1) return sql`true`;
  return wanted[0] === 'imported' ? isImported : sql`not ${isImported}`;
};

/** Conditions of the list of audits, on a row called `e`. */
export const auditFilters = {
  place: (text: unknown) => sql`(e.supplier ilike ${likeText(text)}
    or array_to_string(e.departments, ', ') ilike ${likeText(text)})`,
  origin: byOrigin(sql`e.is_imported`),
  from: (day: unknown) => sql`e.planned_until >= ${day as string}::date`,
  until: (day: unknown) => sql`e.planned_from <= ${day as string}::date`,
  programme: (id: unknown) => sql`e.programme_id = ${id as string}`,
  line: (id: unknown) => sql`e.line_id = ${id as string}::uuid`,
};

export interface FindingToJudge {
  readonly id: string;
  readonly status: string;
  readonly grade: string;
  readonly ownerId: number | null;
}

export function listFindingsOf(reader: Reader, companyId: number, auditId: string): Promise<FindingToJudge[]> {
  return reader.query(sql`select f.id, f.status, f.grade, f.owner_id as "ownerId" from findings f
    where f.company_id = ${companyId} and f.audit_id = ${auditId} order by f.number`);
}

export interface LeaseRow {
  readonly id: string;
  readonly auditId: string;
  readonly userId: number;
  readonly who: string;
  readonly device: string;
  readonly since: Date;
  readonly endedAt: Date | null;
}

const leases = sql`select l.id, l.audit_id as "auditId", l.user_id as "userId",
    (select u.first_name || ' ' || u.last_name from users u where u.company_id = l.company_id and u.id = l.user_id) as who,
    l.device, l.since, l.ended_at as "endedAt"
  from audit_leases l`;

/** The phones that hold an audit, the longest first. */
export function listLeases(reader: Reader, companyId: number, auditId: string): Promise<LeaseRow[]> {
  return reader.query<LeaseRow>(sql`${leases} where l.company_id = ${companyId} and l.audit_id = ${auditId}
    and l.ended_at is null order by l.since, l.id`);
}

export function findLease(reader: Reader, companyId: number, id: string): Promise<LeaseRow | null> {
  return reader.find<LeaseRow>(sql`${leases} where l.company_id = ${companyId} and l.id = ${id}::uuid`);
}

/** Held for longer than a day, whose holder was not reminded of it yet. */
export function listForgottenLeases(reader: Reader, companyId: number, before: Date): Promise<LeaseRow[]> {
  return reader.query<LeaseRow>(sql`${leases} where l.company_id = ${companyId} and l.ended_at is null
    and l.reminded_at is null and l.since < ${before} order by l.since limit 200`);
}
