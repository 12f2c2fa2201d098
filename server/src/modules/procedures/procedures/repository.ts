import { sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';

const inForce = (column: string) =>
  `(select ${column} from procedure_epochs f left join procedure_versions v on v.company_id = f.company_id and v.id = f.version_id
    where f.company_id = e.company_id and f.procedure_id = e.id and f.begins_at <= now() order by f.begins_at desc limit 1)`;

/** What follows from other rows, of a row of procedures called `e`. What comes is there for those who may read it. */
export const derivedOfProcedure = {
  equipmentWords: `array_to_string(e.equipment, ' ')`,
  versionId: inForce('f.version_id'),
  versionNumber: inForce('v.version_number'),
  since: inForce('case when f.version_id is not null then f.begins_at end'),
  lastVersionId: `(select f.version_id from procedure_epochs f where f.company_id = e.company_id and f.procedure_id = e.id
    and f.version_id is not null order by f.begins_at desc limit 1)`,
  coming: `(select json_build_object('id', v.id, 'versionNumber', v.version_number, 'status', v.status, 'plannedFrom',
      to_char(v.planned_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from procedure_versions v where v.company_id = e.company_id and v.procedure_id = e.id
      and v.status in ('draft', 'in_review', 'in_approval', 'approved')
    order by v.status = 'draft', v.number desc limit 1)`,
};

const likeText = (text: unknown) =>
  `%${String(text)
    .trim()
    .replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
const today = sql`(now() at time zone 'UTC')::date`;
const dueConditions = {
  overdue: sql`e.review_due_on < ${today}`,
  soon: sql`e.review_due_on between ${today} and ${today} + 60`,
  later: sql`e.review_due_on > ${today} + 60`,
};

/** Conditions of the list, on a row called `e`. */
export const procedureFilters = {
  place: (text: unknown) => sql`e.department ilike ${likeText(text)}`,
  equipment: (text: unknown) => sql`array_to_string(e.equipment, ' ') ilike ${likeText(text)}`,
  due: (values: unknown) => {
    const wanted = values as readonly (keyof typeof dueConditions)[];
    return sql`e.status = 'active' and (${wanted.map((one) => dueConditions[one]).reduce((all, one) => sql`${all} or ${one}`)})`;
  },
};

export interface DueReview {
  readonly id: string;
  readonly dueOn: string;
}

/** Reviews that are due until a day. */
export function listDueReviews(reader: Reader, companyId: number, until: string): Promise<DueReview[]> {
  return reader.query<DueReview>(sql`select p.id, p.review_due_on as "dueOn" from procedures p
    where p.company_id = ${companyId} and p.status = 'active' and p.review_due_on <= ${until}::date
    order by p.review_due_on, p.number`);
}

/** False where the same was sent before. */
export async function insertReminder(tx: Tx, { id, dueOn }: DueReview, kind: string): Promise<boolean> {
  const row = await tx.find(sql`insert into procedure_reminders (company_id, procedure_id, due_on, kind)
    values (${tx.context.actor.companyId}, ${id}, ${dueOn}::date, ${kind}) on conflict do nothing returning 1`);
  return row !== null;
}

export async function wasReminded(reader: Reader, companyId: number, due: DueReview, kind: string): Promise<boolean> {
  const { wasSent } = await reader.get<{ wasSent: boolean }>(sql`select exists (select from procedure_reminders r
    where r.company_id = ${companyId} and r.procedure_id = ${due.id} and r.due_on = ${due.dueOn}::date
      and r.kind = ${kind}) as "wasSent"`);
  return wasSent;
}

/** Two procedures of other owners that are due for review first, while none was reviewed yet, for the demo to review. */
export function listUnjudged(reader: Reader, companyId: number, userId: number): Promise<{ id: string }[]> {
  return reader.query(sql`select p.id from procedures p where p.company_id = ${companyId} and p.status = 'active'
      and p.owner_id <> ${userId} and p.reviews = '[]'
      and not exists (select from procedures r where r.company_id = ${companyId} and r.reviews <> '[]')
    order by p.review_due_on, p.number limit 2`);
}
