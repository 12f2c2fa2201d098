import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/http/endpoint';
import { everyColleague, type Permission } from '../../../kernel/identity/permission';
import { rowId } from '../../../kernel/ids';
import { recordList } from '../../../kernel/records/record-list';
import { listMessages } from '../../../messages/lists';
import { listEndpoints, namesOf, recordContract, recordFields } from '../../records/public';
import { gembaEditors } from '../rights';
import { stationFieldMessages as m, stationStatusMessages } from './messages';
import { stationMoves, stationStatuses } from './workflow';

export const stationId = z.string().check(z.regex(/^STN_\d{4,9}$/));
/** What the printed code of a station says; without letters that are taken for digits. */
export const stationToken = z.string().check(z.regex(/^[a-hjkmnp-z2-9]{12}$/));

export const station = z.object({
  ...recordFields,
  status: z.enum(stationStatuses),
  label: z.string(),
  site: z.string(),
  department: z.string(),
  equipment: z.string(),
  responsibleId: z.nullable(z.int()),
  responsible: z.nullable(z.string()),
  token: z.string(),
});
export type Station = z.infer<typeof station>;

export const stationList = recordList({
  one: 'GembaStation',
  several: 'GembaStations',
  path: '/api/v1/gemba/stations',
  summary: 'All stations of gemba walks',
  id: stationId,
  entry: station,
  filters: { status: { label: listMessages.status, values: stationStatuses, words: stationStatusMessages } },
  parameters: {},
  columns: {
    id: { title: listMessages.id, width: 12 },
    status: { title: listMessages.status, width: 14, words: stationStatusMessages },
    label: { title: m.label, width: 40 },
    site: { title: m.site, width: 24 },
    department: { title: m.department, width: 24 },
    equipment: { title: m.equipment, width: 24 },
    responsible: { title: m.responsible, width: 24 },
  },
  sorts: ['id', 'label', 'department'],
  usualSort: 'id',
  board: undefined,
  bulk: undefined,
});

export const stationNames = namesOf(stationList, 'a station');

const text = (min: number, max: number) => z.string().check(z.trim(), z.minLength(min), z.maxLength(max));

const contract = recordContract(stationNames, listEndpoints(stationList), {
  entry: station,
  created: z.object({
    label: text(1, 200),
    site: text(1, 200),
    department: text(1, 200),
    equipment: z._default(text(0, 200), ''),
    responsibleId: z._default(z.nullable(rowId), null),
  }),
  changed: {
    label: z.optional(text(1, 200)),
    site: z.optional(text(1, 200)),
    department: z.optional(text(1, 200)),
    equipment: z.optional(text(0, 200)),
    responsibleId: z.optional(z.nullable(rowId)),
  },
  moves: stationMoves,
  readers: everyColleague,
});

/** As much of a station as is needed to choose it and to print its code. */
export const stationOption = z.object({
  id: z.string(),
  label: z.string(),
  site: z.string(),
  department: z.string(),
  equipment: z.string(),
  token: z.string(),
});
export type StationOption = z.infer<typeof stationOption>;

/** Codes are printed and stations chosen from all of them; a company has some dozens. */
export const maxStationOptions = 500;

export const stationsEndpoints = {
  ...contract.endpoints,
  listGembaStationOptions: endpoint({
    method: 'GET',
    path: '/api/v1/gemba/station-options',
    summary: 'The active stations, by site, department and name; at most 500',
    output: z.object({ items: z.array(stationOption) }),
  }),
  findGembaStationByCode: endpoint({
    method: 'GET',
    path: '/api/v1/gemba/codes/:token',
    summary: 'The station whose printed code this is',
    params: z.object({ token: stationToken }),
    output: z.object({ id: z.string(), label: z.string(), equipment: z.string(), isActive: z.boolean() }),
  }),
};

export const stationsPermissions: Record<keyof typeof stationsEndpoints, Permission> = {
  ...contract.permissions,
  createGembaStation: gembaEditors,
  changeGembaStation: gembaEditors,
  moveGembaStation: gembaEditors,
  listGembaStationOptions: everyColleague,
  findGembaStationByCode: everyColleague,
};
