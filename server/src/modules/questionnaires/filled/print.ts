import { Readable } from 'node:stream';
import type { Context } from '../../../platform/context';
import { renderPdf } from '../../../platform/documents/pdf';
import { FileAnswer } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';
import { type Printed, printDefinition } from './print-layout';
import { detailOf, readQuestionnaire } from './questionnaire-view';

/** What is printed, of one moment. */
export function gatherPrinted(platform: Platform, context: Context, id: string): Promise<Printed> {
  return platform.database.read(context, async (reader) => {
    const record = await readQuestionnaire(reader, context, id);
    const detail = await detailOf(platform, reader, context, record);
    return { record, detail, madeAt: new Date().toISOString(), madeBy: context.actor.displayName };
  });
}

export async function printQuestionnaire(platform: Platform, context: Context, id: string): Promise<FileAnswer> {
  const printed = await gatherPrinted(platform, context, id);
  const { templateId, templateVersion } = printed.record;
  const file = await renderPdf(nothingMore(), () => ({
    definition: printDefinition(printed, context.style),
    footer: `${id} · ${templateId} v${templateVersion}`,
  }));
  return new FileAnswer(`${id}.pdf`, 'application/pdf', Readable.from([file]));
}

async function* nothingMore(): AsyncGenerator<never> {}
