import type { BodyOf } from '@vigie/domain/kernel/http/endpoint';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { procedureMessages } from '@vigie/domain/modules/procedures/procedures/messages';
import { idsOf, procedureBounds } from '@vigie/domain/modules/procedures/procedures/procedure';
import { newVersionObjection } from '@vigie/domain/modules/procedures/procedures/workflow';
import type { Block, Blocks } from '@vigie/domain/modules/procedures/text/blocks';
import { canonicalBlocks } from '@vigie/domain/modules/procedures/text/canonical';
import { textProblemMessages } from '@vigie/domain/modules/procedures/text/messages';
import { textProblem } from '@vigie/domain/modules/procedures/text/problems';
import {
  type ProcedureVersion,
  versionList,
  versionNames,
  type versionsEndpoints,
} from '@vigie/domain/modules/procedures/versions/contract';
import { versionKind } from '@vigie/domain/modules/procedures/versions/kind';
import { versionMessages as m } from '@vigie/domain/modules/procedures/versions/messages';
import {
  type VersionItem,
  versionChangeObjection,
  versionWorkflow,
} from '@vigie/domain/modules/procedures/versions/workflow';
import type { Context } from '../../../platform/context';
import type { Tx } from '../../../platform/database/tx';
import type { Call, ChangeCall } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';
import { recordTable, type TableRecord } from '../../../platform/records/record-table';
import { initialState } from '../../../platform/transition';
import { listAttached, shareAttachments } from '../../attachments/public';
import { tableKind } from '../../records/public';
import { namedPeople } from '../people';
import { type ProcedureRecord, procedureTable } from '../procedures/procedures';
import { derivedOfVersion, findText, hashOf, insertText, listSiblings, saveText, versionFilters } from './repository';

type Endpoints = typeof versionsEndpoints;
export type VersionRecord = ProcedureVersion & VersionItem & TableRecord & { readonly pdfHash: string | null };

export const versionTable = recordTable<VersionRecord>({
  kind: versionKind,
  table: 'procedure_versions',
  totals: 'procedure_version_totals',
  prefix: 'PRV_',
  fields: [
    'procedureId',
    'versionNumber',
    'title',
    'writerId',
    'coAuthors',
    'reviewers',
    'approvers',
    'reviews',
    'approvals',
    'summary',
    'impact',
    'plannedFrom',
    'textHash',
    'pdfId',
    'pdfHash',
    'round',
    'submittedAt',
    'approvedAt',
    'effectiveFrom',
    'effectiveUntil',
    'isConfidential',
  ],
  json: ['coAuthors', 'reviewers', 'approvers', 'reviews', 'approvals'],
  walled: 'is_walled',
  people: { writer: 'writerId' },
  title: 'title',
  owner: 'writerId',
  derived: derivedOfVersion,
});

export const versions = tableKind({
  names: versionNames,
  list: versionList,
  workflow: versionWorkflow,
  table: versionTable,
  facts: () => {
    throw new Error('a version is moved by move-version');
  },
  changeObjection: versionChangeObjection,
  concerned: ({ writerId, coAuthors, reviewers, approvers }) => [
    writerId,
    ...idsOf(coAuthors),
    ...idsOf(reviewers),
    ...idsOf(approvers),
  ],
  maxFiles: procedureBounds.files,
  changesNeedReason: false,
  filtered: versionFilters,
});

export const ownerOfVersion = (id: string) => ({ record: versionKind.name, recordId: id });

/** With its procedure, which is always locked first. */
export async function lockVersion(tx: Tx, id: string): Promise<{ procedure: ProcedureRecord; version: VersionRecord }> {
  const found = await versionTable.find(tx, tx.context.actor.companyId, id);
  if (!found) throw new Refusal('not_found');
  const procedure = await procedureTable.lock(tx, found.procedureId);
  const version = await versionTable.lock(tx, id);
  if (!procedure || !version) throw new Refusal('not_found');
  return { procedure, version };
}

export function createVersion(
  { database }: Platform,
  context: Context,
  body: BodyOf<Endpoints['createProcedureVersion']>,
) {
  return database.transaction(context, async (tx) => {
    const procedure = await procedureTable.lock(tx, body.procedureId);
    if (!procedure) throw invalidField('procedureId', m.retiredProcedure);
    const objection = newVersionObjection(procedure, context.actor);
    if (objection) throw new Refusal(objection.code ?? 'objection', objection);
    return versions.detailOf(tx, await beginVersion(tx, procedure));
  });
}

/** The next draft, with the text and the people of what is in force. Its procedure is locked. */
export async function beginVersion(tx: Tx, procedure: ProcedureRecord): Promise<VersionRecord> {
  const { companyId, id } = procedure;
  const siblings = await listSiblings(tx, id);
  if (siblings.filter(({ status }) => status === 'draft').length >= procedureBounds.openDrafts) {
    throw new Refusal('objection', {
      message: procedureMessages.draftsFull,
      values: { max: procedureBounds.openDrafts },
    });
  }
  const former = procedure.versionId === null ? null : await versionTable.find(tx, companyId, procedure.versionId);
  const text = former ? await findText(tx, companyId, former.id) : null;
  const blocks = text?.blocks ?? [];
  const version = await versionTable.create(tx, initialState(versionWorkflow, 'draft'), {
    procedureId: id,
    versionNumber: 1 + Math.max(0, ...siblings.map(({ versionNumber }) => versionNumber)),
    title: procedure.title,
    writerId: tx.context.actor.userId ?? procedure.ownerId,
    coAuthors: [],
    reviewers: former?.reviewers ?? [],
    approvers: former?.approvers ?? [],
    reviews: [],
    approvals: [],
    impact: former ? '' : 'whole',
    textHash: await hashOf(tx, blocks),
    pdfId: former?.pdfId ?? null,
    pdfHash: former?.pdfHash ?? null,
    isConfidential: procedure.isConfidential,
  });
  await insertText(tx, version.id, blocks);
  if (former) await shareAttachments(tx, ownerOfVersion(former.id), ownerOfVersion(version.id));
  return version;
}

export function changeVersion(
  { database }: Platform,
  { context, params, ifMatch, body }: ChangeCall<Endpoints['changeProcedureVersion']>,
) {
  const { reason, coAuthorIds, reviewerIds, approverIds, pdfId, ...values } = body;
  return database.transaction(context, async (tx) => {
    const version = await lockDraft(tx, params.id);
    if (version.version !== ifMatch) throw new Refusal('stale_version');
    const named = (field: string, ids: readonly number[] | undefined, before: VersionRecord['reviewers']) =>
      ids && namedPeople(tx, ids, { field, message: m.personUnknown, before });
    if (values.writerId !== undefined && values.writerId !== version.writerId) {
      await namedPeople(tx, [values.writerId], { field: 'writerId', message: m.personUnknown });
    }
    const changed = await versionTable.change(
      tx,
      version,
      {
        ...values,
        ...(pdfId === undefined ? {} : { pdfId, pdfHash: await hashOfPdf(tx, version, pdfId) }),
        coAuthors: await named('coAuthorIds', coAuthorIds, version.coAuthors),
        reviewers: await named('reviewerIds', reviewerIds, version.reviewers),
        approvers: await named('approverIds', approverIds, version.approvers),
      },
      reason ?? null,
    );
    return versions.detailOf(tx, changed);
  });
}

async function lockDraft(tx: Tx, id: string): Promise<VersionRecord> {
  const version = await versionTable.lock(tx, id);
  if (!version) throw new Refusal('not_found');
  const objection = versionChangeObjection(version, tx.context.actor);
  if (objection) throw new Refusal(objection.code ?? 'objection', objection);
  return version;
}

async function hashOfPdf(tx: Tx, { companyId, id }: VersionRecord, pdfId: string | null): Promise<string | null> {
  if (pdfId === null) return null;
  const files = await listAttached(tx, companyId, ownerOfVersion(id));
  const pdf = files.find((file) => file.id === pdfId && file.mediaType === 'application/pdf');
  if (!pdf) throw invalidField('pdfId', m.pdfUnknown);
  return pdf.sha256;
}

export function getText({ database }: Platform, { context, params }: Call<Endpoints['getProcedureText']>) {
  return database.read(context, async (reader) => {
    const { companyId, id } = await versionTable.read(reader, context, params.id);
    const text = await findText(reader, companyId, id);
    if (!text) throw new Refusal('not_found');
    return { ...text, blocks: [...text.blocks] };
  });
}

export function setText({ database }: Platform, call: ChangeCall<Endpoints['setProcedureText']>) {
  const { context, params, ifMatch, body } = call;
  const blocks = canonicalBlocks(body.blocks);
  refuseWrong(blocks);
  return database.transaction(context, (tx) => writeText(tx, params.id, ifMatch, blocks));
}

export function refuseWrong(blocks: readonly Block[]): void {
  const found = textProblem(blocks);
  if (found) throw invalidField('blocks', textProblemMessages[found.problem], found.values);
}

/** All of it, at the version that its author saw: what others have saved meanwhile was joined by the page. */
export async function writeText(
  tx: Tx,
  id: string,
  seen: number,
  blocks: Blocks,
): Promise<{ hash: string; version: number }> {
  const version = await lockDraft(tx, id);
  await refuseUnknownImages(tx, version, blocks);
  const stored = await findText(tx, version.companyId, id);
  if (stored?.version !== seen) throw new Refusal('stale_version');
  if ((await hashOf(tx, blocks)) === stored.hash) return { hash: stored.hash, version: stored.version };
  const saved = await saveText(tx, id, blocks);
  await versionTable.saveState(tx, version, initialState(versionWorkflow, 'draft'), { textHash: saved.hash });
  tx.audit({
    action: 'procedure_version.text_changed',
    record: 'procedure_version',
    recordId: id,
    changes: [{ field: 'textHash', from: version.textHash, to: saved.hash }],
  });
  return saved;
}

/** A picture is a file of the version, which its readers may open. */
async function refuseUnknownImages(tx: Tx, { companyId, id }: VersionRecord, blocks: Blocks): Promise<void> {
  const named = blocks.flatMap((block) => (block.kind === 'image' ? [block.file] : []));
  if (named.length === 0) return;
  const known = new Set((await listAttached(tx, companyId, ownerOfVersion(id))).map(({ sha256 }) => sha256));
  if (named.some((hash) => !known.has(hash))) throw invalidField('blocks', m.imageUnknown);
}
