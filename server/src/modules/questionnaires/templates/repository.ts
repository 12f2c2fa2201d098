import type { Kind } from '@vigie/domain/kernel/kinds';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { idWords, searchWords } from '@vigie/domain/kernel/search-words';
import { templateServiceMessages as m } from '@vigie/domain/modules/questionnaires/messages/templates';
import { bounds } from '@vigie/domain/modules/questionnaires/template/bounds';
import type { Template } from '@vigie/domain/modules/questionnaires/template/model';
import { questionPlaces } from '@vigie/domain/modules/questionnaires/template/places';
import type { TemplateStatus } from '@vigie/domain/modules/questionnaires/versions/workflow';
import { empty, type Sql, sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';
import { titledRecords } from '../../../platform/records/titled-records';
import { saveSearchWords } from '../../../platform/search/words';
import type { NewState } from '../../../platform/transition';

/** A template as it is stored. */
export interface TemplateRecord {
  readonly companyId: number;
  readonly id: string;
  readonly title: string;
  readonly status: TemplateStatus;
  readonly template: Template;
  readonly contentHash: string;
  readonly questions: number;
  readonly revision: number;
  readonly savedRevision: number;
  readonly savedHash: string;
  readonly needsSignature: boolean;
  readonly caseKinds: readonly Kind[];
  readonly publishedVersion: number | null;
  readonly filled: number;
  readonly comments: number;
  readonly createdBy: string;
  readonly createdById: number;
  readonly changedBy: string;
  readonly changedAt: Date;
  readonly version: number;
}

const selectedWith = (
  template: Sql,
) => sql`select t.company_id as "companyId", t.id, t.title, t.status, ${template} as template,
    t.content_hash as "contentHash", t.questions, t.revision, t.saved_revision as "savedRevision",
    t.saved_hash as "savedHash", t.needs_signature as "needsSignature", t.case_kinds as "caseKinds",
    t.published_version as "publishedVersion", filled_with(t.company_id, t.id) as filled, t.comment_count as comments,
    c.first_name || ' ' || c.last_name as "createdBy", t.created_by as "createdById",
    u.first_name || ' ' || u.last_name as "changedBy", t.changed_at as "changedAt", t.version
  from templates t
  join users c on c.company_id = t.company_id and c.id = t.created_by
  join users u on u.company_id = t.company_id and u.id = t.changed_by`;
const selected = selectedWith(sql`t.content`);

export function findTemplate(reader: Reader, companyId: number, id: string): Promise<TemplateRecord | null> {
  return reader.find<TemplateRecord>(sql`${selected} where t.company_id = ${companyId} and t.id = ${id}`);
}

/**
 * Locked alone and read after that: a row that was waited for is not joined anew with the user who has changed it
 * meanwhile, and would not be found.
 */
export async function lockTemplate(tx: Tx, id: string): Promise<TemplateRecord | null> {
  const { companyId } = tx.context.actor;
  tx.send(sql`select from templates where company_id = ${companyId} and id = ${id} for update`);
  return findTemplate(tx, companyId, id);
}

export async function findSavedContent(tx: Tx, id: string): Promise<Template> {
  const { saved } = await tx.get<{ saved: Template }>(sql`select saved_content as saved from templates
    where company_id = ${tx.context.actor.companyId} and id = ${id}`);
  return saved;
}

export async function insertTemplate(
  tx: Tx,
  { id, number, template }: { readonly id: string; readonly number: number; readonly template: Template },
  status: NewState<TemplateStatus>,
): Promise<TemplateRecord> {
  const { companyId, userId } = tx.context.actor;
  const content = writtenContent(template);
  await tx.query(sql`insert into templates (company_id, id, number, title, status, content, questions, revision,
      saved_revision, saved_content, created_by, changed_by)
    values (${companyId}, ${id}, ${number}, ${template.title}, ${status}, ${content}::jsonb,
      ${questionPlaces(template).size}, 1, 1, ${content}::jsonb, ${userId}, ${userId})`);
  return written(tx, id);
}

function writtenContent(template: Template): string {
  const content = JSON.stringify(template);
  const max = bounds.content;
  if (content.length > max) throw new Refusal('objection', { message: m.tooLarge, values: { max } });
  return content;
}

/** The next revision of the draft. */
export async function saveContent(tx: Tx, id: string, template: Template): Promise<TemplateRecord> {
  const content = sql`title = ${template.title}, content = ${writtenContent(template)}::jsonb,
    questions = ${questionPlaces(template).size}, revision = revision + 1,`;
  return update(tx, id, [content], template);
}

/** Cancel goes back to here from now on. */
export async function keepSaved(tx: Tx, id: string): Promise<TemplateRecord> {
  return update(tx, id, [sql`saved_content = content, saved_revision = revision,`]);
}

/** What was saved is the draft again, under a revision of its own. */
export async function restoreSaved(tx: Tx, id: string, saved: Template): Promise<TemplateRecord> {
  return update(tx, id, [
    sql`title = ${saved.title}, content = saved_content, questions = ${questionPlaces(saved).size},
      revision = revision + 1, saved_revision = revision + 1,`,
  ]);
}

export async function saveSettings(
  tx: Tx,
  id: string,
  { needsSignature, caseKinds }: Pick<TemplateRecord, 'needsSignature' | 'caseKinds'>,
): Promise<TemplateRecord> {
  return update(tx, id, [sql`needs_signature = ${needsSignature}, case_kinds = ${caseKinds}::text[],`]);
}

/** One more version for open pages of the record, where only what belongs to it has changed. */
export async function touch(tx: Tx, id: string): Promise<TemplateRecord> {
  return update(tx, id, []);
}

export async function saveStatus(
  tx: Tx,
  { id }: Pick<TemplateRecord, 'id'>,
  status: NewState<TemplateStatus>,
  published?: number,
): Promise<TemplateRecord> {
  const frozen =
    published === undefined
      ? empty
      : sql`published_version = ${published}, saved_content = content, saved_revision = revision,`;
  return update(tx, id, [sql`status = ${status},`, frozen]);
}

async function update(tx: Tx, id: string, assignments: readonly Sql[], template?: Template): Promise<TemplateRecord> {
  const { companyId, userId } = tx.context.actor;
  const [first = empty, second = empty] = assignments;
  tx.send(sql`update templates set ${first} ${second} changed_by = ${userId}, changed_at = now(), version = version + 1
    where company_id = ${companyId} and id = ${id}`);
  return written(tx, id, template);
}

/** A content that was just written is not read back: that of 2,000 questions is a megabyte. */
async function written(tx: Tx, id: string, template?: Template): Promise<TemplateRecord> {
  const { companyId } = tx.context.actor;
  const columns = template ? selectedWith(sql`null`) : selected;
  const read = await tx.get<TemplateRecord>(sql`${columns} where t.company_id = ${companyId} and t.id = ${id}`);
  const record = template ? { ...read, template } : read;
  const { title, explanation } = record.template;
  const words = [...new Set([...idWords(id), ...searchWords(`${title} ${explanation}`)])];
  saveSearchWords(tx, { record: 'template', recordId: id, words });
  return record;
}

export const titledTemplates = titledRecords({ record: 'template', table: 'templates', title: 'title' });
