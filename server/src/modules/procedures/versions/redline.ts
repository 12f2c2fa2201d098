import { Readable } from 'node:stream';
import { say } from '@vigie/domain/kernel/message';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { copyPaperMessages } from '@vigie/domain/modules/procedures/copies/messages';
import type { versionsEndpoints } from '@vigie/domain/modules/procedures/versions/contract';
import type { Context } from '../../../platform/context';
import type { Speak } from '../../../platform/documents/nodes';
import { type Call, FileAnswer } from '../../../platform/http/call';
import { askerOf } from '../../../platform/jobs/queue';
import type { Platform } from '../../../platform/platform';
import { listAttached } from '../../attachments/public';
import { compareTexts } from '../text/text-jobs';
import { printRedline } from '../text/text-pdf';
import { headOf, picturesOf } from './print';
import { findText } from './repository';
import { ownerOfVersion, versionTable } from './versions';

type Endpoints = typeof versionsEndpoints;

/** Two versions of one procedure, both of which the caller reads. */
function readBoth({ database }: Pick<Platform, 'database'>, context: Context, laterId: string, formerId: string) {
  return database.read(context, async (reader) => {
    const [former, later] = [
      await versionTable.read(reader, context, formerId),
      await versionTable.read(reader, context, laterId),
    ];
    if (former.procedureId !== later.procedureId) throw new Refusal('not_found');
    const { companyId } = later;
    return {
      former,
      later,
      texts: [await findText(reader, companyId, former.id), await findText(reader, companyId, later.id)] as const,
      files: [
        ...(await listAttached(reader, companyId, ownerOfVersion(later.id))),
        ...(await listAttached(reader, companyId, ownerOfVersion(former.id))),
      ],
    };
  });
}

export async function compareVersions(
  platform: Platform,
  { context, params, query }: Call<Endpoints['compareProcedureVersions']>,
) {
  const { texts } = await readBoth(platform, context, params.id, query.former);
  const [former, later] = texts;
  return { compared: [...(await compareTexts(askerOf(context), former?.blocks ?? [], later?.blocks ?? []))] };
}

export async function printVersionsRedline(
  platform: Platform,
  { context, params, query }: Call<Endpoints['printProcedureRedline']>,
): Promise<FileAnswer> {
  const { former, later, texts, files } = await readBoth(platform, context, params.id, query.former);
  const [before, after] = [texts[0]?.blocks ?? [], texts[1]?.blocks ?? []];
  const compared = await compareTexts(askerOf(context), before, after);
  const speak: Speak = (message, values) => say(context.style, message, values);
  const pictures = await picturesOf(platform.contents, files, [...before, ...after]);
  const head = headOf(later, [speak(copyPaperMessages.against, { n: former.versionNumber })], null, speak);
  const pdf = await printRedline(askerOf(context), head, compared, pictures, speak);
  const name = `${former.label}--${later.label}.pdf`;
  return new FileAnswer(name, 'application/pdf', Readable.from([pdf]));
}
