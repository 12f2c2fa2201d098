import type { OutputOf, QueryOf } from '@vigie/domain/kernel/http/endpoint';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { exportSurvey } from '@vigie/domain/modules/questionnaires/exchange/survey-export';
import { exportTemplate, templateJsonSchema } from '@vigie/domain/modules/questionnaires/exchange/template-file';
import type { TemplateCheck, templateEndpoints } from '@vigie/domain/modules/questionnaires/templates/contract';
import type { PublishedVersion, TemplateDetail } from '@vigie/domain/modules/questionnaires/templates/record';
import { templateDraftWork } from '@vigie/domain/modules/questionnaires/versions/draft-work';
import { listDraftAuthors } from '../../../platform/audit/contributions';
import type { Context } from '../../../platform/context';
import type { Reader } from '../../../platform/database/tx';
import type { Platform } from '../../../platform/platform';
import { findShownSignatures } from '../../../platform/signatures/signatures';
import { checkRevision } from './checks';
import { listOpenConflicts } from './edits-repository';
import { findTemplate, type TemplateRecord } from './repository';
import { findFillings, findVersion, listPublished, versionId } from './versions-repository';

type Endpoints = typeof templateEndpoints;

export async function readTemplate(reader: Reader, { actor }: Context, id: string): Promise<TemplateRecord> {
  const found = await findTemplate(reader, actor.companyId, id);
  if (!found) throw new Refusal('not_found');
  return found;
}

export function getTemplate({ database }: Platform, context: Context, id: string): Promise<TemplateDetail> {
  return database.read(context, async (reader) => detailOf(reader, await readTemplate(reader, context, id)));
}

export async function detailOf(reader: Reader, record: TemplateRecord): Promise<TemplateDetail> {
  const { companyId, id } = record;
  const [conflicts, versions] = await Promise.all([
    listOpenConflicts(reader, companyId, id),
    versionsOf(reader, companyId, id),
  ]);
  return {
    id,
    status: record.status,
    template: record.template as TemplateDetail['template'],
    revision: record.revision,
    savedRevision: record.savedRevision,
    conflicts,
    versions,
    settings: { needsSignature: record.needsSignature, caseKinds: [...record.caseKinds] },
    filled: record.filled,
    comments: record.comments,
    createdBy: record.createdBy,
    changedBy: record.changedBy,
    changedAt: record.changedAt.toISOString(),
    version: record.version,
  };
}

async function versionsOf(reader: Reader, companyId: number, id: string): Promise<PublishedVersion[]> {
  const rows = await listPublished(reader, companyId, id);
  const ids = rows.map(({ number }) => versionId(id, number));
  const signatures = await findShownSignatures(reader, companyId, 'template_publication', ids);
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    signature: signatures.get(versionId(id, row.number)) ?? null,
  }));
}

export function getTemplateVersion(
  { database }: Platform,
  context: Context,
  id: string,
  number: number,
): Promise<OutputOf<Endpoints['getTemplateVersion']>> {
  const { companyId } = context.actor;
  return database.read(context, async (reader) => {
    const found = await findVersion(reader, companyId, id, number);
    if (!found) throw new Refusal('not_found');
    const [versions, fillings] = await Promise.all([
      versionsOf(reader, companyId, id),
      findFillings(reader, companyId, id, number),
    ]);
    const shown = versions.find((one) => one.number === number);
    if (!shown) throw new Refusal('not_found');
    return { ...shown, template: found.template as TemplateDetail['template'], fillings };
  });
}

export async function getTemplateCheck({ database }: Platform, context: Context, id: string): Promise<TemplateCheck> {
  const [record, authors] = await database.read(context, (reader) =>
    Promise.all([readTemplate(reader, context, id), authorsOf(reader, context, id)]),
  );
  return { revision: record.revision, authors, ...(await checkRevision(database, record, record.template)) };
}

/** Asked of the trail, from which no author can remove what they wrote. */
export function authorsOf(reader: Reader, { actor }: Context, id: string): Promise<number[]> {
  return listDraftAuthors(reader, actor.companyId, templateDraftWork, id);
}

export async function getTemplateFile(
  { database }: Platform,
  context: Context,
  id: string,
  { format, version }: QueryOf<Endpoints['exportTemplate']>,
): Promise<OutputOf<Endpoints['exportTemplate']>> {
  const template = await database.read(context, async (reader) => {
    if (version === undefined) return (await readTemplate(reader, context, id)).template;
    return (await findVersion(reader, context.actor.companyId, id, version))?.template;
  });
  if (!template) throw new Refusal('not_found');
  if (format === 'vigie') return { file: exportTemplate(template), losses: [] };
  const { survey, losses } = exportSurvey(template);
  return { file: survey, losses: losses.map(({ code, place, what }) => ({ code, place, what })) };
}

let schema: Record<string, unknown> | undefined;

export function getTemplateSchema(): Record<string, unknown> {
  schema ??= { ...templateJsonSchema() };
  return schema;
}

/** The fields of a template whose change its history records; its content as a whole by its hash. */
export function auditedFields(record: AuditedTemplate) {
  const { title, status, questions, contentHash, savedHash, needsSignature, caseKinds, publishedVersion } = record;
  return { title, status, questions, contentHash, savedHash, needsSignature, caseKinds, number: publishedVersion };
}

type AuditedTemplate = Pick<
  TemplateRecord,
  'title' | 'status' | 'questions' | 'contentHash' | 'savedHash' | 'needsSignature' | 'caseKinds' | 'publishedVersion'
>;
