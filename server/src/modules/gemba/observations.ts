import type { BodyOf } from '@vigie/domain/kernel/http/endpoint';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import type { Objection } from '@vigie/domain/kernel/workflow';
import { gembaMessages as g } from '@vigie/domain/modules/gemba/messages';
import {
  type Observation,
  observationList,
  observationNames,
  type observationsEndpoints,
} from '@vigie/domain/modules/gemba/observations/contract';
import { observationKind } from '@vigie/domain/modules/gemba/observations/kind';
import { observationRuleMessages as m } from '@vigie/domain/modules/gemba/observations/messages';
import {
  contentObjection,
  observationBounds,
  observedAtOf,
  statusOfNew,
  type Verdict,
} from '@vigie/domain/modules/gemba/observations/observation';
import {
  type ObservationItem,
  observationChangeObjection,
  observationWorkflow,
} from '@vigie/domain/modules/gemba/observations/workflow';
import { categoryObjection } from '@vigie/domain/modules/parameters/public';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import type { Call } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { recordTable, type TableRecord } from '../../platform/records/record-table';
import { attachOwn, listAttached } from '../attachments/public';
import { notify } from '../notifications/public';
import { findParameters } from '../parameters/public';
import { tableKind } from '../records/public';
import { listObservationsOf, observationFilters } from './observation-repository';
import { type StationRecord, stations } from './stations';
import { type WalkRecord, walks } from './walks';

type Endpoints = typeof observationsEndpoints;
export type ObservationRecord = Observation & ObservationItem & TableRecord;

export const ownerOfFiles = (id: string) => ({ record: observationKind.name, recordId: id });

export const observations = tableKind({
  names: observationNames,
  list: observationList,
  workflow: observationWorkflow,
  table: recordTable<ObservationRecord>({
    kind: observationKind,
    table: 'observations',
    totals: 'observation_totals',
    counted: ['verdict', 'category'],
    prefix: 'OBS_',
    digits: 5,
    fields: [
      'walkId',
      'stationId',
      'station',
      'site',
      'department',
      'verdict',
      'category',
      'text',
      'observedAt',
      'ownerId',
      'settlement',
      'reportId',
      'actionId',
      'caseId',
    ],
    people: { owner: 'ownerId' },
    title: 'title',
    owner: 'ownerId',
    derived: { title: 'e.title' },
  }),
  facts: async () => null,
  changeObjection: observationChangeObjection,
  concerned: ({ authorId, ownerId }) => [authorId, ownerId],
  maxFiles: observationBounds.photos,
  changesNeedReason: true,
  written: (action, reason) => (action === 'settle' ? { settlement: reason } : {}),
  filtered: observationFilters,
  findRelated: (reader, { actor }, to) => listObservationsOf(reader, actor.companyId, to),
});

type NewObservation = BodyOf<Endpoints['createObservation']>;

/** In a walk that goes on, by its walker; the words and the photos that were uploaded before, or neither. */
export function createObservation(platform: Platform, context: Context, body: NewObservation) {
  const { attachmentIds, ...seen } = body;
  refuseIf('text', contentObjection(seen.text, attachmentIds.length));
  const observedAt = observedAtOf(body.observedAt, new Date()).toISOString();
  return observations.create(
    platform,
    context,
    {},
    async (tx) => {
      const walk = await lockOwnWalk(tx, seen.walkId);
      if (walk.status !== 'in_progress') throw new Refusal('wrong_state', { message: m.walkNotOpen });
      return begunAs(tx, { ...seen, observedAt });
    },
    async (tx, item) => {
      if (!(await attachOwn(tx, ownerOfFiles(item.id), attachmentIds))) {
        throw invalidField('attachmentIds', m.photoUnknown);
      }
      await notifyOwner(tx, item);
    },
  );
}

export interface Seen {
  readonly walkId: string;
  readonly stationId: string;
  readonly verdict: Verdict;
  readonly category: string;
  readonly text: string;
  readonly observedAt: string;
}

/** How an observation begins, at a station that is active, in a category that the company offers. */
export async function begunAs(tx: Tx, { walkId, stationId, verdict, category, text, observedAt }: Seen) {
  const { id, label, site, department, responsibleId } = await stationIn(tx, stationId);
  await refuseCategory(tx, category, null);
  const ownerId = responsibleId ?? tx.context.actor.userId ?? -1;
  const seen = { walkId, stationId: id, station: label, site, department, verdict, category, text };
  return { state: statusOfNew(verdict), values: { ...seen, observedAt, ownerId, settlement: '' } };
}

export async function notifyOwner(tx: Tx, { id, title, ownerId, verdict }: ObservationRecord): Promise<void> {
  if (verdict === 'good') return;
  const news = { type: 'observationNoted', recordId: id, summary: title, address: observationKind.address(id) };
  await notify(tx, news, [ownerId]);
}

async function stationIn(tx: Tx, id: string): Promise<StationRecord> {
  const station = await stations.table.find(tx, tx.context.actor.companyId, id);
  if (station?.status !== 'active') throw invalidField('stationId', g.stationUnknown);
  return station;
}

/** Locked: the walk does not end while something is noted in it. */
export async function lockOwnWalk(tx: Tx, id: string): Promise<WalkRecord> {
  const walk = await walks.table.lock(tx, id);
  if (!walk) throw invalidField('walkId', m.walkNotOpen);
  if (walk.walkerId !== tx.context.actor.userId) throw new Refusal('not_allowed', { message: m.notYourWalk });
  return walk;
}

async function refuseCategory(tx: Tx, category: string, before: string | null): Promise<void> {
  const { gembaCategories } = await findParameters(tx, tx.context.actor.companyId);
  refuseIf('category', categoryObjection(category, before, gembaCategories));
}

export function refuseIf(field: string, problem: Objection | null): void {
  if (problem) throw invalidField(field, problem.message, problem.values);
}

export function changeObservation(
  platform: Platform,
  { context, params, ifMatch, body }: Call<Endpoints['changeObservation']>,
) {
  const { reason, ...values } = body;
  const { id } = params;
  return observations.change(platform, context, { id, version: ifMatch, reason, values }, async (tx, before) => {
    if (values.category !== undefined) await refuseCategory(tx, values.category, before.category);
    if (values.text === undefined) return;
    const photos = await listAttached(tx, before.companyId, ownerOfFiles(id));
    refuseIf('text', contentObjection(values.text, photos.length));
  });
}
