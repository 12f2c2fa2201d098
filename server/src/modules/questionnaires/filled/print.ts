import { Readable } from 'node:stream';
import { questionnaireSigned } from '@vigie/domain/modules/questionnaires/filled/kind';
import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import type { Context } from '../../../platform/context';
import type { Reader } from '../../../platform/database/tx';
import { renderPdf } from '../../../platform/documents/pdf';
import { FileAnswer } from '../../../platform/http/call';
import { askerOf } from '../../../platform/jobs/queue';
import type { Platform } from '../../../platform/platform';
import { listSignaturesUnder } from '../../../platform/signatures/signatures';
import type { JudgedSignature } from '../../../platform/signatures/signed-kinds';
import { listIdsOfCase } from './case-repository';
import { type Printed, printDefinition } from './print-layout';
import { detailOf, readQuestionnaire } from './questionnaire-view';

/** What is printed, of one moment. */
export function gatherPrinted(platform: Platform, context: Context, id: string): Promise<Printed> {
  return platform.database.read(context, async (reader) => {
    const record = await readQuestionnaire(platform, reader, context, id);
    const detail = await detailOf(platform, reader, context, record);
    return { detail, madeAt: new Date().toISOString(), madeBy: context.actor.displayName };
  });
}

const signedRecords = Object.keys(questionnaireSigned);

/** A questionnaire of a case, with each signature that was made on it. */
export interface FilledForCase extends QuestionnaireDetail {
  readonly signatures: readonly JudgedSignature[];
}

/** All that were not given up. */
export async function gatherFilledFor(
  platform: Platform,
  reader: Reader,
  context: Context,
  caseId: string,
): Promise<FilledForCase[]> {
  const filled: FilledForCase[] = [];
  for (const id of await listIdsOfCase(reader, context.actor.companyId, caseId)) {
    const record = await readQuestionnaire(platform, reader, context, id);
    const detail = await detailOf(platform, reader, context, record);
    const stored = await listSignaturesUnder(reader, record.companyId, signedRecords, id);
    filled.push({ ...detail, signatures: await platform.signedKinds.judge(reader, record.companyId, stored) });
  }
  return filled;
}

export async function printQuestionnaire(platform: Platform, context: Context, id: string): Promise<FileAnswer> {
  const printed = await gatherPrinted(platform, context, id);
  const { templateId, templateVersion } = printed.detail;
  const file = await renderPdf(askerOf(context), nothingMore(), () => ({
    definition: printDefinition(printed, context.style),
    footer: `${id} · ${templateId} v${templateVersion}`,
  }));
  return new FileAnswer(`${id}.pdf`, 'application/pdf', Readable.from([file]));
}

async function* nothingMore(): AsyncGenerator<never> {}
