import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/http/endpoint';
import { everyColleague, type Permission } from '../../../kernel/identity/permission';
import { rowId } from '../../../kernel/ids';
import { recordList } from '../../../kernel/records/record-list';
import { listMessages } from '../../../messages/lists';
import { listEndpoints, namesOf, recordContract, recordFields } from '../../records/public';
import { routeId } from '../routes/contract';
import { walkFieldMessages as m, walkStatusMessages } from './messages';
import { walkMoves, walkStatuses } from './workflow';

export const walkId = z.string().check(z.regex(/^GW_\d{5,9}$/));

export const walk = z.object({
  ...recordFields,
  /** Null where the system planned it. */
  authorId: z.nullable(z.int()),
  author: z.nullable(z.string()),
  status: z.enum(walkStatuses),
  title: z.string(),
  walkerId: z.int(),
  walker: z.string(),
  routeId: z.nullable(z.string()),
  dutyId: z.nullable(z.string()),
  occurrence: z.nullable(z.int()),
  dueDate: z.string(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  good: z.int(),
  improve: z.int(),
});
export type Walk = z.infer<typeof walk>;

export const walkList = recordList({
  one: 'GembaWalk',
  several: 'GembaWalks',
  path: '/api/v1/gemba/walks',
  summary: 'All gemba walks',
  id: walkId,
  entry: walk,
  filters: {
    status: { label: listMessages.status, values: walkStatuses, words: walkStatusMessages },
    from: { label: m.from },
    until: { label: m.until },
  },
  parameters: {},
  columns: {
    id: { title: listMessages.id, width: 12 },
    status: { title: listMessages.status, width: 16, words: walkStatusMessages },
    title: { title: m.title, width: 50 },
    walker: { title: m.walker, width: 24 },
    dueDate: { title: m.dueDate, width: 14, isDay: true },
    good: { title: m.good, width: 14 },
    improve: { title: m.improve, width: 14 },
  },
  sorts: ['id', 'title', 'dueDate'],
  usualSort: 'dueDate',
  board: { states: walkStatuses, status: z.enum(walkStatuses) },
  bulk: undefined,
});

export const walkNames = namesOf(walkList, 'a gemba walk');

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

const contract = recordContract(walkNames, listEndpoints(walkList), {
  entry: walk,
  created: z.object({
    /** The name of its route, or that it has none, unless said otherwise. */
    title: z.optional(title),
    routeId: z._default(z.nullable(routeId), null),
    /** The caller, unless said otherwise. */
    walkerId: z.optional(rowId),
    /** Today, unless said otherwise. */
    dueDate: z.optional(z.iso.date()),
    startsNow: z._default(z.boolean(), false),
  }),
  changed: { title: z.optional(title), dueDate: z.optional(z.iso.date()) },
  moves: walkMoves,
  readers: everyColleague,
});

/** A place where the walker stops, on the route or not. */
export const walkStop = z.object({
  stationId: z.string(),
  label: z.string(),
  department: z.string(),
  isActive: z.boolean(),
  isOnRoute: z.boolean(),
  /** What was observed there in this walk. */
  good: z.int(),
  improve: z.int(),
});
export type WalkStop = z.infer<typeof walkStop>;

export const walksEndpoints = {
  ...contract.endpoints,
  listGembaWalkStops: endpoint({
    method: 'GET',
    path: '/api/v1/gemba/walks/:id/stops',
    summary: 'The stations of the route in their order, then those where the walker stopped besides',
    params: z.object({ id: walkId }),
    output: z.object({ items: z.array(walkStop) }),
  }),
  findOpenGembaWalk: endpoint({
    method: 'GET',
    path: '/api/v1/gemba/open-walk',
    summary: 'The walk that the signed-in person is on, if any',
    output: z.object({ id: z.nullable(z.string()) }),
  }),
  findBegunGembaWalk: endpoint({
    method: 'GET',
    path: '/api/v1/gemba/begun-walks/:captureId',
    summary: 'The number of a walk that the signed-in person began on a device',
    params: z.object({ captureId: z.uuid() }),
    output: z.object({ id: z.string() }),
  }),
};

export const walksPermissions: Record<keyof typeof walksEndpoints, Permission> = {
  ...contract.permissions,
  listGembaWalkStops: everyColleague,
  findOpenGembaWalk: everyColleague,
  findBegunGembaWalk: everyColleague,
};
