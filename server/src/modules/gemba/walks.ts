import type { BodyOf } from '@vigie/domain/kernel/http/endpoint';
import { hasRole } from '@vigie/domain/kernel/identity/actor';
import { say } from '@vigie/domain/kernel/message';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { gembaMessages as g } from '@vigie/domain/modules/gemba/messages';
import { gembaPlanners } from '@vigie/domain/modules/gemba/rights';
import { type Walk, walkList, walkNames, type walksEndpoints } from '@vigie/domain/modules/gemba/walks/contract';
import { walkKind } from '@vigie/domain/modules/gemba/walks/kind';
import { walkFieldMessages as m, walkWorkflowMessages } from '@vigie/domain/modules/gemba/walks/messages';
import {
  type WalkItem,
  type WalkStatus,
  walkChangeObjection,
  walkWorkflow,
} from '@vigie/domain/modules/gemba/walks/workflow';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import type { Call } from '../../platform/http/call';
import { findCapture } from '../../platform/offline/capture-repository';
import type { Platform } from '../../platform/platform';
import { recordTable, type TableRecord } from '../../platform/records/record-table';
import { notify } from '../notifications/public';
import { tableKind } from '../records/public';
import { findOpenWalk, listStops, observedInWalk, walkFilters } from './walk-repository';
import { walkRoutes } from './walk-routes';

type Endpoints = typeof walksEndpoints;
/** The program plans walks of duties itself: those have no author. */
export type WalkRecord = Omit<Walk, 'authorId' | 'author'> & WalkItem & TableRecord;

export const walks = tableKind({
  names: walkNames,
  list: walkList,
  workflow: walkWorkflow,
  table: recordTable<WalkRecord>({
    kind: walkKind,
    table: 'gemba_walks',
    totals: 'gemba_walk_totals',
    prefix: 'GW_',
    digits: 5,
    fields: ['title', 'walkerId', 'routeId', 'dutyId', 'occurrence', 'dueDate', 'startedAt', 'finishedAt'],
    people: { walker: 'walkerId' },
    title: 'title',
    owner: 'walkerId',
    derived: observedInWalk,
  }),
  facts: async () => null,
  changeObjection: walkChangeObjection,
  concerned: ({ authorId, walkerId }) => [authorId, walkerId],
  maxFiles: 20,
  written: (action) => timeOf(action),
  filtered: walkFilters,
});

function timeOf(action: 'start' | 'finish' | 'skip') {
  const now = new Date().toISOString();
  if (action === 'start') return { startedAt: now };
  return action === 'finish' ? { finishedAt: now } : {};
}

/** For oneself, at once or later; for colleagues by those who plan. */
export function createWalk(platform: Platform, context: Context, body: BodyOf<Endpoints['createGembaWalk']>) {
  const { startsNow, routeId, title, walkerId = context.actor.userId ?? -1, dueDate = today() } = body;
  const isOwn = walkerId === context.actor.userId;
  if (!isOwn && !hasRole(context.actor, ...gembaPlanners)) {
    throw new Refusal('not_allowed', { message: walkWorkflowMessages.onlyOwn });
  }
  const state: WalkStatus = startsNow && isOwn ? 'in_progress' : 'planned';
  const startedAt = state === 'in_progress' ? new Date().toISOString() : null;
  const values = { routeId, walkerId, dueDate, startedAt, title: title ?? say(context.style, m.freeTitle) };
  return walks.create(
    platform,
    context,
    values,
    async (tx) => {
      if (routeId === null) return { state };
      return { state, values: { ...values, title: title ?? (await titleOfRoute(tx, routeId)) } };
    },
    notifyPlanned,
  );
}

/** Of a route that may be walked. */
export async function titleOfRoute(tx: Tx, id: string): Promise<string> {
  const route = await walkRoutes.table.find(tx, tx.context.actor.companyId, id);
  if (route?.status !== 'active') throw invalidField('routeId', g.routeUnknown);
  return route.title;
}

/** Of a walk that another person, or the program, has planned for its walker. */
export function notifyPlanned(tx: Tx, { id, title, walkerId }: Pick<WalkRecord, 'id' | 'title' | 'walkerId'>) {
  return notify(tx, { type: 'gembaWalkPlanned', recordId: id, summary: title, address: walkKind.address(id) }, [
    walkerId,
  ]);
}

const today = () => new Date().toISOString().slice(0, 10);

export async function listWalkStops(
  { database }: Platform,
  { context, params }: Call<Endpoints['listGembaWalkStops']>,
) {
  return database.read(context, async (reader) => {
    await walks.table.read(reader, context, params.id);
    return { items: await listStops(reader, context.actor.companyId, params.id) };
  });
}

export async function findMyWalk({ database }: Platform, context: Context) {
  const { companyId, userId } = context.actor;
  return { id: await database.read(context, (reader) => findOpenWalk(reader, companyId, userId)) };
}

/** The number of a walk that began on a device, once its entry has arrived. */
export function findBegunWalk({ database }: Platform, { context, params }: Call<Endpoints['findBegunGembaWalk']>) {
  const { companyId, userId } = context.actor;
  return database.read(context, async (reader) => {
    const begun = await findCapture(reader, companyId, params.captureId);
    if (begun?.record !== walkKind.name || begun.userId !== userId) throw new Refusal('not_found');
    return { id: begun.answer.recordId };
  });
}
