import { sql } from '../../../platform/database/statement';
import type { Reader } from '../../../platform/database/tx';

/** What follows from other rows, of a row of copies called `e`. */
export const derivedOfCopy = {
  label: `(select e.procedure_id || '-v' || v.version_number || '-C' || lpad(e.copy_number::text, 2, '0')
    from procedure_versions v where v.company_id = e.company_id and v.id = e.version_id)`,
  code: '(select p.code from procedures p where p.company_id = e.company_id and p.id = e.procedure_id)',
  title: '(select p.title from procedures p where p.company_id = e.company_id and p.id = e.procedure_id)',
};

const likeText = (text: unknown) =>
  `%${String(text)
    .trim()
    .replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`;

/** Conditions of the list, on a row called `e`. */
export const copyFilters = {
  procedure: (id: unknown) => sql`e.procedure_id = ${id as string}`,
  place: (text: unknown) => sql`e.place ilike ${likeText(text)}`,
};

export async function findLastCopyNumber(reader: Reader, companyId: number, versionId: string): Promise<number> {
  const row = await reader.get<{ last: number }>(sql`select coalesce(max(copy_number), 0)::integer as last
    from procedure_copies where company_id = ${companyId} and version_id = ${versionId}`);
  return row.last;
}

/** Copies of a version that are out, those for information apart: their day ends by itself. */
export function listIssued(reader: Reader, companyId: number, versionId: string): Promise<{ id: string }[]> {
  return reader.query(sql`select c.id from procedure_copies c where c.company_id = ${companyId}
    and c.version_id = ${versionId} and c.status = 'issued' and c.use = 'controlled' order by c.number`);
}

export function listExpired(reader: Reader, companyId: number, now: string): Promise<{ id: string }[]> {
  return reader.query(sql`select c.id from procedure_copies c where c.company_id = ${companyId}
    and c.status = 'issued' and c.valid_until <= ${now}::timestamptz order by c.valid_until, c.number limit 500`);
}

export interface CheckedCopy {
  readonly code: string;
  readonly versionId: string;
  readonly procedureId: string;
  readonly versionNumber: number;
  readonly status: string;
  readonly validUntil: Date | null;
  readonly recalledAt: Date | null;
}

export function findByToken(reader: Reader, companyId: number, token: string): Promise<CheckedCopy | null> {
  return reader.find(sql`select p.code, c.version_id as "versionId", c.procedure_id as "procedureId",
      v.version_number as "versionNumber", c.status, c.valid_until as "validUntil", c.recalled_at as "recalledAt"
    from procedure_copies c
    join procedures p on p.company_id = c.company_id and p.id = c.procedure_id
    join procedure_versions v on v.company_id = c.company_id and v.id = c.version_id
    where c.company_id = ${companyId} and c.token = ${token}`);
}

export function listIdsOf(reader: Reader, companyId: number, procedureId: string): Promise<{ id: string }[]> {
  return reader.query(sql`select c.id from procedure_copies c
    where c.company_id = ${companyId} and c.procedure_id = ${procedureId} order by c.number`);
}

/** Who holds a copy of a procedure that is out. */
export async function listHolders(reader: Reader, companyId: number, procedureId: string): Promise<number[]> {
  const rows = await reader.query<{ id: number }>(sql`select distinct c.holder_id as id from procedure_copies c
    where c.company_id = ${companyId} and c.procedure_id = ${procedureId} and c.status in ('issued', 'to_collect')`);
  return rows.map(({ id }) => id);
}

/** A few that wait to be given back, for the demo to end while it has ended none. */
export function listToCollect(reader: Reader, companyId: number): Promise<{ id: string }[]> {
  return reader.query(sql`select c.id from procedure_copies c where c.company_id = ${companyId}
    and c.status = 'to_collect' and not exists (select from procedure_copies d where d.company_id = ${companyId}
      and d.status in ('collected', 'lost')) order by c.number limit 4`);
}
