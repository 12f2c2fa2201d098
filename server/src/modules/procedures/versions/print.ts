import { Readable } from 'node:stream';
import { say } from '@vigie/domain/kernel/message';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { copyMessages, copyPaperMessages as m } from '@vigie/domain/modules/procedures/copies/messages';
import { isQa } from '@vigie/domain/modules/procedures/rights';
import type { Blocks } from '@vigie/domain/modules/procedures/text/blocks';
import type { versionsEndpoints } from '@vigie/domain/modules/procedures/versions/contract';
import { versionStatusMessages } from '@vigie/domain/modules/procedures/versions/messages';
import type { Context } from '../../../platform/context';
import { type Speak, shown } from '../../../platform/documents/nodes';
import type { ContentStore } from '../../../platform/files/content-store';
import { type Call, FileAnswer } from '../../../platform/http/call';
import { askerOf } from '../../../platform/jobs/queue';
import type { Platform } from '../../../platform/platform';
import { listAttached } from '../../attachments/public';
import { printableType } from '../text/printable-picture';
import { type PaperHead, type Pictures, printText } from '../text/text-pdf';
import { findText } from './repository';
import { ownerOfVersion, type VersionRecord, versionTable } from './versions';

export async function printVersion(
  platform: Platform,
  { context, params }: Call<(typeof versionsEndpoints)['printProcedureVersion']>,
): Promise<FileAnswer> {
  const version = await platform.database.read(context, (reader) => versionTable.read(reader, context, params.id));
  if (isObsolete(version) && !isQa(context.actor)) {
    throw new Refusal('not_allowed', { message: copyMessages.onlyQaPrintsObsolete });
  }
  return paperOf(platform, context, version, { name: version.label, facts: [], address: null });
}

const isObsolete = ({ status }: Pick<VersionRecord, 'status'>) => status === 'superseded' || status === 'retired';

/** What a copy adds to the head of each page. */
interface Handed {
  readonly name: string;
  readonly facts: readonly string[];
  readonly address: string | null;
}

/** A version as a PDF. One whose text is a file is a cover that names it by its hash: the file is handed out beside it. */
export async function paperOf(
  { database, contents }: Pick<Platform, 'database' | 'contents'>,
  context: Context,
  version: VersionRecord,
  { name, facts, address }: Handed,
): Promise<FileAnswer> {
  const { companyId, id } = version;
  const read = await database.read(context, async (reader) => ({
    text: await findText(reader, companyId, id),
    files: await listAttached(reader, companyId, ownerOfVersion(id)),
  }));
  const blocks = read.text?.blocks ?? [];
  const speak: Speak = (message, values) => say(context.style, message, values);
  const pictures = await picturesOf(contents, read.files, blocks);
  const head = headOf(version, facts, address, speak);
  const pdf = await printText(askerOf(context), head, blocks, pictures, speak);
  return new FileAnswer(`${name}.pdf`, 'application/pdf', Readable.from([pdf]));
}

export function headOf(
  version: VersionRecord,
  more: readonly string[],
  address: string | null,
  speak: Speak,
): PaperHead {
  const { code, title, versionNumber, effectiveFrom, effectiveUntil, pdfHash, textHash, status } = version;
  const isInForce = status === 'effective';
  const since = effectiveFrom === null ? [] : [speak(m.since, { when: shown(effectiveFrom) })];
  const until = effectiveUntil === null ? [] : [speak(m.until, { when: shown(effectiveUntil) })];
  const hash = speak(pdfHash ? m.fileHash : m.hash, { hash: pdfHash ?? textHash });
  return {
    code,
    title,
    facts: [speak(m.version, { n: versionNumber }), ...since, ...until, ...more, hash],
    address,
    watermark: isInForce ? null : speak(isObsolete(version) ? m.obsolete : versionStatusMessages[status]),
  };
}

const mostBytes = 30_000_000;
interface Picture {
  readonly sha256: string;
  readonly mediaType: string;
  readonly size: number;
}

/** As many as a document bears, and those that can be drawn: others are named by their description. */
export async function picturesOf(contents: ContentStore, files: readonly Picture[], blocks: Blocks): Promise<Pictures> {
  const wanted = new Set(blocks.flatMap((block) => (block.kind === 'image' ? [block.file] : [])));
  const pictures: Record<string, string> = {};
  let bytes = 0;
  for (const { sha256, mediaType, size } of files) {
    if (!mediaType.startsWith('image/') || !wanted.has(sha256) || sha256 in pictures) continue;
    if (bytes + size > mostBytes) continue;
    bytes += size;
    const pieces: Buffer[] = [];
    for await (const piece of (await contents.open(sha256)) as AsyncIterable<Buffer>) pieces.push(piece);
    const content = Buffer.concat(pieces);
    const type = printableType(content);
    if (type !== null) pictures[sha256] = `data:${type};base64,${content.toString('base64')}`;
  }
  return pictures;
}
