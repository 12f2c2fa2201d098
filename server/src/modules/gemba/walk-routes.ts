import type { BodyOf } from '@vigie/domain/kernel/http/endpoint';
import { invalidField } from '@vigie/domain/kernel/refusal';
import { gembaMessages as g } from '@vigie/domain/modules/gemba/messages';
import { type Route, routeList, routeNames, type routesEndpoints } from '@vigie/domain/modules/gemba/routes/contract';
import { routeKind } from '@vigie/domain/modules/gemba/routes/kind';
import { type RouteItem, routeChangeObjection, routeWorkflow } from '@vigie/domain/modules/gemba/routes/workflow';
import { maxStationOptions } from '@vigie/domain/modules/gemba/stations/contract';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import type { Call } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { recordTable, type TableRecord } from '../../platform/records/record-table';
import { tableKind } from '../records/public';
import { listActiveStations } from './station-repository';
import { listRouteOptions } from './walk-repository';

type Endpoints = typeof routesEndpoints;
export type RouteRecord = Route & RouteItem & TableRecord;

export const walkRoutes = tableKind({
  names: routeNames,
  list: routeList,
  workflow: routeWorkflow,
  table: recordTable<RouteRecord>({
    kind: routeKind,
    table: 'gemba_routes',
    totals: 'gemba_route_totals',
    prefix: 'RTE_',
    fields: ['title', 'stations', 'responsibleId'],
    people: { responsible: 'responsibleId' },
    title: 'title',
    owner: 'responsibleId',
    derived: { stationCount: 'cardinality(e.stations)::int' },
  }),
  facts: async () => null,
  changeObjection: routeChangeObjection,
  concerned: ({ authorId, responsibleId }) => [authorId, responsibleId],
  maxFiles: 20,
  isLinkable: false,
});

/** A station that was retired meanwhile stays on the routes that it is on, and is no stop any longer. */
async function refuseUnknown(tx: Tx, stations: readonly string[], known: readonly string[]): Promise<void> {
  const added = stations.filter((id) => !known.includes(id));
  const active = await listActiveStations(tx, tx.context.actor.companyId, added);
  if (active.size < added.length) throw invalidField('stations', g.stationUnknown);
}

export function createRoute(platform: Platform, context: Context, body: BodyOf<Endpoints['createGembaRoute']>) {
  return walkRoutes.create(platform, context, body, async (tx) => {
    await refuseUnknown(tx, body.stations, []);
    return undefined;
  });
}

export function changeRoute(
  platform: Platform,
  { context, params, ifMatch, body }: Call<Endpoints['changeGembaRoute']>,
) {
  const { reason, ...values } = body;
  return walkRoutes.change(platform, context, { id: params.id, version: ifMatch, reason, values }, (tx, before) =>
    refuseUnknown(tx, values.stations ?? [], before.stations),
  );
}

export async function listOptions({ database }: Platform, context: Context) {
  const { companyId } = context.actor;
  return { items: await database.read(context, (reader) => listRouteOptions(reader, companyId, maxStationOptions)) };
}
