import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { canonicalJson, type Json } from '@vigie/domain/kernel/canonical-json';
import { rewrittenFields } from '@vigie/domain/modules/cases/rewritten';
import { historyOf } from '../../platform/audit/events';
import type { Context } from '../../platform/context';
import type { Reader } from '../../platform/database/tx';
import { renderPdf } from '../../platform/documents/pdf';
import { FileAnswer } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { findSignatures, isIntact, shownSignature } from '../../platform/signatures/signatures';
import { listComments } from '../comments/public';
import { recurrenceOf } from './analyses';
import { assemble, namesToShow, readCase, stepNamed } from './case-view';
import type { Dossier } from './dossier-data';
import { dossierDefinition } from './dossier-layout';
import { listSteps } from './step-repository';

const mostDecisions = 20;

async function gather(reader: Reader, context: Context, id: string): Promise<Dossier> {
  const record = await readCase(reader, context, id);
  const { companyId, reportId } = record;
  const written = await listSteps(reader, companyId, id);
  const decisionIds = Array.from({ length: mostDecisions }, (_, place) => `${reportId}/${place + 1}`);
  const decisions = await findSignatures(reader, companyId, 'report_decision', decisionIds);
  const history = await historyOf(reader, companyId, 'case', id);
  const told = {
    case: await assemble(reader, record),
    steps: namesToShow(record, written).map((name) => stepNamed(written, name)),
    // A report that was approved can no longer change: its decisions hold as long as they are what was signed.
    decisions: [...decisions.values()].map((one) => ({ ...shownSignature(one), isValid: isIntact(one) })),
    recurrence: await recurrenceOf(reader, record),
    comments: await listComments(reader, companyId, 'case', id),
    history,
    rewritten: rewrittenFields(history),
  };
  const hash = createHash('sha256')
    .update(canonicalJson(told as unknown as Json))
    .digest('hex');
  return { ...told, hash, madeAt: new Date().toISOString(), madeBy: context.actor.displayName };
}

export async function getCaseDossier({ database }: Platform, context: Context, id: string): Promise<FileAnswer> {
  const dossier = await database.read(context, (reader) => gather(reader, context, id));
  const pdf = await renderPdf({
    definition: dossierDefinition(dossier, context.style),
    footer: `${id} · SHA-256 ${dossier.hash}`,
  });
  return new FileAnswer(`${id}.pdf`, 'application/pdf', Readable.from([pdf]));
}

export async function getCaseDossierData({ database }: Platform, context: Context, id: string): Promise<FileAnswer> {
  const dossier = await database.read(context, (reader) => gather(reader, context, id));
  return new FileAnswer(`${id}.json`, 'application/json', Readable.from([JSON.stringify(dossier, null, 2)]));
}
