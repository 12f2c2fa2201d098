import { Readable } from 'node:stream';
import type { DossierEndpoints } from '@vigie/domain/modules/records/dossier-endpoints';
import { findLastEvent } from '../../../platform/audit/events';
import type { Context } from '../../../platform/context';
import type { Reader } from '../../../platform/database/tx';
import { recordExport } from '../../../platform/documents/list-export';
import { renderPdf } from '../../../platform/documents/pdf';
import { zip } from '../../../platform/documents/zip';
import { type Call, FileAnswer, type Handlers } from '../../../platform/http/call';
import { askerOf } from '../../../platform/jobs/queue';
import type { Platform } from '../../../platform/platform';
import { type Piece, piecesOf } from './pieces';
import type { DossierPlan, Made, Seal } from './plan';
import { dossierTail } from './tail';

const maxTries = 5;

interface Gathered<Contents> {
  readonly id: string;
  readonly contents: Contents;
  readonly made: Made;
}

const subjectOf = ({ actor }: Context, record: string, id: string) => ({
  companyId: actor.companyId,
  record,
  recordId: id,
});

/** Of one moment with its history: where something happens while it is read, it is read again. */
function gather<Contents extends object>(
  platform: Platform,
  context: Context,
  plan: DossierPlan<string, Contents>,
  id: string,
): Promise<Gathered<Contents>> {
  const subject = subjectOf(context, plan.record, id);
  const newest = async (reader: Reader) => (await findLastEvent(reader, subject))?.seq ?? 0;
  return platform.database.read(context, async (reader) => {
    let upTo = await newest(reader);
    for (let tries = 1; ; tries += 1) {
      const contents = await plan.gather(platform, reader, context, id);
      const now = await newest(reader);
      if (now === upTo || tries === maxTries) {
        const made = { upTo: now, madeAt: new Date().toISOString(), madeBy: context.actor.displayName };
        return { id, contents, made };
      }
      upTo = now;
    }
  });
}

function piecesFor<Contents extends object>(
  platform: Platform,
  context: Context,
  { record }: DossierPlan<string, Contents>,
  { id, contents, made }: Gathered<Contents>,
): AsyncGenerator<Piece> {
  const subject = subjectOf(context, record, id);
  return piecesOf(platform, context, subject, contents as Readonly<Record<string, unknown>>, made.upTo);
}

async function pdfOf<Contents extends object>(
  platform: Platform,
  context: Context,
  plan: DossierPlan<string, Contents>,
  id: string,
): Promise<Buffer> {
  const gathered = await gather(platform, context, plan, id);
  let seal: Seal = { rewritten: [], hash: '' };
  const tail = dossierTail(piecesFor(platform, context, plan, gathered), plan.words, context.style, (last) => {
    seal = last;
  });
  return renderPdf(askerOf(context), tail, () => ({
    definition: plan.definition({ ...gathered.contents, ...gathered.made }, seal, context.style),
    footer: `${id} · SHA-256 ${seal.hash}`,
  }));
}

/** One line for each comment and each event; the lists end before what only their end can say. */
async function* dataOf<Contents extends object>(
  platform: Platform,
  context: Context,
  plan: DossierPlan<string, Contents>,
  gathered: Gathered<Contents>,
): AsyncGenerator<string> {
  const { upTo: _, ...made } = gathered.made;
  const named = (values: object) =>
    Object.entries(values)
      .map(([key, value]) => `"${key}": ${JSON.stringify(value)}`)
      .join(',\n');
  yield `{\n${named(gathered.contents)},\n"comments": [`;
  let open: 'comments' | 'history' = 'comments';
  let isFirst = true;
  for await (const piece of piecesFor(platform, context, plan, gathered)) {
    if (piece.part !== 'comments' && open === 'comments') {
      yield '\n],\n"history": [';
      open = 'history';
      isFirst = true;
    }
    if (piece.part === 'seal') {
      yield `\n],\n${named({ ...piece.seal, ...made, publicKey: platform.publicKey })}\n}\n`;
      return;
    }
    yield `${isFirst ? '' : ','}\n${piece.items.map((item) => JSON.stringify(item)).join(',\n')}`;
    isFirst = false;
  }
}

async function* dataOfOne<Contents extends object>(
  platform: Platform,
  context: Context,
  plan: DossierPlan<string, Contents>,
  id: string,
): AsyncGenerator<string> {
  yield* dataOf(platform, context, plan, await gather(platform, context, plan, id));
}

async function* later(make: () => Promise<Buffer>): AsyncGenerator<Buffer> {
  yield await make();
}

/** R37: a selection, each record as PDF and as data. One after the other, while the file is already on its way. */
async function severalOf<Contents extends object>(
  platform: Platform,
  context: Context,
  plan: DossierPlan<string, Contents>,
  ids: readonly string[],
): Promise<FileAnswer> {
  const { database } = platform;
  await database.read(context, async (reader) => {
    for (const id of ids) await plan.read(reader, context, id);
  });
  const fileName = `${ids[0]}-${ids.length}.zip`;
  await recordExport(database, context, { list: 'dossiers', asked: { ids: ids.join(',') }, fileName, ids });
  const entries = ids.flatMap((id) => [
    { name: `${id}.pdf`, content: later(() => pdfOf(platform, context, plan, id)) },
    { name: `${id}.json`, content: dataOfOne(platform, context, plan, id) },
  ]);
  return new FileAnswer(fileName, 'application/zip', Readable.from(zip(entries)));
}

type Common = DossierEndpoints<''>;
type CallTo<Name extends keyof Common> = Call<Common[Name]>;

/** Answers for the endpoints that `dossierEndpoints` gives a kind. */
export function dossierHandlers<Name extends string, Contents extends object>(
  platform: Platform,
  plan: DossierPlan<Name, Contents>,
): Handlers<DossierEndpoints<Name>> {
  const { name } = plan.names;
  const handlers = {
    [`get${name}Dossier`]: async ({ context, params: { id } }: CallTo<'getDossier'>) =>
      new FileAnswer(`${id}.pdf`, 'application/pdf', Readable.from([await pdfOf(platform, context, plan, id)])),
    [`get${name}DossierData`]: async ({ context, params: { id } }: CallTo<'getDossierData'>) => {
      const gathered = await gather(platform, context, plan, id);
      return new FileAnswer(`${id}.json`, 'application/json', Readable.from(dataOf(platform, context, plan, gathered)));
    },
    [`get${name}Dossiers`]: ({ context, query }: CallTo<'getDossiers'>) =>
      severalOf(platform, context, plan, [...new Set(query.ids.split(','))]),
  };
  return handlers as unknown as Handlers<DossierEndpoints<Name>>;
}
