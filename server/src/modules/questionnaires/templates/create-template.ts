import { randomUUID } from 'node:crypto';
import type { BodyOf, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { invalidField } from '@vigie/domain/kernel/refusal';
import { creation } from '@vigie/domain/kernel/trail/audit-event';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import { templateServiceMessages as m } from '@vigie/domain/modules/questionnaires/messages/templates';
import { copyTemplate } from '@vigie/domain/modules/questionnaires/template/copy';
import { newPage, newSection, type Template } from '@vigie/domain/modules/questionnaires/template/model';
import type { templateEndpoints } from '@vigie/domain/modules/questionnaires/templates/contract';
import type { TemplateDetail } from '@vigie/domain/modules/questionnaires/templates/record';
import { templateWorkflow } from '@vigie/domain/modules/questionnaires/versions/workflow';
import type { Context } from '../../../platform/context';
import { nextNumber, numbered } from '../../../platform/database/numbers';
import type { Tx } from '../../../platform/database/tx';
import { JobThread } from '../../../platform/jobs/job-thread';
import { askerOf } from '../../../platform/jobs/queue';
import { publishRecordChanged } from '../../../platform/live/bus';
import type { Platform } from '../../../platform/platform';
import { initialState } from '../../../platform/transition';
import { findTemplate, insertTemplate } from './repository';
import { type ImportResult, type TemplateJob, templateWorker } from './template-jobs';
import { auditedFields, detailOf } from './template-view';

type Endpoints = typeof templateEndpoints;

const thread = new JobThread<TemplateJob>(templateWorker);
const newId = () => `n${randomUUID().slice(0, 13)}`;

export function createTemplate(
  { database }: Platform,
  context: Context,
  { title, copyOf }: BodyOf<Endpoints['createTemplate']>,
): Promise<TemplateDetail> {
  return database.transaction(context, async (tx) => {
    if (copyOf === undefined) return addTemplate(tx, emptyTemplate(title));
    const original = await findTemplate(tx, context.actor.companyId, copyOf);
    if (!original) throw invalidField('copyOf', m.unknownTemplate);
    return addTemplate(tx, copyTemplate(original.template, title, newId), { copyOf });
  });
}

/** With a page to begin on. */
function emptyTemplate(title: string): Template {
  return { title, explanation: '', sections: [{ ...newSection(newId()), pages: [newPage(newId())] }] };
}

export async function importTemplateFile(
  { database }: Platform,
  context: Context,
  body: string,
): Promise<OutputOf<Endpoints['importTemplate']>> {
  const { format, template, losses } = await thread.run<ImportResult>(askerOf(context), { job: 'import', body });
  const listed = [...losses];
  if (!template) return { template: null, losses: listed };
  return database.transaction(context, async (tx) => ({
    template: await addTemplate(tx, template, { importedFrom: format }),
    losses: listed,
  }));
}

/** Writes the audit event; `origin` says where it comes from. */
export async function addTemplate(
  tx: Tx,
  template: Template,
  origin: Readonly<Record<string, Json>> = {},
): Promise<TemplateDetail> {
  const number = await nextNumber(tx, 'template');
  const id = numbered('TPL_', number, 4);
  const record = await insertTemplate(tx, { id, number, template }, initialState(templateWorkflow, 'draft'));
  const changes = creation({ ...auditedFields(record), ...origin });
  tx.audit({ action: templateWorkflow.createdEvent, record: 'template', recordId: id, changes });
  await publishRecordChanged(tx, 'template');
  return detailOf(tx, record);
}
