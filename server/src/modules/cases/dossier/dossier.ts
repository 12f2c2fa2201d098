import { Readable } from 'node:stream';
import { findLastEvent } from '../../../platform/audit/events';
import type { Context } from '../../../platform/context';
import type { Reader } from '../../../platform/database/tx';
import { recordExport } from '../../../platform/documents/list-export';
import { renderPdf } from '../../../platform/documents/pdf';
import { zip } from '../../../platform/documents/zip';
import { FileAnswer } from '../../../platform/http/call';
import { askerOf } from '../../../platform/jobs/queue';
import type { Platform } from '../../../platform/platform';
import { findSignatures } from '../../../platform/signatures/signatures';
import { gatherFilledFor } from '../../questionnaires/public';
import { recurrenceOf } from '../analyses';
import { assembleCase, namesToShow, ownerOf, readCase, stepNamed } from '../case-view';
import { listSteps } from '../step-repository';
import type { Dossier, Seal } from './data';
import { dossierDefinition } from './layout';
import { piecesOf } from './pieces';
import { dossierTail } from './tail';

const maxDecisions = 20;
const maxTries = 5;

/** Of one moment with its history: where something happens while it is read, it is read again. */
async function gather(platform: Platform, reader: Reader, context: Context, id: string): Promise<Dossier> {
  const subject = { companyId: context.actor.companyId, ...ownerOf(id) };
  const newest = async () => (await findLastEvent(reader, subject))?.seq ?? 0;
  let upTo = await newest();
  for (let tries = 1; ; tries += 1) {
    const contents = await gatherContents(platform, reader, context, id);
    const now = await newest();
    if (now === upTo || tries === maxTries) {
      return { ...contents, upTo: now, madeAt: new Date().toISOString(), madeBy: context.actor.displayName };
    }
    upTo = now;
  }
}

async function gatherContents(platform: Platform, reader: Reader, context: Context, id: string) {
  const record = await readCase(reader, context, id);
  const { companyId, reportId } = record;
  const written = await listSteps(reader, companyId, id);
  const decided = reportId === null ? 0 : maxDecisions;
  const decisionIds = Array.from({ length: decided }, (_, place) => `${reportId}/${place + 1}`);
  const decisions = await findSignatures(reader, companyId, 'report_decision', decisionIds);
  return {
    case: await assembleCase(reader, record),
    steps: namesToShow(record, written).map((name) => stepNamed(written, name)),
    decisions: await platform.signedKinds.judge(reader, companyId, [...decisions.values()]),
    questionnaires: await gatherFilledFor(platform, reader, context, id),
    recurrence: await recurrenceOf(reader, record),
  };
}

export async function getCaseDossier(platform: Platform, context: Context, id: string): Promise<FileAnswer> {
  return new FileAnswer(`${id}.pdf`, 'application/pdf', Readable.from([await pdfOf(platform, context, id)]));
}

async function pdfOf(platform: Platform, context: Context, id: string): Promise<Buffer> {
  const dossier = await platform.database.read(context, (reader) => gather(platform, reader, context, id));
  let seal: Seal = { rewritten: [], hash: '' };
  const tail = dossierTail(piecesOf(platform, context, dossier), context.style, (last) => {
    seal = last;
  });
  return renderPdf(askerOf(context), tail, () => ({
    definition: dossierDefinition(dossier, seal, context.style),
    footer: `${id} · SHA-256 ${seal.hash}`,
  }));
}

/** R37: a selection, each case as PDF and as data. One after the other, while the file is already on its way. */
export async function getCaseDossiers(
  platform: Platform,
  context: Context,
  ids: readonly string[],
): Promise<FileAnswer> {
  const { database } = platform;
  await database.read(context, async (reader) => {
    for (const id of ids) await readCase(reader, context, id);
  });
  const fileName = `${ids[0]}-${ids.length}.zip`;
  await recordExport(database, context, { list: 'dossiers', asked: { ids: ids.join(',') }, fileName, ids });
  const entries = ids.flatMap((id) => [
    { name: `${id}.pdf`, content: later(() => pdfOf(platform, context, id)) },
    { name: `${id}.json`, content: dataOfCase(platform, context, id) },
  ]);
  return new FileAnswer(fileName, 'application/zip', Readable.from(zip(entries)));
}

async function* later(make: () => Promise<Buffer>): AsyncGenerator<Buffer> {
  yield await make();
}

async function* dataOfCase(platform: Platform, context: Context, id: string): AsyncGenerator<string> {
  const dossier = await platform.database.read(context, (reader) => gather(platform, reader, context, id));
  yield* dataOf(platform, context, dossier);
}

export async function getCaseDossierData(platform: Platform, context: Context, id: string): Promise<FileAnswer> {
  const dossier = await platform.database.read(context, (reader) => gather(platform, reader, context, id));
  return new FileAnswer(`${id}.json`, 'application/json', Readable.from(dataOf(platform, context, dossier)));
}

/** One line for each comment and each event; the lists end before what only their end can tell. */
async function* dataOf(platform: Platform, context: Context, dossier: Dossier): AsyncGenerator<string> {
  const { upTo, madeAt, madeBy, ...contents } = dossier;
  const named = (values: object) =>
    Object.entries(values)
      .map(([key, value]) => `"${key}": ${JSON.stringify(value)}`)
      .join(',\n');
  yield `{\n${named(contents)},\n"comments": [`;
  let open: 'comments' | 'history' = 'comments';
  let isFirst = true;
  for await (const piece of piecesOf(platform, context, dossier)) {
    if (piece.part !== 'comments' && open === 'comments') {
      yield '\n],\n"history": [';
      open = 'history';
      isFirst = true;
    }
    if (piece.part === 'seal') {
      yield `\n],\n${named({ ...piece.seal, madeAt, madeBy, publicKey: platform.publicKey })}\n}\n`;
      return;
    }
    yield `${isFirst ? '' : ','}\n${piece.items.map((item) => JSON.stringify(item)).join(',\n')}`;
    isFirst = false;
  }
}
