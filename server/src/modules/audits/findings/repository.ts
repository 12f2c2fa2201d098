import { sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';
import type { NamedRecord, RecordTitle } from '../../../platform/records/record-kinds';
import { actionsByOrigin } from '../../actions/public';
import { caseStates, casesByReport } from '../../cases/public';
import { reportStates } from '../../reports/public';
import { byOrigin } from '../audits/repository';

const ofAudit = (column: string) =>
  `(select ${column} from audits a where a.company_id = e.company_id and a.id = e.audit_id)`;

/** What follows from other rows, of a row of findings called `e`. */
export const derivedOfFinding = {
  isImported: 'e.import_id is not null',
  importWord: `'import_' || e.import_id`,
  title: 'e.title',
  site: 'e.site',
  auditTitle: ofAudit('a.title'),
  leadId: ofAudit('a.lead_id'),
  auditors: ofAudit('a.auditors'),
  auditees: ofAudit('a.auditees'),
  gradeLabel: ofAudit(`(select json_build_object('fr', g.value ->> 'fr', 'en', g.value ->> 'en')
    from jsonb_array_elements(a.grades) as g where g.value ->> 'key' = e.grade limit 1)`),
};

const likeText = (text: unknown) =>
  `%${String(text)
    .trim()
    .replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
const today = sql`(now() at time zone 'UTC')::date`;
const isOpen = sql`e.status in ('awaiting_response', 'responded')`;

const dueConditions = {
  overdue: sql`${isOpen} and e.due_on < ${today}`,
  week: sql`${isOpen} and e.due_on between ${today} and ${today} + 7`,
  later: sql`${isOpen} and e.due_on > ${today} + 7`,
  undated: sql`e.due_on is null`,
};

/** Conditions of the list of findings, on a row called `e`. */
export const findingFilters = {
  repeat: (values: unknown) => {
    const wanted = values as readonly string[];
    if (wanted.length > 1) return sql`true`;
    return wanted[0] === 'repeat' ? sql`e.repeat_of is not null` : sql`e.repeat_of is null`;
  },
  due: (values: unknown) => {
    const wanted = values as readonly (keyof typeof dueConditions)[];
    return sql`(${wanted.map((one) => dueConditions[one]).reduce((all, one) => sql`${all} or ${one}`)})`;
  },
  place: (text: unknown) => sql`e.department ilike ${likeText(text)}`,
  clause: (text: unknown) => sql`e.clause ilike ${likeText(text)}`,
  origin: byOrigin(sql`(e.import_id is not null)`),
  from: (day: unknown) => sql`e.issued_on >= ${day as string}::date`,
  until: (day: unknown) => sql`e.issued_on <= ${day as string}::date`,
  audit: (id: unknown) => sql`e.audit_id = ${id as string}`,
  judge: () => sql`e.status = 'responded' and not current_reader() = any (e.answerer_ids)
    and (current_roles() @> array['qa'] or exists (select from audits a
      where a.company_id = e.company_id and a.id = e.audit_id and a.lead_id = current_reader()))`,
};

const mostRelated = 20;

/** Findings that a record is a measure of, or that a report names as what it was detected by; a case stands for its report, too. */
export function listFindingsOf(reader: Reader, companyId: number, { kind, id }: NamedRecord): Promise<RecordTitle[]> {
  const report =
    kind === 'case'
      ? sql`(select c.report_id from ${casesByReport} c
    where c.company_id = ${companyId} and c.id = ${id})`
      : sql`${kind === 'report' ? id : null}::text`;
  return reader.query<RecordTitle>(sql`select f.id, f.title from findings f
    where f.company_id = ${companyId} and f.status <> 'withdrawn' and f.id in (
      select m.finding_id from finding_measures m where m.company_id = ${companyId} and m.measure_id in (${id}, ${report})
      union all select r.detection_reference from ${reportStates} r where r.company_id = ${companyId} and r.id = ${report})
    order by f.number limit ${mostRelated}`);
}

export function listDraftIds(reader: Reader, companyId: number, auditId: string): Promise<{ id: string }[]> {
  return reader.query(sql`select f.id from findings f
    where f.company_id = ${companyId} and f.audit_id = ${auditId} and f.status = 'draft' order by f.number`);
}

/** Issued or drafted, but for what was withdrawn: what a report says. */
export function listReportedIds(reader: Reader, companyId: number, auditId: string): Promise<{ id: string }[]> {
  return reader.query(sql`select f.id from findings f
    where f.company_id = ${companyId} and f.audit_id = ${auditId} and f.status <> 'withdrawn' order by f.number`);
}

export interface SimilarRow {
  readonly id: string;
  readonly auditId: string;
  readonly statement: string;
  readonly clause: string;
  readonly grade: string;
  readonly department: string;
  readonly status: string;
  readonly issuedOn: string | null;
  readonly isImported: boolean;
}

/** Issued findings that have most of these words, found by the words of records; the last of those that are as alike first. */
export function listWithNumbers(
  reader: Reader,
  companyId: number,
  numbers: readonly number[],
  auditId: string,
): Promise<SimilarRow[]> {
  return reader.query<SimilarRow>(sql`select f.id, f.audit_id as "auditId", f.statement, f.clause, f.grade, f.department,
      f.status, f.issued_on as "issuedOn", f.import_id is not null as "isImported"
    from findings f where f.company_id = ${companyId} and f.number = any (${numbers}::int[]) and f.audit_id <> ${auditId}
      and f.issued_on is not null and f.status <> 'withdrawn'`);
}

/** Accepted findings whose measures have all ended. A report that was approved has ended with its case. */
export function listConcluded(
  reader: Reader,
  companyId: number,
  limit: number,
  only: string | null = null,
): Promise<{ id: string }[]> {
  return reader.query(sql`select f.id from findings f
    where f.company_id = ${companyId} and f.status = 'accepted' and (${only}::text is null or f.id = ${only})
      and not exists (select from unnest(f.measures) as m (id)
        left join ${actionsByOrigin} a on a.company_id = f.company_id and a.id = m.id
        left join ${reportStates} r on r.company_id = f.company_id and r.id = m.id
        left join ${casesByReport} rc on rc.company_id = f.company_id and rc.report_id = m.id
        left join ${caseStates} c on c.company_id = f.company_id and c.id = m.id
        where not (coalesce(a.status in ('completed', 'cancelled'), false)
          or coalesce(r.status in ('rejected', 'discarded'), false)
          or coalesce(rc.status in ('closed', 'void'), false)
          or coalesce(c.status in ('closed', 'void'), false)))
    order by f.id limit ${limit}`);
}

/** Which of these records have ended. */
export async function listEnded(
  reader: Reader,
  companyId: number,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await reader.query<{ id: string }>(sql`select m.id from unnest(${ids}::text[]) as m (id)
    left join ${actionsByOrigin} a on a.company_id = ${companyId} and a.id = m.id
    left join ${reportStates} r on r.company_id = ${companyId} and r.id = m.id
    left join ${casesByReport} rc on rc.company_id = ${companyId} and rc.report_id = m.id
    left join ${caseStates} c on c.company_id = ${companyId} and c.id = m.id
    where a.status in ('completed', 'cancelled') or r.status in ('rejected', 'discarded')
      or rc.status in ('closed', 'void') or c.status in ('closed', 'void')`);
  return new Set(rows.map(({ id }) => id));
}

export interface DueFinding {
  readonly id: string;
  readonly dueOn: string;
}

/** Answers that are due until a day. */
export function listDue(reader: Reader, companyId: number, until: string): Promise<DueFinding[]> {
  return reader.query<DueFinding>(sql`select f.id, f.due_on as "dueOn" from findings f
    where f.company_id = ${companyId} and f.status = 'awaiting_response' and f.due_on <= ${until}::date
    order by f.due_on, f.number`);
}

/** False where the same was sent before. */
export async function insertReminder(tx: Tx, findingId: string, dueOn: string, kind: string): Promise<boolean> {
  const row = await tx.find(sql`insert into finding_reminders (company_id, finding_id, due_on, kind)
    values (${tx.context.actor.companyId}, ${findingId}, ${dueOn}::date, ${kind}) on conflict do nothing returning 1`);
  return row !== null;
}

export async function wasReminded(
  reader: Reader,
  companyId: number,
  { id, dueOn }: DueFinding,
  kind: string,
): Promise<boolean> {
  const { wasSent } = await reader.get<{ wasSent: boolean }>(sql`select exists (select from finding_reminders r
    where r.company_id = ${companyId} and r.finding_id = ${id} and r.due_on = ${dueOn}::date and r.kind = ${kind}) as "wasSent"`);
  return wasSent;
}
