import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { textProblemMessages } from '@vigie/domain/modules/procedures/text/messages';
import { wordProblemMessages } from '@vigie/domain/modules/procedures/text/word-messages';
import type { versionsEndpoints } from '@vigie/domain/modules/procedures/versions/contract';
import { versionMessages as m } from '@vigie/domain/modules/procedures/versions/messages';
import { versionChangeObjection } from '@vigie/domain/modules/procedures/versions/workflow';
import type { Context } from '../../../platform/context';
import type { Call } from '../../../platform/http/call';
import { askerOf } from '../../../platform/jobs/queue';
import type { Platform } from '../../../platform/platform';
import { attachStored, imagesAndDocuments, listAttached, storeContent } from '../../attachments/public';
import { type ReadWord, readWordDocument } from '../text/text-jobs';
import { findText } from './repository';
import { ownerOfVersion, versions, versionTable, writeText } from './versions';

type Endpoints = typeof versionsEndpoints;
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const limit = { most: versions.maxFiles, objection: { message: m.textMissing } };

/** What stands in the draft by now keeps its ids where it is found again in the document. */
async function readAttached(
  { database, contents }: Platform,
  context: Context,
  id: string,
  attachmentId: string,
): Promise<ReadWord> {
  const { former, sha256 } = await database.read(context, async (reader) => {
    const version = await versionTable.read(reader, context, id);
    const objection = versionChangeObjection(version, context.actor);
    if (objection) throw new Refusal(objection.code ?? 'objection', objection);
    const files = await listAttached(reader, version.companyId, ownerOfVersion(id));
    const file = files.find((one) => one.id === attachmentId && one.mediaType === wordType);
    if (!file) throw invalidField('attachmentId', m.wordUnknown);
    return { former: (await findText(reader, version.companyId, id))?.blocks ?? [], sha256: file.sha256 };
  });
  const pieces: Buffer[] = [];
  for await (const piece of (await contents.open(sha256)) as AsyncIterable<Buffer>) pieces.push(piece);
  return readWordDocument(askerOf(context), Buffer.concat(pieces), former);
}

export async function readWord(platform: Platform, { context, params, body }: Call<Endpoints['readProcedureWord']>) {
  const read = await readAttached(platform, context, params.id, body.attachmentId);
  const nothing = { problem: null, textProblem: null, values: {}, blocks: [], lost: {} };
  if ('problem' in read) return { ...nothing, problem: read.problem, values: { ...read.values } };
  if ('textProblem' in read) {
    return { ...nothing, textProblem: read.textProblem.problem, values: { ...read.textProblem.values } };
  }
  return { ...nothing, blocks: [...read.blocks], lost: { ...read.lost } };
}

/** Read again and written as it is: nothing of it comes from the page but the consent to what is lost. */
export async function takeWord(platform: Platform, call: Call<Endpoints['takeProcedureWord']>) {
  const { context, params, ifMatch, body } = call;
  const read = await readAttached(platform, context, params.id, body.attachmentId);
  if ('problem' in read) throw invalidField('attachmentId', wordProblemMessages[read.problem], read.values);
  if ('textProblem' in read) {
    const { problem, values } = read.textProblem;
    throw invalidField('attachmentId', textProblemMessages[problem], values);
  }
  const lost = Object.values(read.lost).reduce((sum, n) => sum + n, 0);
  if (lost !== body.confirmed) throw invalidField('confirmed', m.lossUnconfirmed);
  await storePictures(platform, context, params.id, read.images);
  return platform.database.transaction(context, (tx) => writeText(tx, params.id, ifMatch, read.blocks));
}

/** As files of the version; one that is there already is not stored again. */
async function storePictures(
  platform: Platform,
  context: Context,
  id: string,
  images: Extract<ReadWord, { images: unknown }>['images'],
): Promise<void> {
  const owner = ownerOfVersion(id);
  const files = await platform.database.read(context, (reader) => listAttached(reader, context.actor.companyId, owner));
  const known = new Set(files.map(({ sha256 }) => sha256));
  for (const [place, { sha256, mediaType, content }] of images.entries()) {
    if (known.has(sha256)) continue;
    known.add(sha256);
    const name = `image-${place + 1}.${mediaType === 'image/png' ? 'png' : 'jpg'}`;
    await storeContent(
      platform,
      context,
      { name, content: Buffer.from(content) },
      imagesAndDocuments,
      async (tx, stored) => {
        const version = await versionTable.lock(tx, id);
        if (!version) throw new Refusal('not_found');
        await attachStored(tx, owner, stored, limit);
        await versionTable.touch(tx, version);
        const changes = [{ field: 'files', from: null, to: stored.name }];
        tx.audit({ action: 'procedure_version.file_attached', record: 'procedure_version', recordId: id, changes });
      },
    );
  }
}
