import { pageSize } from '@vigie/domain/kernel/listing';
import type { FlatFilling } from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import { type Sql, sql } from '../../../platform/database/statement';
import type { Reader } from '../../../platform/database/tx';

/** A questionnaire that was submitted, with what was answered. */
export interface SubmittedRow {
  readonly id: string;
  readonly templateVersion: number;
  readonly filler: string;
  readonly submittedAt: Date;
  readonly percent: number | null;
  readonly isFailed: boolean;
  readonly answers: FlatFilling;
}

const submitted = (companyId: number, templateId: string): Sql =>
  sql`q.company_id = ${companyId} and q.template_id = ${templateId} and q.status = 'submitted'`;
const newestFirst = sql`order by q.submitted_at desc, q.number desc`;
const selected = sql`select q.id, q.template_version as "templateVersion", u.first_name || ' ' || u.last_name as filler,
    q.submitted_at as "submittedAt", q.percent, q.is_failed as "isFailed", q.answers
  from questionnaires q join users u on u.company_id = q.company_id and u.id = q.filler_id`;

/** What it is called, and the number of the last version; null where there is no such template. */
export function findPublished(
  reader: Reader,
  companyId: number,
  templateId: string,
): Promise<{ title: string; last: number | null } | null> {
  return reader.find(sql`select title, published_version as last from templates
    where company_id = ${companyId} and id = ${templateId}`);
}

export async function countSubmitted(reader: Reader, companyId: number, templateId: string): Promise<number> {
  const row = await reader.get<{ total: number }>(sql`select count(*) as total from questionnaires q
    where ${submitted(companyId, templateId)}`);
  return row.total;
}

export function listSubmittedPage(
  reader: Reader,
  companyId: number,
  templateId: string,
  page: number,
): Promise<SubmittedRow[]> {
  return reader.query<SubmittedRow>(sql`${selected} where ${submitted(companyId, templateId)} ${newestFirst}
    limit ${pageSize} offset ${(page - 1) * pageSize}`);
}

export function listNewestAnswers(
  reader: Reader,
  companyId: number,
  templateId: string,
  limit: number,
): Promise<Pick<SubmittedRow, 'templateVersion' | 'answers'>[]> {
  return reader.query(sql`select q.template_version as "templateVersion", q.answers from questionnaires q
    where ${submitted(companyId, templateId)} ${newestFirst} limit ${limit}`);
}

/** Which ones, newest first: an export then reads them in bounded steps. */
export async function listSubmittedIds(
  reader: Reader,
  companyId: number,
  templateId: string,
  limit: number,
): Promise<string[]> {
  const { ids } = await reader.get<{ ids: string }>(sql`select array_to_string(array(select q.id from questionnaires q
    where ${submitted(companyId, templateId)} ${newestFirst} limit ${limit}), ' ') as ids`);
  return ids ? ids.split(' ') : [];
}

export function findSubmitted(reader: Reader, companyId: number, ids: readonly string[]): Promise<SubmittedRow[]> {
  return reader.query<SubmittedRow>(sql`${selected}
    join unnest(${ids}::text[]) with ordinality as wanted (id, place) on wanted.id collate "C" = q.id
    where q.company_id = ${companyId} and q.status = 'submitted' order by wanted.place`);
}
