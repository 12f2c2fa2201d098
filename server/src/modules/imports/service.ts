import type { MultipartFile } from '@fastify/multipart';
import type { BodyOf } from '@vigie/domain/kernel/http/endpoint';
import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { ownWorkOf } from '@vigie/domain/kernel/identity/own-work';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { creation } from '@vigie/domain/kernel/trail/audit-event';
import type { SigningCredentials } from '@vigie/domain/kernel/trail/signature';
import { importBounds } from '@vigie/domain/modules/imports/bounds';
import type { ImportRecord, ImportSummary, importsEndpoints } from '@vigie/domain/modules/imports/contract';
import { guessColumns, headersKey, mappingObjections, nothingChosen } from '@vigie/domain/modules/imports/mapping';
import { fileMessages } from '@vigie/domain/modules/imports/messages/problems';
import type { ImportSubject } from '@vigie/domain/modules/imports/subjects';
import { type ImportAction, type ImportFacts, importWorkflow } from '@vigie/domain/modules/imports/workflow';
import type { Context } from '../../platform/context';
import type { Reader, Tx } from '../../platform/database/tx';
import { publishRecordChanged } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { initialState, transition } from '../../platform/transition';
import { everyAccepted, refuseNoFile, storeContent } from '../attachments/public';
import { findImportCutOff } from '../parameters/public';
import type { Refused, RunJob } from './import-jobs';
import { notifyOfImport } from './import-notices';
import { auditedFields, listPreparers, recordOf, signedImport, summaryOf } from './import-view';
import type { Failure, ImportData } from './repository';
import * as repository from './repository';
import { factsNow, fileOf } from './rows-to-check';

const mostListed = 50;
const megabyte = 1024 * 1024;

export function listImports(
  { database }: Platform,
  context: Context,
): Promise<{ imports: ImportSummary[]; cutOff: string }> {
  const { companyId } = context.actor;
  return database.read(context, async (reader) => {
    const [rows, cutOff] = await Promise.all([
      repository.listImports(reader, companyId, mostListed),
      findImportCutOff(reader, companyId),
    ]);
    return { imports: rows.map(summaryOf), cutOff };
  });
}

export function getImport({ database }: Platform, context: Context, id: number): Promise<ImportRecord> {
  return database.read(context, async (reader) => recordOf(reader, context, await readImport(reader, context, id)));
}

export async function readImport(reader: Reader, { actor }: Context, id: number): Promise<ImportData> {
  const found = await repository.findImport(reader, actor.companyId, id);
  if (!found) throw new Refusal('not_found');
  return found;
}

export async function uploadImport(
  platform: Platform,
  context: Context,
  subject: ImportSubject,
  file: MultipartFile | undefined,
  run: RunJob,
): Promise<ImportRecord> {
  refuseNoFile(file);
  const content = await file.toBuffer().catch(() => null);
  if (!content || file.file.truncated || content.length > importBounds.megabytes * megabyte) {
    throw new Refusal('too_large', { message: fileMessages.tooLarge, values: { megabytes: importBounds.megabytes } });
  }
  return addImport(platform, context, { subject, name: file.filename, content }, run);
}

/** Reads the file before it is stored: one that cannot be read is not kept. */
export async function addImport(
  platform: Platform,
  context: Context,
  { subject, ...file }: { readonly subject: ImportSubject; readonly name: string; readonly content: Buffer },
  run: RunJob,
): Promise<ImportRecord> {
  const opened = await run({ job: 'open', subject, file: { name: file.name, content: file.content } });
  if ('refused' in opened) throw fileRefusal(opened);
  const { sheets } = opened;
  return storeContent(platform, context, file, everyAccepted, async (tx, stored) => {
    // The sheet that names most of what can be imported, which is usually the only one.
    const [best] = [...sheets].sort(
      (a, b) =>
        Object.keys(guessColumns(b.headers, subject)).length - Object.keys(guessColumns(a.headers, subject)).length,
    );
    if (!best) throw new Refusal('wrong_type');
    const key = headersKey(best.headers);
    const earlier = await repository.findEarlierMapping(tx, context.actor.companyId, subject, key);
    const guessed = { columns: guessColumns(best.headers, subject), chosen: nothingChosen };
    const made = {
      subject,
      fileName: stored.name,
      sha256: stored.sha256,
      size: stored.size,
      attachmentId: stored.id,
      sheets,
      sheet: best.name,
      headersKey: key,
      ...(earlier ?? guessed),
      columnsFrom: earlier ? ('earlier' as const) : ('guess' as const),
    };
    const added = await repository.insertImport(tx, made, initialState(importWorkflow, 'uploaded'));
    const changes = creation(auditedFields(added));
    tx.audit({ action: importWorkflow.createdEvent, record: 'import', recordId: added.id, changes });
    await publishRecordChanged(tx, 'import');
    return recordOf(tx, context, added);
  });
}

export function fileRefusal({ refused, values }: Refused): Refusal {
  const code = refused === 'wrongType' || refused === 'oldOrProtected' ? 'wrong_type' : 'objection';
  return new Refusal(code, { message: fileMessages[refused], values });
}

export type Move = { readonly id: number; readonly version: number };
type Mapping = BodyOf<(typeof importsEndpoints)['checkImport']>;

/** Looks at every line with what was chosen, outside the transaction that keeps what was found. */
export async function checkImport(
  platform: Platform,
  context: Context,
  { id, version, ...mapping }: Move & Mapping,
  run: RunJob,
): Promise<ImportRecord> {
  const { database } = platform;
  const before = await database.read(context, (reader) => readImport(reader, context, id));
  const sheet = before.sheets.find(({ name }) => name === mapping.sheet);
  if (!sheet) throw new Refusal('invalid', { fields: [{ loc: ['body', 'sheet'], message: fileMessages.empty }] });
  const [objection] = mappingObjections(before.subject, mapping.columns, mapping.chosen, sheet.headers.length);
  if (objection) throw new Refusal('objection', objection);
  const facts = await factsNow(platform, context, before.subject);
  if (
    mapping.chosen.ownerId !== null &&
    !facts.people.some((one) => one.id === mapping.chosen.ownerId && one.isActive)
  ) {
    throw new Refusal('not_found');
  }
  const file = await fileOf(platform, before);
  const outcome = await run({ job: 'check', subject: before.subject, file, sheet: sheet.name, mapping, facts });
  if ('refused' in outcome) throw fileRefusal(outcome);
  return moveImport(platform, context, { id, version, action: 'check' }, (one) => ({
    ...one,
    sheet: sheet.name,
    headersKey: headersKey(sheet.headers),
    columns: mapping.columns,
    chosen: mapping.chosen,
    columnsFrom: 'chosen' as const,
    outcome,
  }));
}

export async function factsOf(reader: Reader, { userId }: Actor, one: ImportData): Promise<ImportFacts> {
  const [isBusy, preparers] = await Promise.all([
    repository.isAnotherRunning(reader, one.companyId, one.id),
    listPreparers(reader, one),
  ]);
  return {
    problemCount: one.outcome?.problemCount ?? 0,
    rowCount: one.outcome?.rowCount ?? 0,
    isBusy,
    ownWork: ownWorkOf(preparers, userId),
  };
}

export function prepareImport(platform: Platform, context: Context, move: Move): Promise<ImportRecord> {
  const { userId, displayName } = context.actor;
  if (userId === null) throw new Refusal('not_allowed');
  return moveImport(platform, context, { ...move, action: 'prepare' }, (one) => ({
    ...one,
    preparedBy: { id: userId, displayName },
  }));
}

type Reasoned = Move & { readonly reason: string };

export const withdrawImport = (platform: Platform, context: Context, move: Reasoned): Promise<ImportRecord> =>
  endBefore(platform, context, { ...move, action: 'withdraw' }, 'withdrawn');

export const refuseImport = (platform: Platform, context: Context, move: Reasoned): Promise<ImportRecord> =>
  endBefore(platform, context, { ...move, action: 'refuse' }, 'rejected');

export const abandonImport = (platform: Platform, context: Context, move: Move): Promise<ImportRecord> =>
  endBefore(platform, context, { ...move, action: 'abandon' }, 'abandoned');

/** Without any case. */
function endBefore(
  platform: Platform,
  context: Context,
  move: PlannedMove,
  code: Failure['code'],
): Promise<ImportRecord> {
  const { reason } = move;
  const failure = reason === undefined ? { code } : { code, values: { who: context.actor.displayName, reason } };
  return moveImport(platform, context, move, (one) => ({ ...one, failure, finishedAt: new Date() }));
}

interface PlannedMove extends Move {
  readonly action: ImportAction;
  readonly reason?: string;
  readonly credentials?: SigningCredentials | undefined;
}

export async function moveImport(
  platform: Platform,
  context: Context,
  { id, version, action, reason, credentials }: PlannedMove,
  change: (one: ImportData) => ImportData,
  then?: (tx: Tx, one: ImportData) => Promise<void>,
): Promise<ImportRecord> {
  await transition(platform, context, {
    workflow: importWorkflow,
    action,
    recordId: id,
    expectedVersion: version,
    reason,
    credentials,
    stateField: 'status',
    lock: (tx) => repository.lockImport(tx, id),
    facts: (tx, one) => factsOf(tx, tx.context.actor, one),
    write: (tx, one, status) => repository.saveImport(tx, change(one), status),
    content: auditedFields,
    signed: signedImport,
    consequences: async (tx, one) => then?.(tx, one),
    notify: notifyOfImport,
  });
  return getImport(platform, context, id);
}
