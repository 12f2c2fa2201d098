import { empty, sql } from '../../platform/database/statement';
import type { Reader } from '../../platform/database/tx';

interface CountedSpan {
  readonly from: string;
  readonly to: string;
  readonly site?: string | undefined;
}

const today = sql`(now() at time zone 'UTC')::date`;

/** Audits that were to end on these days and how many had, and how many were reported then; of what the reader may see. */
export function countAudits(reader: Reader, companyId: number, { from, to, site }: CountedSpan) {
  const there = site ? sql`and a.site = ${site}` : empty;
  return reader.get<{ auditsDue: number; auditsOnTime: number; reports: number }>(sql`select
      (select count(*)::int from audits a where a.company_id = ${companyId} ${there} and a.status <> 'cancelled' and not a.is_imported
        and a.planned_until between ${from}::date and least(${to}::date, ${today} - 1)) as "auditsDue",
      (select count(*)::int from audits a where a.company_id = ${companyId} ${there} and a.status <> 'cancelled' and not a.is_imported
        and a.planned_until between ${from}::date and least(${to}::date, ${today} - 1)
        and (a.finished_at at time zone 'UTC')::date <= a.planned_until) as "auditsOnTime",
      (select count(*)::int from audits a where a.company_id = ${companyId} ${there}
        and a.issued_at >= ${from}::date::timestamp at time zone 'UTC'
        and a.issued_at < (${to}::date + 1)::timestamp at time zone 'UTC') as reports`);
}

/** Findings that were issued on these days, repeats among them, and how long those took that were answered then. */
export function countFindings(reader: Reader, companyId: number, { from, to, site }: CountedSpan) {
  const there = site ? sql`and f.site = ${site}` : empty;
  return reader.get<{ findings: number; repeats: number; answers: number; daysToAnswer: number | null }>(sql`
    select issued.*, answered.* from (
      select count(*)::int as findings, count(f.repeat_of)::int as repeats from findings f
      where f.company_id = ${companyId} ${there} and f.status <> 'withdrawn' and f.import_id is null
        and f.issued_on between ${from}::date and ${to}::date) as issued, (
      select count(*)::int as answers, (percentile_disc(0.5) within group (
          order by (f.responded_at at time zone 'UTC')::date - f.issued_on))::int as "daysToAnswer"
      from findings f where f.company_id = ${companyId} ${there} and f.status <> 'withdrawn'
        and f.responded_at >= ${from}::date::timestamp at time zone 'UTC'
        and f.responded_at < (${to}::date + 1)::timestamp at time zone 'UTC') as answered`);
}
