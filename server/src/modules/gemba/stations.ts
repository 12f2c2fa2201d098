import { randomInt } from 'node:crypto';
import type { BodyOf, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import {
  maxStationOptions,
  type Station,
  stationList,
  stationNames,
  type stationsEndpoints,
} from '@vigie/domain/modules/gemba/stations/contract';
import { stationKind } from '@vigie/domain/modules/gemba/stations/kind';
import { stationFieldMessages as m } from '@vigie/domain/modules/gemba/stations/messages';
import {
  type StationItem,
  stationChangeObjection,
  stationWorkflow,
} from '@vigie/domain/modules/gemba/stations/workflow';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import type { Call } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { recordTable, type TableRecord } from '../../platform/records/record-table';
import { tableKind } from '../records/public';
import { findStationByToken, isLabelTaken, listStationOptions } from './station-repository';

type Endpoints = typeof stationsEndpoints;
export type StationRecord = Station & StationItem & TableRecord;

export const stations = tableKind({
  names: stationNames,
  list: stationList,
  workflow: stationWorkflow,
  table: recordTable<StationRecord>({
    kind: stationKind,
    table: 'gemba_stations',
    totals: 'gemba_station_totals',
    prefix: 'STN_',
    fields: ['label', 'site', 'department', 'equipment', 'responsibleId', 'token'],
    people: { responsible: 'responsibleId' },
    title: 'label',
    owner: 'responsibleId',
  }),
  facts: async () => null,
  changeObjection: stationChangeObjection,
  concerned: ({ authorId, responsibleId }) => [authorId, responsibleId],
  maxFiles: 20,
  isLinkable: false,
});

/** Without letters that are taken for digits: a code may be typed. */
const tokenLetters = 'abcdefghjkmnpqrstuvwxyz23456789';
const tokenLength = 12;

function newToken(): string {
  return Array.from({ length: tokenLength }, () => tokenLetters[randomInt(tokenLetters.length)]).join('');
}

type NewStation = BodyOf<Endpoints['createGembaStation']>;

export function createStation(platform: Platform, context: Context, body: NewStation) {
  return stations.create(platform, context, { ...body, token: newToken() }, async (tx) => {
    await refuseTaken(tx, body, null);
    return undefined;
  });
}

export function changeStation(
  platform: Platform,
  { context, params, ifMatch, body }: Call<Endpoints['changeGembaStation']>,
) {
  const { reason, ...values } = body;
  return stations.change(platform, context, { id: params.id, version: ifMatch, reason, values }, async (tx, before) => {
    await refuseTaken(tx, { ...before, ...definedIn(values) }, params.id);
  });
}

const definedIn = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>;

/** Two stations of a site with the same name could not be distinguished when one is chosen. */
async function refuseTaken(
  tx: Tx,
  { site, label }: { site?: string | undefined; label?: string | undefined },
  id: string | null,
) {
  if (site !== undefined && label !== undefined && (await isLabelTaken(tx, { site, label, id }))) {
    throw invalidField('label', m.labelTaken);
  }
}

export async function listOptions({ database }: Platform, context: Context) {
  const { companyId } = context.actor;
  return {
    items: await database.read(context, (reader) => listStationOptions(reader, companyId, maxStationOptions)),
  };
}

export async function findByCode(
  { database }: Platform,
  { context, params }: Call<Endpoints['findGembaStationByCode']>,
): Promise<OutputOf<Endpoints['findGembaStationByCode']>> {
  const found = await database.read(context, (reader) =>
    findStationByToken(reader, context.actor.companyId, params.token),
  );
  if (!found) throw new Refusal('not_found');
  return { id: found.id, label: found.label, equipment: found.equipment, isActive: found.status === 'active' };
}
