import { procedureTypes } from '@vigie/domain/modules/procedures/procedures/procedure';
import type { Block } from '@vigie/domain/modules/procedures/text/blocks';
import { type VersionMove, versionStatuses } from '@vigie/domain/modules/procedures/versions/workflow';
import * as z from 'zod/mini';
import { systemContext } from '../../platform/context';
import { readDemoData } from '../../platform/demo-data';
import type { Platform } from '../../platform/platform';
import { type Cast, contextOf, demoPassword, findUser } from '../accounts/public';
import type { ModuleDemo } from '../records/public';
import { copies, copyTable, createCopy } from './copies/copies';
import { findLastCopyNumber, listToCollect } from './copies/repository';
import content from './demo.json';
import { blockId } from './demo-ids';
import { moveProcedure } from './procedures/move-procedure';
import { createProcedure, type ProcedureRecord, procedures, procedureTable } from './procedures/procedures';
import { listUnjudged } from './procedures/repository';
import { moveVersion } from './versions/move-version';
import { findText, listSiblings } from './versions/repository';
import { beginVersion, changeVersion, createVersion, setText, type VersionRecord, versions } from './versions/versions';

const written = z.strictObject({
  code: z.string(),
  type: z.enum(procedureTypes),
  title: z.string(),
  owner: z.string(),
  department: z.string(),
  /** The steps that it begins with, by their name. */
  steps: z.string(),
  equipment: z.array(z.string()),
  /** How many versions were in force, and the state of the one after them, or that all of it was retired. */
  past: z.int(),
  next: z.enum(['', ...versionStatuses]),
});
type Written = z.infer<typeof written>;
const data = z.strictObject({
  site: z.string(),
  purpose: z.string(),
  scope: z.string(),
  warning: z.string(),
  change: z.array(z.string()),
  steps: z.record(z.string(), z.array(z.string())),
  procedures: z.array(written),
});
const demo = readDemoData('procedures/demo.json', data, content);

const [author, reviewer, approver] = ['designer', 'validator', 'qa'];
const credentials = { username: approver, password: demoPassword };
const dayMs = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * dayMs);

/** One procedure in force with a draft of its next version, and one that nobody has submitted yet. */
export const proceduresDemo: ModuleDemo = {
  addRecords: async (platform) => {
    const cast: Cast = (username) => contextOf(platform, username);
    const inForce: Written = {
      type: 'procedure',
      department: 'Production',
      steps: 'prod',
      equipment: ['Remplisseuse R1'],
      code: 'PRO-1',
      title: 'Démarrage d’un lot',
      owner: 'lead',
      past: 1,
      next: 'draft',
    };
    // Its place gives it a copy.
    await addDemoProcedure(platform, cast, inForce, 3);
    await addDemoProcedure(platform, cast, { ...inForce, code: 'PRO-2', title: 'Arrêt de la ligne', past: 0 }, 2);
  },
  examples: {},
};

/** The whole library, each version through the hands of people. */
export async function addDemoProcedures(platform: Platform, cast: Cast): Promise<void> {
  for (const [place, one] of demo.procedures.entries()) await addDemoProcedure(platform, cast, one, place);
  await addDemoEnds(platform, cast);
}

/** The next version of a procedure, planned for yesterday and approved: in force as soon as whoever needs it has learned it. */
export async function addDemoNextVersion(platform: Platform, cast: Cast, title: string): Promise<void> {
  const one = demo.procedures.find((written) => written.title === title);
  if (!one) throw new Error(`The demo has no procedure ${title}`);
  const procedure = await begun(platform, cast, one);
  await lead(platform, cast, { one, procedure, number: one.past + 1, state: 'effective', days: 1 });
}

async function addDemoProcedure(platform: Platform, cast: Cast, one: Written, place: number): Promise<void> {
  const procedure = await begun(platform, cast, one);
  const isRetired = one.next === 'retired';
  const states = [
    ...Array.from({ length: one.past }, () => 'effective' as const),
    ...(one.next === '' || one.next === 'retired' ? [] : [one.next]),
  ];
  for (const [at, state] of states.entries()) {
    // The last of them about a year ago, the earlier ones before: some are due for review.
    const days = 40 + ((place * 37) % 700) + (one.past - at) * 240;
    await lead(platform, cast, { one, procedure, number: at + 1, state, days });
    if (state === 'effective' && place % 3 === 0) await addCopies(platform, cast, procedure.id);
  }
  if (!isRetired) return;
  const qa = await cast(approver);
  const { status, version } = await procedures.get(platform, qa, procedure.id);
  if (status !== 'active') return;
  const body = { action: 'retire' as const, reason: 'La machine a été démontée.', credentials };
  await moveProcedure(platform, { context: qa, params: { id: procedure.id }, ifMatch: version, body });
}

async function begun(platform: Platform, cast: Cast, one: Written): Promise<ProcedureRecord> {
  const context = await cast(author);
  const { companyId } = context.actor;
  const known = await platform.database.read(context, async (reader) => {
    const title = await procedureTable.titles.findByTitle(reader, companyId, one.title);
    return title && procedureTable.find(reader, companyId, title.id);
  });
  if (known) return known;
  const owner = (await cast(one.owner)).actor;
  const isExternal = one.type === 'external';
  const { code, type, title, department, equipment } = one;
  return createProcedure(
    platform,
    context,
    {
      code,
      type,
      title,
      department,
      equipment,
      ownerId: owner.userId ?? -1,
      sites: [demo.site],
      language: 'fr',
      reviewMonths: 24,
      templateId: null,
      issuer: isExternal ? 'Agence nationale' : '',
      edition: isExternal ? '2025' : '',
      address: isExternal ? 'https://documents.example/' : '',
      isConfidential: false,
      readerIds: [],
    },
    beginVersion,
  );
}

interface Led {
  readonly one: Written;
  readonly procedure: ProcedureRecord;
  readonly number: number;
  readonly state: VersionRecord['status'];
  /** How long ago it was approved. */
  readonly days: number;
}

/** As far as its state, from wherever an earlier start has left it. */
async function lead(platform: Platform, cast: Cast, { one, procedure, number, state, days }: Led): Promise<void> {
  const id = await versionIdOf(platform, cast, procedure.id, number);
  // QA reads what is no longer in force, too.
  const reader = await cast(approver);
  const read = () => versions.get(platform, reader, id);
  const move = async (username: string, action: VersionMove, more: object = {}) => {
    const { version } = await read();
    const call = { context: await cast(username), params: { id }, ifMatch: version, body: { action, ...more } };
    await moveVersion(platform, call, ago(days));
  };
  const first = await read();
  if (first.status === 'draft' && first.plannedFrom === null)
    await write(platform, cast, first, { one, number, days, state });
  if (state === 'draft') return;
  if (state === 'discarded') {
    if ((await read()).status === 'draft') await move(author, 'discard', { reason: 'Le besoin a disparu.' });
    return;
  }
  if ((await read()).status === 'draft') await move(author, 'submit');
  if (state === 'in_review') return;
  if ((await read()).status === 'in_review') await move(reviewer, 'review');
  if (state === 'in_approval') return;
  if ((await read()).status === 'in_approval') await move(approver, 'approve', { credentials });
}

async function versionIdOf(platform: Platform, cast: Cast, procedureId: string, number: number): Promise<string> {
  const qa = await cast(approver);
  const known = await platform.database.read(qa, (reader) => listSiblings(reader, procedureId));
  const found = known.find(({ versionNumber }) => versionNumber === number);
  return found?.id ?? (await createVersion(platform, await cast(author), { procedureId })).id;
}

async function write(
  platform: Platform,
  cast: Cast,
  version: VersionRecord,
  { one, number, days, state }: Pick<Led, 'one' | 'number' | 'days' | 'state'>,
): Promise<void> {
  const context = await cast(author);
  const params = { id: version.id };
  const text = await platform.database.read(context, (reader) => findText(reader, version.companyId, version.id));
  if (text?.version === 1) {
    const blocks = [...textOf(one, number)];
    await setText(platform, { context, params, ifMatch: 1, body: { blocks } });
  }
  const idOf = async (username: string) => (await cast(username)).actor.userId ?? -1;
  const { version: seen } = await versions.get(platform, context, version.id);
  // What was approved and is not in force yet comes in two weeks.
  const plannedFrom = (state === 'approved' ? ago(-14) : ago(days)).toISOString();
  const body = {
    summary: number === 1 ? '' : (demo.change[number % demo.change.length] ?? ''),
    impact: number === 1 ? ('whole' as const) : ('changed' as const),
    plannedFrom,
    reviewerIds: [await idOf(reviewer)],
    approverIds: [await idOf(approver)],
  };
  await changeVersion(platform, { context, params, ifMatch: seen, body });
}

/** The same blocks from version to version; each later one has a step more. */
function textOf({ code, department, steps }: Written, number: number): readonly Block[] {
  const say = (name: string, text: string, kind: 'paragraph' | 'step' | 'warning'): Block => ({
    id: blockId(`${code} ${name}`),
    kind,
    runs: [{ text }],
  });
  const head = (text: string): Block => ({
    id: blockId(`${code} ${text}`),
    kind: 'heading',
    level: 1,
    runs: [{ text }],
  });
  const known = demo.steps[steps] ?? [];
  const shown = known.slice(0, Math.min(known.length, number + 2));
  // Every version says something that the one before it did not.
  const changes = demo.change.slice(0, number - 1);
  return [
    head('Objet'),
    say('purpose', demo.purpose, 'paragraph'),
    head('Domaine d’application'),
    say('scope', demo.scope.replace('{department}', department), 'paragraph'),
    head('Déroulement'),
    say('warning', demo.warning, 'warning'),
    ...shown.map((text) => say(text, text, 'step')),
    ...changes.map((text) => say(text, text, 'paragraph')),
  ];
}

/** At the machine, and in the office of whoever leads the team. */
async function addCopies(platform: Platform, cast: Cast, procedureId: string): Promise<void> {
  const context = await cast(approver);
  const { versionId, department } = await procedures.get(platform, context, procedureId);
  if (versionId === null) return;
  const holderId = (await cast(reviewer)).actor.userId ?? -1;
  const known = await platform.database.read(context, (reader) =>
    findLastCopyNumber(reader, context.actor.companyId, versionId),
  );
  if (known > 0) return;
  await createCopy(platform, context, { versionId, use: 'controlled', place: `${department}, au poste`, holderId });
}

/** Copies that were given back or lost, and reviews: one that waits to be confirmed, one that was. */
async function addDemoEnds(platform: Platform, cast: Cast): Promise<void> {
  const qa = await cast(approver);
  const { companyId } = qa.actor;
  const recalled = await platform.database.read(qa, async (reader) => {
    const ids = await listToCollect(reader, companyId);
    return Promise.all(ids.map(({ id }) => copyTable.find(reader, companyId, id)));
  });
  const steps = [{ action: 'collect' as const }, { action: 'lose' as const, reason: 'Introuvable au poste.' }];
  for (const [place, copy] of recalled.slice(0, Math.max(0, recalled.length - 2)).entries()) {
    if (!copy) continue;
    await copies.move(platform, qa, {
      id: copy.id,
      version: copy.version,
      ...(steps[place % 2] ?? { action: 'collect' }),
    });
  }
  const [first, second] = await platform.database.read(qa, async (reader) => {
    const ids = await listUnjudged(reader, companyId, qa.actor.userId ?? -1);
    return Promise.all(ids.map(({ id }) => procedureTable.find(reader, companyId, id)));
  });
  for (const one of [first, second]) if (one) await judge(platform, one);
  if (!first) return;
  const { version } = await procedures.get(platform, qa, first.id);
  const body = { action: 'confirm' as const, credentials };
  await moveProcedure(platform, { context: qa, params: { id: first.id }, ifMatch: version, body });
}

/** By its owner, whoever that is. */
async function judge(platform: Platform, { id, ownerId, companyId, version }: ProcedureRecord): Promise<void> {
  const system = systemContext(companyId);
  const owner = await platform.database.read(system, (reader) => findUser(reader, companyId, ownerId));
  if (!owner) return;
  const context = await contextOf(platform, owner.username);
  const body = { action: 'keep' as const, credentials: { username: owner.username, password: demoPassword } };
  await moveProcedure(platform, { context, params: { id }, ifMatch: version, body });
}
