import type { RequirementType } from '@vigie/domain/modules/training/requirements/requirement';
import * as z from 'zod/mini';
import { readDemoData } from '../../platform/demo-data';
import type { Platform } from '../../platform/platform';
import { type Cast, contextOf, dayFromToday, demoPassword } from '../accounts/public';
import { changeParameters, getParameters } from '../parameters/public';
import { addDemoNextVersion, procedureTable } from '../procedures/public';
import type { ModuleDemo } from '../records/public';
import { createAbsence } from './absences';
import content from './demo.json';
import { createCurriculum, createPost, curricula, posts } from './members';
import { markShown, moveTraining } from './move-training';
import { reconcileTraining } from './reconcile';
import { listAbsences, ofPerson } from './repository';
import { createRequirement, requirements } from './requirements';
import { createTraining, trainings } from './trainings';

const titles = z._default(z.array(z.string()), []);
const data = z.strictObject({
  site: z.string(),
  trainer: z.string(),
  /** The procedure whose next version waits for training. */
  held: z.string(),
  gate: z.strictObject({ act: z.string(), requirement: z.string() }),
  curricula: z.array(
    z.strictObject({
      title: z.string(),
      /** Titles of procedures. */ read: titles,
      practice: titles,
      external: titles,
    }),
  ),
  posts: z.array(z.string()),
  signers: z.array(z.string()),
  signedByEach: z.int(),
  /** The requirement that QA waives for the trainer. */
  waived: z.string(),
  absence: z.strictObject({ username: z.string(), from: z.int(), until: z.int() }),
});
const demo = readDemoData('training/demo.json', data, content);
const [author, approver, admin] = ['designer', 'qa', 'company.admin'];
const signedBy = (username: string) => ({ credentials: { username, password: demoPassword } });

/** One of each kind, which nobody's work depends on. */
export const trainingDemo: ModuleDemo = {
  addRecords: async (platform) => {
    const cast: Cast = (username) => contextOf(platform, username);
    const requirementId = await requirementOf(platform, cast, 'Habilitation au gerbeur', 'external', null);
    const curriculumId = await curriculumOf(platform, cast, 'Gerbeur', [requirementId]);
    await postOf(platform, cast, 'Conducteur de gerbeur', [curriculumId]);
    await absenceOf(platform, cast, { username: admin, from: -30, until: -29 });
    await trainingByHand(platform, cast, admin, requirementId);
  },
  examples: {},
};

/** What everybody of the demo must learn, some of it learned, a version that waits for the rest, and a gate on approving cases. */
export async function addDemoTraining(platform: Platform, cast: Cast): Promise<void> {
  const curriculumIds: string[] = [];
  for (const { title, read, practice, external } of demo.curricula) {
    const ids: string[] = [];
    for (const one of read) ids.push(await readingOf(platform, cast, one));
    for (const one of practice) ids.push(await requirementOf(platform, cast, one, 'practice', null));
    for (const one of external) ids.push(await requirementOf(platform, cast, one, 'external', null));
    curriculumIds.push(await curriculumOf(platform, cast, title, ids));
  }
  for (const title of demo.posts) await postOf(platform, cast, title, curriculumIds);
  await absenceOf(platform, cast, demo.absence);
  const { companyId } = (await cast(author)).actor;
  await reconcileTraining(platform, companyId);
  for (const username of demo.signers) await signSome(platform, cast, username);
  await waiveOne(platform, cast);
  await addDemoNextVersion(platform, cast, demo.held);
  await reconcileTraining(platform, companyId);
  await gateCases(platform, cast);
}

type Table = typeof requirements.table | typeof curricula.table | typeof posts.table;

async function idOfTitle(platform: Platform, cast: Cast, { titles: known }: Pick<Table, 'titles'>, title: string) {
  const { actor } = await cast(author);
  const found = await platform.database.read(await cast(author), (reader) =>
    known.findByTitle(reader, actor.companyId, title),
  );
  return found?.id ?? null;
}

async function readingOf(platform: Platform, cast: Cast, procedure: string): Promise<string> {
  const procedureId = await idOfTitle(platform, cast, procedureTable, procedure);
  return requirementOf(platform, cast, `Lire : ${procedure}`, 'read', procedureId);
}

async function requirementOf(
  platform: Platform,
  cast: Cast,
  title: string,
  type: RequirementType,
  procedureId: string | null,
): Promise<string> {
  const known = await idOfTitle(platform, cast, requirements.table, title);
  if (known !== null) return known;
  const trainerIds = type === 'read' ? [] : [(await cast(demo.trainer)).actor.userId ?? -1];
  const created = await createRequirement(platform, await cast(author), {
    title,
    type,
    procedureId,
    templateId: null,
    passPercent: 80,
    attempts: 3,
    trainerIds,
    validityMonths: type === 'external' ? 36 : null,
    dueDays: 14,
    refreshOnReturn: type === 'practice',
  });
  return created.id;
}

async function curriculumOf(platform: Platform, cast: Cast, title: string, requirementIds: string[]): Promise<string> {
  const known = await idOfTitle(platform, cast, curricula.table, title);
  return known ?? (await createCurriculum(platform, await cast(author), { title, requirementIds })).id;
}

async function postOf(platform: Platform, cast: Cast, title: string, curriculumIds: string[]): Promise<void> {
  if ((await idOfTitle(platform, cast, posts.table, title)) !== null) return;
  await createPost(platform, await cast(author), { title, curriculumIds });
}

async function absenceOf(
  platform: Platform,
  cast: Cast,
  { username, from, until }: typeof demo.absence,
): Promise<void> {
  const context = await cast(admin);
  const personId = (await cast(username)).actor.userId ?? -1;
  const known = await platform.database.read(context, (reader) =>
    listAbsences(reader, context.actor.companyId, [personId]),
  );
  if (known.length > 0) return;
  await createAbsence(platform, context, { personId, firstDay: dayFromToday(from), lastDay: dayFromToday(until) });
}

async function trainingsOf(platform: Platform, cast: Cast, username: string) {
  const { companyId, userId } = (await cast(username)).actor;
  return platform.database.read(await cast(approver), (reader) =>
    trainings.table.listAfter(reader, companyId, ofPerson(userId)),
  );
}

async function trainingByHand(platform: Platform, cast: Cast, username: string, requirementId: string): Promise<void> {
  if ((await trainingsOf(platform, cast, username)).length > 0) return;
  const userId = (await cast(username)).actor.userId ?? -1;
  await createTraining(platform, await cast(author), { userId, requirementId, reason: 'Conduit le gerbeur' });
}

async function signSome(platform: Platform, cast: Cast, username: string): Promise<void> {
  const context = await cast(username);
  const own = (await trainingsOf(platform, cast, username)).filter(({ type }) => type === 'read');
  for (const { id, status } of own.slice(0, demo.signedByEach)) {
    if (status !== 'assigned') continue;
    const seen = await trainings.get(platform, context, id);
    const { version } = await markShown(platform, { context, params: { id }, ifMatch: seen.version });
    const body = { action: 'sign' as const, ...signedBy(username) };
    await moveTraining(platform, { context, params: { id }, ifMatch: version, body });
  }
}

async function waiveOne(platform: Platform, cast: Cast): Promise<void> {
  const own = await trainingsOf(platform, cast, demo.trainer);
  const found = own.find(({ title, status }) => title === demo.waived && status === 'assigned');
  if (!found) return;
  const body = { action: 'waive' as const, reason: 'Diplôme d’électricien.', ...signedBy(approver) };
  const call = { context: await cast(approver), params: { id: found.id }, ifMatch: found.version, body };
  await moveTraining(platform, call);
}

async function gateCases(platform: Platform, cast: Cast): Promise<void> {
  const context = await cast(author);
  const { gates, version } = await getParameters(platform, context);
  const requirementId = await idOfTitle(platform, cast, requirements.table, demo.gate.requirement);
  if (gates.length > 0 || requirementId === null) return;
  const body = { gates: [{ act: demo.gate.act, requirementIds: [requirementId] }], reason: 'Approuver se sait.' };
  await changeParameters(platform, context, version, body);
}
