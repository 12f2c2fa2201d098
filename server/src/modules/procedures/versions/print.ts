import { Readable } from 'node:stream';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { copyMessages } from '@vigie/domain/modules/procedures/copies/messages';
import { isQa } from '@vigie/domain/modules/procedures/rights';
import type { versionsEndpoints } from '@vigie/domain/modules/procedures/versions/contract';
import type { Context } from '../../../platform/context';
import { renderPdf } from '../../../platform/documents/pdf';
import type { ContentStore } from '../../../platform/files/content-store';
import { type Call, FileAnswer } from '../../../platform/http/call';
import { askerOf } from '../../../platform/jobs/queue';
import type { Platform } from '../../../platform/platform';
import { listSignatures, shownSignature } from '../../../platform/signatures/signatures';
import { listAttached } from '../../attachments/public';
import { textNodes } from '../text/text-nodes';
import { roundOf } from './move-version';
import { type Pictures, type PrintedCopy, versionPaper } from './paper';
import { findText } from './repository';
import { ownerOfVersion, type VersionRecord, versionTable } from './versions';

export async function printVersion(
  platform: Platform,
  { context, params }: Call<(typeof versionsEndpoints)['printProcedureVersion']>,
): Promise<FileAnswer> {
  const version = await platform.database.read(context, (reader) => versionTable.read(reader, context, params.id));
  const isObsolete = version.status === 'superseded' || version.status === 'retired';
  if (isObsolete && !isQa(context.actor))
    throw new Refusal('not_allowed', { message: copyMessages.onlyQaPrintsObsolete });
  return paperOf(platform, context, version, null);
}

/** A version as a PDF; of one whose text is a file, that is its cover, and the file is handed out beside it. */
export async function paperOf(
  { database, contents }: Pick<Platform, 'database' | 'contents'>,
  context: Context,
  version: VersionRecord,
  copy: PrintedCopy | null,
): Promise<FileAnswer> {
  const { companyId, id, code, label } = version;
  const read = await database.read(context, async (reader) => ({
    text: await findText(reader, companyId, id),
    files: await listAttached(reader, companyId, ownerOfVersion(id)),
    signatures: (await listSignatures(reader, companyId, 'procedure_approval', roundOf(version))).map(shownSignature),
  }));
  const blocks = read.text?.blocks ?? [];
  const signatures = read.signatures.filter(({ voidedAt }) => voidedAt === null);
  const pictures = await picturesOf(
    contents,
    read.files,
    new Set(blocks.flatMap((one) => (one.kind === 'image' ? [one.file] : []))),
  );
  const pdf = await renderPdf(askerOf(context), none(), () => ({
    definition: versionPaper({ version, blocks, signatures, copy }, (some) => textNodes(some, pictures), context.style),
    footer: `${code} · ${copy?.label ?? label}`,
  }));
  return new FileAnswer(`${copy?.label ?? label}.pdf`, 'application/pdf', Readable.from([pdf]));
}

const mostBytes = 30_000_000;
interface Picture {
  readonly sha256: string;
  readonly mediaType: string;
  readonly size: number;
}

/** As many as a document bears; pdfmake draws these two sorts. */
async function picturesOf(
  contents: ContentStore,
  files: readonly Picture[],
  wanted: ReadonlySet<string>,
): Promise<Pictures> {
  const pictures = new Map<string, string>();
  let bytes = 0;
  for (const { sha256, mediaType, size } of files) {
    const isDrawn = mediaType === 'image/png' || mediaType === 'image/jpeg';
    if (!isDrawn || !wanted.has(sha256) || pictures.has(sha256) || bytes + size > mostBytes) continue;
    bytes += size;
    const pieces: Buffer[] = [];
    for await (const piece of (await contents.open(sha256)) as AsyncIterable<Buffer>) pieces.push(piece);
    pictures.set(sha256, `data:${mediaType};base64,${Buffer.concat(pieces).toString('base64')}`);
  }
  return pictures;
}

async function* none(): AsyncGenerator<never> {
  // Nothing follows what the version holds itself.
}
