import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/http/endpoint';
import { everyColleague, type Permission } from '../../../kernel/identity/permission';
import { rowId } from '../../../kernel/ids';
import { recordList } from '../../../kernel/records/record-list';
import { listMessages } from '../../../messages/lists';
import { listEndpoints, namesOf, recordContract, recordFields } from '../../records/public';
import { gembaEditors } from '../rights';
import { stationId } from '../stations/contract';
import { routeFieldMessages as m, routeStatusMessages } from './messages';
import { routeBounds, routeMoves, routeStatuses } from './workflow';

export const routeId = z.string().check(z.regex(/^RTE_\d{4,9}$/));

export const route = z.object({
  ...recordFields,
  status: z.enum(routeStatuses),
  title: z.string(),
  responsibleId: z.nullable(z.int()),
  responsible: z.nullable(z.string()),
  /** The numbers of its stations, in the order in which they are walked. */
  stations: z.array(z.string()),
  stationCount: z.int(),
});
export type Route = z.infer<typeof route>;

export const routeList = recordList({
  one: 'GembaRoute',
  several: 'GembaRoutes',
  path: '/api/v1/gemba/routes',
  summary: 'All routes of gemba walks',
  id: routeId,
  entry: route,
  filters: { status: { label: listMessages.status, values: routeStatuses, words: routeStatusMessages } },
  parameters: {},
  columns: {
    id: { title: listMessages.id, width: 12 },
    status: { title: listMessages.status, width: 14, words: routeStatusMessages },
    title: { title: m.title, width: 50 },
    stationCount: { title: m.stationCount, width: 14 },
    responsible: { title: m.responsible, width: 24 },
  },
  sorts: ['id', 'title'],
  usualSort: 'id',
  usualAssigned: 'everyone',
  board: undefined,
  bulk: undefined,
});

export const routeNames = namesOf(routeList, 'a route');

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const stations = z.array(stationId).check(
  z.minLength(routeBounds.min),
  z.maxLength(routeBounds.max),
  z.refine((ids) => new Set(ids).size === ids.length),
);

const contract = recordContract(routeNames, listEndpoints(routeList), {
  entry: route,
  created: z.object({ title, stations, responsibleId: z._default(z.nullable(rowId), null) }),
  changed: {
    title: z.optional(title),
    stations: z.optional(stations),
    responsibleId: z.optional(z.nullable(rowId)),
  },
  moves: routeMoves,
  readers: everyColleague,
});

export const routesEndpoints = {
  ...contract.endpoints,
  listGembaRouteOptions: endpoint({
    method: 'GET',
    path: '/api/v1/gemba/route-options',
    summary: 'The active routes by name; at most 500',
    output: z.object({
      items: z.array(
        z.object({ id: z.string(), title: z.string(), stationCount: z.int(), stations: z.array(z.string()) }),
      ),
    }),
  }),
};

export const routesPermissions: Record<keyof typeof routesEndpoints, Permission> = {
  ...contract.permissions,
  createGembaRoute: gembaEditors,
  changeGembaRoute: gembaEditors,
  moveGembaRoute: gembaEditors,
  listGembaRouteOptions: everyColleague,
};
