import type { FlatFilling } from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import type { AnswerNames } from '@vigie/domain/modules/questionnaires/filled/audited-answers';
import type { QuestionnaireStatus } from '@vigie/domain/modules/questionnaires/filled/workflow';
import type { NewId } from '../../../platform/database/new-id';
import { empty, type Sql, sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';
import type { NewState } from '../../../platform/transition';

/** A row as it is stored; the version of its template stands elsewhere. */
export interface StoredQuestionnaire {
  readonly companyId: number;
  readonly id: string;
  readonly status: QuestionnaireStatus;
  readonly title: string;
  readonly templateId: string;
  readonly templateVersion: number;
  readonly needsSignature: boolean;
  readonly answers: FlatFilling;
  readonly filler: string;
  readonly fillerId: number;
  readonly caseId: string | null;
  readonly startedAt: Date;
  readonly submittedAt: Date | null;
  /** Null until it is submitted. */
  readonly points: number | null;
  readonly possible: number | null;
  readonly percent: number | null;
  readonly isFailed: boolean;
  readonly findings: number;
  readonly comments: number;
  readonly version: number;
}

const selected = sql`select q.company_id as "companyId", q.id, q.status, q.title, q.template_id as "templateId",
    q.template_version as "templateVersion", q.needs_signature as "needsSignature", q.answers,
    u.first_name || ' ' || u.last_name as filler, q.filler_id as "fillerId", q.case_id as "caseId",
    q.started_at as "startedAt", q.submitted_at as "submittedAt", q.points, q.possible, q.percent,
    q.is_failed as "isFailed", q.findings, q.comment_count as comments, q.version
  from questionnaires q join users u on u.company_id = q.company_id and u.id = q.filler_id`;

export type NewQuestionnaire = Pick<
  StoredQuestionnaire,
  'templateId' | 'templateVersion' | 'needsSignature' | 'title' | 'caseId'
>;

/** Sent, not waited for: what it holds is known already, but for its id. */
export function insertQuestionnaire(
  tx: Tx,
  newId: NewId,
  wanted: NewQuestionnaire,
  status: NewState<QuestionnaireStatus>,
): Omit<StoredQuestionnaire, 'id'> {
  const { companyId, userId, displayName } = tx.context.actor;
  if (userId === null) throw new Error('a questionnaire is filled by somebody');
  const startedAt = new Date();
  const { templateId, templateVersion, needsSignature, title, caseId } = wanted;
  tx.send(sql`insert into questionnaires (company_id, id, number, template_id, template_version, needs_signature, title,
      status, filler_id, case_id, started_at)
    values (${companyId}, ${newId.id}, ${newId.number}, ${templateId}, ${templateVersion}, ${needsSignature}, ${title},
      ${status}, ${userId}, ${caseId}, ${startedAt.toISOString()})`);
  return {
    ...wanted,
    companyId,
    status,
    answers: {},
    filler: displayName,
    fillerId: userId,
    startedAt,
    submittedAt: null,
    points: null,
    possible: null,
    percent: null,
    isFailed: false,
    findings: 0,
    comments: 0,
    version: 1,
  };
}

export function findQuestionnaire(reader: Reader, companyId: number, id: string): Promise<StoredQuestionnaire | null> {
  return reader.find<StoredQuestionnaire>(sql`${selected} where q.company_id = ${companyId} and q.id = ${id}`);
}

/** Until the end of the transaction, its user stays among the readers of its case. */
export function lockQuestionnaire(tx: Tx, id: string): Promise<StoredQuestionnaire | null> {
  return tx.find<StoredQuestionnaire>(sql`${selected}
    where q.company_id = ${tx.context.actor.companyId} and q.id = ${id} for update of q`);
}

/** Of one company, in the order and from the place that `page` says. */
export function listQuestionnairesAfter(reader: Reader, companyId: number, page: Sql): Promise<StoredQuestionnaire[]> {
  return reader.query<StoredQuestionnaire>(sql`${selected} where q.company_id = ${companyId} ${page}`);
}

export function findQuestionnaires(
  reader: Reader,
  companyId: number,
  ids: readonly string[],
): Promise<StoredQuestionnaire[]> {
  return listQuestionnairesAfter(reader, companyId, sql`and q.id = any (${ids}::text[])`);
}

/** Everything of the record that can change goes in together, with the next version; a new state only from its table. */
export function saveQuestionnaire(
  tx: Tx,
  { companyId, id, ...record }: StoredQuestionnaire,
  status?: NewState<QuestionnaireStatus>,
): void {
  const moved = status ? sql`status = ${status},` : empty;
  tx.send(sql`update questionnaires set ${moved} answers = ${JSON.stringify(record.answers)}::jsonb,
      submitted_at = ${record.submittedAt?.toISOString() ?? null}, points = ${record.points},
      possible = ${record.possible}, percent = ${record.percent}, is_failed = ${record.isFailed},
      findings = ${record.findings}, version = version + 1
    where company_id = ${companyId} and id = ${id}`);
}

/** Of whoever is or was in the company: an answer keeps its name when they leave. */
export async function listNames(
  reader: Reader,
  companyId: number,
  ids: readonly number[],
): Promise<AnswerNames['people']> {
  if (ids.length === 0) return new Map();
  const rows = await reader.query<{ id: number; name: string }>(sql`select id, first_name || ' ' || last_name as name
    from users where company_id = ${companyId} and id = any (${ids}::int[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** In the order in which they were begun. */
export async function listIdsOfTemplate(reader: Reader, companyId: number, templateId: string): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(sql`select id from questionnaires
    where company_id = ${companyId} and template_id = ${templateId} order by number limit 100`);
  return rows.map(({ id }) => id);
}

export interface HandedIn {
  readonly id: string;
  readonly percent: number | null;
  readonly isFailed: boolean;
  readonly submittedAt: Date;
}

/** What a person has handed in of a template since an instant, in its order. */
export function listHandedIn(
  reader: Reader,
  companyId: number,
  { fillerId, templateId, since }: { readonly fillerId: number; readonly templateId: string; readonly since: string },
): Promise<HandedIn[]> {
  return reader.query(sql`select q.id, q.percent, q.is_failed as "isFailed", q.submitted_at as "submittedAt"
    from questionnaires q where q.company_id = ${companyId} and q.filler_id = ${fillerId} and q.template_id = ${templateId}
      and q.status = 'submitted' and q.submitted_at >= ${since}::timestamptz order by q.submitted_at, q.number limit 100`);
}
