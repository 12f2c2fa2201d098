import { addDays } from '@vigie/domain/kernel/day';
import { statusOfNew } from '@vigie/domain/modules/gemba/observations/observation';
import { observationWorkflow } from '@vigie/domain/modules/gemba/observations/workflow';
import { walkWorkflow } from '@vigie/domain/modules/gemba/walks/workflow';
import * as z from 'zod/mini';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import { readDemoData } from '../../platform/demo-data';
import type { Platform } from '../../platform/platform';
import { initialState, transitionIn } from '../../platform/transition';
import { type Cast, contextOf, dayFromToday } from '../accounts/public';
import type { ModuleDemo } from '../records/public';
import content from './demo.json';
import { createDuty } from './duties';
import { dutyTable } from './duty-table';
import { actOnObservation, reportObservation } from './follow-ups';
import { observations } from './observations';
import { createStation, type StationRecord, stations } from './stations';
import { createRoute, walkRoutes } from './walk-routes';
import { createWalk, type WalkRecord, walks } from './walks';

const seen = z.strictObject({
  verdict: z.enum(['good', 'improve']),
  category: z.string(),
  text: z.string(),
});
const data = z.strictObject({
  stations: z.array(
    z.strictObject({ label: z.string(), site: z.string(), department: z.string(), equipment: z.string() }),
  ),
  /** Places among the stations. */
  routes: z.array(z.strictObject({ title: z.string(), stations: z.array(z.int()) })),
  duties: z.array(z.strictObject({ route: z.int(), person: z.string(), rhythm: z.enum(['weekly', 'monthly']) })),
  walkers: z.array(z.string()),
  seen: z.array(seen),
});
const demo = readDemoData('gemba/demo.json', data, content);
type Seen = z.infer<typeof seen>;

const keeper = 'designer';

/** Stations and routes, and a walk and an observation in each state that needs no other module. */
export const gembaDemo: ModuleDemo = {
  addRecords: addFirstGemba,
  examples: { GembaWalk: (title) => ({ title }) },
};

async function addFirstGemba(platform: Platform): Promise<void> {
  const context = await contextOf(platform, keeper);
  const { companyId } = context.actor;
  for (const station of demo.stations) {
    const known = await platform.database.read(context, (reader) =>
      stations.table.titles.findByTitle(reader, companyId, station.label),
    );
    if (!known) await createStation(platform, context, { ...station, responsibleId: null });
  }
  const ids = await stationIds(platform, context);
  for (const { title, stations: places } of demo.routes) {
    if (await isKnown(platform, context, title)) continue;
    const of = places.flatMap((place) => ids[place] ?? []);
    await createRoute(platform, context, { title, stations: of, responsibleId: null });
  }
  await addFirstDuty(platform, context);
  await addFirstWalks(platform, context);
}

/** The last route: nobody else is given it later. */
async function addFirstDuty(platform: Platform, context: Context): Promise<void> {
  const { title = '' } = demo.routes.at(-1) ?? {};
  if (await hasDuty(platform, context, title)) return;
  const { companyId, userId } = context.actor;
  const route = await platform.database.read(context, (reader) =>
    walkRoutes.table.titles.findByTitle(reader, companyId, title),
  );
  const firstDay = dayFromToday(2);
  await createDuty(platform, context, {
    routeId: route?.id ?? '',
    personId: userId ?? -1,
    rhythm: 'monthly',
    firstDay,
  });
}

async function isKnown(platform: Platform, context: Context, title: string): Promise<boolean> {
  const { companyId } = context.actor;
  return platform.database.read(context, async (reader) => {
    const found = await Promise.all(
      [walkRoutes.table, walks.table].map(({ titles }) => titles.findByTitle(reader, companyId, title)),
    );
    return found.some((one) => one !== null);
  });
}

/** In the order of the file. */
async function stationIds(platform: Platform, { actor, ...context }: Context): Promise<readonly string[]> {
  return platform.database.read({ actor, ...context }, async (reader) => {
    const found = demo.stations.map(({ label }) => stations.table.titles.findByTitle(reader, actor.companyId, label));
    return (await Promise.all(found)).flatMap((one) => one?.id ?? []);
  });
}

async function addFirstWalks(platform: Platform, context: Context): Promise<void> {
  const title = 'Tournée de prise de poste';
  if (await isKnown(platform, context, title)) return;
  await createWalk(platform, context, {
    title: 'Tournée du quai',
    routeId: null,
    startsNow: false,
    dueDate: dayFromToday(3),
  });
  const skipped = await createWalk(platform, context, { title: 'Tournée du magasin', routeId: null, startsNow: false });
  await walks.move(platform, context, {
    id: skipped.id,
    version: skipped.version,
    action: 'skip',
    reason: 'Inventaire en cours.',
  });
  const [first = ''] = await stationIds(platform, context);
  await addDemoWalk(platform, context, {
    title,
    day: dayFromToday(-1),
    stationIds: [first],
    seen: demo.seen.slice(0, 3),
  });
  await createWalk(platform, context, { title: 'Tournée en cours', routeId: null, startsNow: true });
}

interface DemoWalk {
  readonly title: string;
  readonly day: string;
  readonly routeId?: string;
  readonly stationIds: readonly string[];
  readonly seen: readonly Seen[];
}

/** What a walk has left to be settled. */
interface OpenPoint {
  readonly id: string;
  readonly text: string;
}

/** A walk of a past day with what was seen in it, in one transaction: the demo has hundreds of them. */
async function addDemoWalk(platform: Platform, context: Context, plan: DemoWalk): Promise<readonly OpenPoint[]> {
  const { title, day, routeId = null, stationIds: ids } = plan;
  const userId = context.actor.userId ?? -1;
  return platform.database.transaction(context, async (tx) => {
    const state = initialState(walkWorkflow, 'in_progress');
    const at = (minute: number) => `${day}T08:${String(minute).padStart(2, '0')}:00.000Z`;
    const walk = await walks.table.create(tx, state, {
      title,
      walkerId: userId,
      routeId,
      dueDate: day,
      startedAt: at(0),
    });
    const open: OpenPoint[] = [];
    for (const [place, one] of plan.seen.entries()) {
      const station = await stations.table.find(tx, context.actor.companyId, ids[place % ids.length] ?? '');
      if (!station) continue;
      const id = await note(tx, walk, station, one, at(5 + place));
      if (one.verdict === 'improve') open.push({ id, text: one.text });
    }
    await finish(tx, walk, at(45));
    return open;
  });
}

async function note(tx: Tx, walk: WalkRecord, station: StationRecord, one: Seen, observedAt: string): Promise<string> {
  const { label, site, department } = station;
  const { id } = await observations.table.create(tx, initialState(observationWorkflow, statusOfNew(one.verdict)), {
    ...one,
    walkId: walk.id,
    stationId: station.id,
    station: label,
    site,
    department,
    observedAt,
    ownerId: station.responsibleId ?? walk.walkerId,
    settlement: '',
  });
  return id;
}

async function finish(tx: Tx, { id }: WalkRecord, finishedAt: string): Promise<void> {
  await transitionIn(tx, {
    workflow: walkWorkflow,
    action: 'finish',
    recordId: id,
    lock: (inner) => walks.table.lock(inner, id),
    facts: async () => null,
    write: (inner, item, to) => walks.table.saveState(inner, item, to, { finishedAt }),
    content: walks.table.auditedFields,
  });
}

const walkCount = 60;
const seenInEach = 5;
const settledBecause = [
  'Fait le jour même.',
  'Remis en place avec l’équipe.',
  'Affichage refait.',
  'Commandé et posé.',
];

/** Eleven months of walks and what was seen in them, duties, and observations that became a report or an action. */
export async function addDemoGemba(platform: Platform, cast: Cast): Promise<void> {
  const context = await cast(keeper);
  const ids = await stationIds(platform, context);
  const routes = await platform.database.read(context, (reader) =>
    Promise.all(
      demo.routes.map(({ title }) => walkRoutes.table.titles.findByTitle(reader, context.actor.companyId, title)),
    ),
  );
  await addDemoDuties(
    platform,
    cast,
    routes.map((route) => route?.id ?? ''),
  );
  const last = titleOfWalk(walkCount - 1);
  if (await isKnown(platform, context, last)) return;
  for (let walk = 0; walk < walkCount; walk += 1) {
    const title = titleOfWalk(walk);
    if (await isKnown(platform, context, title)) continue;
    const route = walk % demo.routes.length;
    const day = dayFromToday(6 * (walk - walkCount));
    const places = demo.routes[route]?.stations ?? [];
    const who = await cast(demo.walkers[walk % demo.walkers.length] ?? keeper);
    const open = await addDemoWalk(platform, who, {
      title,
      day,
      ...(routes[route] && { routeId: routes[route].id }),
      stationIds: places.flatMap((place) => ids[(place + (walk % 3)) % ids.length] ?? []),
      seen: Array.from(
        { length: seenInEach },
        (_, place) => demo.seen[(walk * 7 + place * 3) % demo.seen.length],
      ).filter((one) => one !== undefined),
    });
    await followUp(platform, who, open, walk);
  }
}

const titleOfWalk = (walk: number): string =>
  `${demo.routes[walk % demo.routes.length]?.title ?? ''}, semaine du ${dayOfWeek(walk)}`;

function dayOfWeek(walk: number): string {
  return addDays(dayFromToday(0), 6 * (walk - walkCount))
    .split('-')
    .reverse()
    .join('/');
}

/** Old ones are settled; of the rest, some became a report or an action, one was withdrawn. */
async function followUp(platform: Platform, who: Context, open: readonly OpenPoint[], walk: number): Promise<void> {
  for (const [place, { id, text }] of open.entries()) {
    const nth = walk * seenInEach + place;
    if (nth % 41 === 7) await reportObservation(platform, who, id);
    else if (nth % 41 === 19) {
      const assignTo = who.actor.userId ?? -1;
      await actOnObservation(platform, who, id, {
        title: `${text.replace(/\.$/, '')} : à reprendre (${id})`,
        assignTo,
        dueDate: dayFromToday(20),
      });
    } else if (nth % 41 === 30) {
      await observations.move(platform, who, { id, version: 1, action: 'withdraw', reason: 'Noté deux fois.' });
    } else if (walk < walkCount - 8 && nth % 3 > 0) {
      const reason = settledBecause[nth % settledBecause.length];
      await observations.move(platform, who, { id, version: 1, action: 'settle', reason });
    }
  }
}

async function addDemoDuties(platform: Platform, cast: Cast, routeIds: readonly string[]): Promise<void> {
  const planner = await cast('qa');
  for (const { route, person, rhythm } of demo.duties) {
    const { actor } = await cast(person);
    const routeId = routeIds[route] ?? '';
    if (await hasDuty(platform, planner, demo.routes[route]?.title ?? '')) continue;
    await createDuty(platform, planner, { routeId, personId: actor.userId ?? -1, rhythm, firstDay: dayFromToday(2) });
  }
}

function hasDuty(platform: Platform, context: Context, title: string): Promise<boolean> {
  const { companyId } = context.actor;
  return platform.database.read(context, async (reader) => {
    return (await dutyTable.titles.findByTitle(reader, companyId, title)) !== null;
  });
}
