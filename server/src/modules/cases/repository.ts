import { searchWords } from '@vigie/domain/kernel/search-words';
import type { CaseStatus, SimilarCase } from '@vigie/domain/modules/cases/contract';
import type { Definition } from '@vigie/domain/modules/cases/definition';
import type { Criticality } from '@vigie/domain/modules/cases/due-date';
import type { Kind } from '@vigie/domain/modules/cases/kinds';
import { sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

export interface NewCase {
  readonly id: string;
  readonly number: number;
  readonly kind: Kind;
  readonly title: string;
  readonly criticality: Criticality;
  readonly ownerId: number;
  readonly detectionDate: string;
  readonly dueDate: string;
  readonly definition: Definition;
  readonly reportId: string;
  readonly reporterId: number;
}

export interface CaseRow {
  id: string;
  kind: Kind;
  status: CaseStatus;
  title: string;
  criticality: Criticality;
  owner_id: number;
  owner_username: string;
  owner_name: string;
  detection_date: string;
  due_date: string;
  definition: Definition;
  report_id: string;
  reporter_id: number;
  reporter_username: string;
  reporter_name: string;
  created_at: Date;
  version: number;
}

export async function insertCase(tx: Tx, opened: NewCase): Promise<void> {
  await tx.query(sql`insert into cases (company_id, id, number, kind, status, title, criticality, owner_id,
      detection_date, due_date, definition, report_id, reporter_id)
    values (${tx.context.actor.companyId}, ${opened.id}, ${opened.number}, ${opened.kind}, 'in_progress',
      ${opened.title}, ${opened.criticality}, ${opened.ownerId}, ${opened.detectionDate}, ${opened.dueDate},
      ${JSON.stringify(opened.definition)}::jsonb, ${opened.reportId}, ${opened.reporterId})`);
}

export function findCase(reader: Reader, companyId: number, id: string): Promise<CaseRow | null> {
  return reader.find<CaseRow>(sql`select c.id, c.kind, c.status, c.title, c.criticality, c.owner_id,
      u.username as owner_username, u.first_name || ' ' || u.last_name as owner_name, c.detection_date, c.due_date,
      c.definition, c.report_id, c.reporter_id, w.username as reporter_username,
      w.first_name || ' ' || w.last_name as reporter_name, c.created_at, c.version
    from cases c join users u on u.company_id = c.company_id and u.id = c.owner_id
    join users w on w.company_id = c.company_id and w.id = c.reporter_id
    where c.company_id = ${companyId} and c.id = ${id}`);
}

const mostAsked = 12;
const shortestWord = 4;
const mostAnswered = 3;

/** Open cases that share at least two telling words with the text, those that share most first. */
export async function listSimilar(reader: Reader, companyId: number, text: string): Promise<SimilarCase[]> {
  const asked = searchWords(text)
    .filter((word) => word.length >= shortestWord)
    .slice(0, mostAsked);
  if (asked.length < 2) return [];
  const rows = await reader.query<{
    id: string;
    kind: Kind;
    title: string;
    status: CaseStatus;
    detection_date: string;
  }>(sql`select c.id, c.kind, c.title, c.status, c.detection_date from (
      select record_id, count(*) as shared from search_words
      where company_id = ${companyId} and record = 'case' and word = any (${asked}::text[])
      group by record_id having count(*) >= 2
    ) as found join cases c on c.company_id = ${companyId} and c.id = found.record_id
    where c.status in ('in_progress', 'ready_for_qa')
    order by found.shared desc, c.created_at desc limit ${mostAnswered}`);
  return rows.map(({ detection_date: detectionDate, ...row }) => ({ ...row, detectionDate }));
}
