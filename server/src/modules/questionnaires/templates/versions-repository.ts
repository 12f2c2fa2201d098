import type { OfferedTemplate } from '@vigie/domain/modules/questionnaires/filled/record';
import type { Template } from '@vigie/domain/modules/questionnaires/template/model';
import type { testFilling } from '@vigie/domain/modules/questionnaires/templates/contract';
import type * as z from 'zod/mini';
import { type Sql, sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';

export type TestFilling = z.infer<typeof testFilling>;

/** A published version, frozen for ever. */
export interface FrozenVersion {
  readonly templateId: string;
  readonly number: number;
  readonly title: string;
  readonly template: Template;
  readonly contentHash: string;
  readonly questions: number;
  readonly needsSignature: boolean;
  readonly publishedAt: Date;
}

const versions = sql`select v.template_id as "templateId", v.number, v.title, v.content as template,
    v.content_hash as "contentHash", v.questions, v.needs_signature as "needsSignature", v.published_at as "publishedAt"
  from template_versions v`;

const ofTemplate = (companyId: number, templateId: string): Sql =>
  sql`where v.company_id = ${companyId} and v.template_id = ${templateId}`;

export function findVersion(
  reader: Reader,
  companyId: number,
  templateId: string,
  number: number,
): Promise<FrozenVersion | null> {
  return reader.find<FrozenVersion>(sql`${versions} ${ofTemplate(companyId, templateId)} and v.number = ${number}`);
}

export async function findContentHash(
  reader: Reader,
  companyId: number,
  templateId: string,
  number: number,
): Promise<string | null> {
  const row = await reader.find<{ hash: string }>(sql`select v.content_hash as hash from template_versions v
    ${ofTemplate(companyId, templateId)} and v.number = ${number}`);
  return row?.hash ?? null;
}

/** Null before the first. */
export function latestVersion(reader: Reader, companyId: number, templateId: string): Promise<FrozenVersion | null> {
  return reader.find<FrozenVersion>(sql`${versions} ${ofTemplate(companyId, templateId)}
    order by v.number desc limit 1`);
}

/** Oldest first. */
export function listVersions(reader: Reader, companyId: number, templateId: string): Promise<FrozenVersion[]> {
  return reader.query<FrozenVersion>(sql`${versions} ${ofTemplate(companyId, templateId)} order by v.number`);
}

/** The last version of each template that is not retired, by title; of one template where one is named. */
export function listOffered(reader: Reader, companyId: number, templateId?: string): Promise<OfferedTemplate[]> {
  const only = templateId === undefined ? sql`true` : sql`t.id = ${templateId}`;
  return reader.query<OfferedTemplate>(sql`select t.id, v.title, v.explanation, v.number as version, v.questions,
      v.needs_signature as "needsSignature"
    from templates t join template_versions v on v.company_id = t.company_id and v.template_id = t.id
      and v.number = t.published_version
    where t.company_id = ${companyId} and t.status <> 'retired' and ${only} order by v.title collate "fr-x-icu", t.id`);
}

export interface PublishedRow {
  readonly number: number;
  readonly questions: number;
  readonly id: number;
  readonly who: string;
  readonly at: Date;
}

/** Who published each, oldest first, without what it holds. */
export function listPublished(reader: Reader, companyId: number, templateId: string): Promise<PublishedRow[]> {
  return reader.query<PublishedRow>(sql`select v.number, v.questions, v.published_by as id,
      u.first_name || ' ' || u.last_name as who, v.published_at as at
    from template_versions v join users u on u.company_id = v.company_id and u.id = v.published_by
    ${ofTemplate(companyId, templateId)} order by v.number`);
}

export async function findFillings(
  reader: Reader,
  companyId: number,
  templateId: string,
  number: number,
): Promise<TestFilling[]> {
  const row = await reader.find<{ fillings: TestFilling[] }>(sql`select v.fillings from template_versions v
    ${ofTemplate(companyId, templateId)} and v.number = ${number}`);
  return row?.fillings ?? [];
}

/** Freezes the draft as it stands, under the next number. */
export async function insertVersion(tx: Tx, templateId: string, fillings: readonly TestFilling[]): Promise<number> {
  const { companyId, userId } = tx.context.actor;
  const { number } = await tx.get<{
    number: number;
  }>(sql`insert into template_versions (company_id, template_id, number,
      title, explanation, content, content_hash, fillings, questions, needs_signature, published_by)
    select t.company_id, t.id, coalesce(t.published_version, 0) + 1, t.title, t.content ->> 'explanation', t.content,
      t.content_hash, ${JSON.stringify(fillings)}::jsonb, t.questions, t.needs_signature, ${userId}
    from templates t where t.company_id = ${companyId} and t.id = ${templateId} returning number`);
  return number;
}

export const versionId = (templateId: string, number: number) => `${templateId}.${number}`;

export interface TemplateOffer {
  readonly title: string;
  /** Null before the first version. */
  readonly version: number | null;
  readonly isRetired: boolean;
}

/** Whether a template can be filled, now or once it is published; null where there is none. */
export function findOffer(reader: Reader, companyId: number, templateId: string): Promise<TemplateOffer | null> {
  return reader.find<TemplateOffer>(sql`select t.title, t.published_version as version,
      t.status = 'retired' as "isRetired"
    from templates t where t.company_id = ${companyId} and t.id = ${templateId}`);
}

/** The first by title that can be filled; null where there is none. */
export async function findOfferedTemplate(reader: Reader, companyId: number): Promise<string | null> {
  const [first] = await listOffered(reader, companyId);
  return first?.id ?? null;
}

/** The same for several of them, by their number. */
export async function findOffers(
  reader: Reader,
  companyId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TemplateOffer>> {
  const rows = await reader.query<TemplateOffer & { readonly id: string }>(sql`select t.id, t.title,
      t.published_version as version, t.status = 'retired' as "isRetired"
    from templates t where t.company_id = ${companyId} and t.id = any (${ids}::text[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
