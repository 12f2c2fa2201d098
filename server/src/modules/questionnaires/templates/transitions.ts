import { Refusal } from '@vigie/domain/kernel/refusal';
import { creation } from '@vigie/domain/kernel/trail/audit-event';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import type { SigningCredentials } from '@vigie/domain/kernel/trail/signature';
import type { Template } from '@vigie/domain/modules/questionnaires/template/model';
import type { TemplateDetail } from '@vigie/domain/modules/questionnaires/templates/record';
import { factsForPublishing } from '@vigie/domain/modules/questionnaires/versions/versions';
import {
  type TemplateFacts,
  type TemplateMove,
  type TemplateStatus,
  templateWorkflow,
} from '@vigie/domain/modules/questionnaires/versions/workflow';
import type { Context } from '../../../platform/context';
import type { Tx } from '../../../platform/database/tx';
import { publishRecordChanged } from '../../../platform/live/bus';
import type { Platform } from '../../../platform/platform';
import type { SignedRecord } from '../../../platform/signatures/signatures';
import { type NewState, transition } from '../../../platform/transition';
import { findParameters } from '../../parameters/public';
import { checkRevision } from './checks';
import { listOpenConflicts } from './edits-repository';
import { lockTemplate, saveStatus, type TemplateRecord } from './repository';
import type { CheckResult } from './template-jobs';
import { auditedFields, authorsOf, getTemplate, readTemplate } from './template-view';
import { insertVersion, latestVersion, versionId } from './versions-repository';

export interface TemplateStep {
  readonly id: string;
  readonly version: number;
  readonly action: TemplateMove;
  readonly reason?: string | undefined;
  readonly credentials?: SigningCredentials | undefined;
}

const nothingToPublish: TemplateFacts = {
  faults: 0,
  questions: 0,
  openConflicts: 0,
  sameAsVersion: null,
  needsSignature: false,
  fourEyes: false,
  isAuthor: false,
};

export async function moveTemplate(platform: Platform, context: Context, step: TemplateStep): Promise<TemplateDetail> {
  const { id, action } = step;
  const isPublishing = action === 'publish' || action === 'publishSigned';
  const checked = isPublishing ? await checkDraft(platform, context, id) : null;
  await transition(platform, context, {
    workflow: templateWorkflow,
    action,
    recordId: id,
    expectedVersion: step.version,
    stateField: 'status',
    reason: step.reason,
    credentials: step.credentials,
    lock: (tx) => lockTemplate(tx, id),
    facts: (tx, item) => factsOf(tx, item, checked),
    write: (tx, item, to) => (checked ? publish(tx, item, to, checked) : saveStatus(tx, item, to)),
    content: auditedFields,
    signed: signedPublication,
    notify: (tx) => publishRecordChanged(tx, 'template'),
  });
  return getTemplate(platform, context, id);
}

type CheckedDraft = CheckResult & Pick<TemplateRecord, 'revision'>;

/** Before any transaction: it may take seconds. */
async function checkDraft({ database }: Platform, context: Context, id: string): Promise<CheckedDraft> {
  const record = await database.read(context, (reader) => readTemplate(reader, context, id));
  const { revision, template } = record;
  return record.status === 'draft'
    ? { revision, ...(await checkRevision(database, record, template)) }
    : { revision, faults: [], fillings: [] };
}

async function factsOf(tx: Tx, item: TemplateRecord, checked: CheckedDraft | null): Promise<TemplateFacts> {
  if (!checked || item.status !== 'draft') return nothingToPublish;
  // Another designer has edited it while it was checked.
  if (item.revision !== checked.revision) throw new Refusal('stale_version');
  const { companyId, id, template, needsSignature } = item;
  const [latest, conflicts, authors, { signTemplates, fourEyes }] = await Promise.all([
    latestVersion(tx, companyId, id),
    listOpenConflicts(tx, companyId, id),
    authorsOf(tx, tx.context, id),
    findParameters(tx, companyId),
  ]);
  // Other settings are something new as well.
  const comparable = latest && latest.needsSignature === needsSignature ? [latest] : [];
  const isAuthor = authors.some((author) => author === tx.context.actor.userId);
  const publisher = { needsSignature: signTemplates, fourEyes, isAuthor };
  return factsForPublishing(template, comparable, conflicts.length, publisher, checked.faults.length);
}

async function publish(
  tx: Tx,
  item: TemplateRecord,
  to: NewState<TemplateStatus>,
  { fillings }: CheckedDraft,
): Promise<TemplateRecord> {
  const number = await insertVersion(tx, item.id, fillings);
  const published = await saveStatus(tx, item, to, number);
  const { contentHash, questions, needsSignature } = published;
  tx.audit({
    action: 'template_version.published',
    record: 'template_version',
    recordId: versionId(item.id, number),
    changes: creation({ contentHash, questions, needsSignature }),
  });
  return published;
}

function signedPublication({ id, template, needsSignature, publishedVersion }: TemplateRecord): SignedRecord {
  return signedVersion(id, { number: publishedVersion ?? 0, template, needsSignature });
}

/** What the publisher vouches for: see `templateSigned`. */
export function signedVersion(
  templateId: string,
  version: { readonly number: number; readonly template: Template; readonly needsSignature: boolean },
): SignedRecord {
  const { number, template, needsSignature } = version;
  const content = { number, template: template as unknown as Json, settings: { needsSignature } };
  return { record: 'template_publication', recordId: versionId(templateId, number), content };
}
