import * as z from 'zod/mini';
import { everyColleague, type Permission } from '../../../kernel/identity/permission';
import { rowId } from '../../../kernel/ids';
import { recordList } from '../../../kernel/records/record-list';
import { listMessages } from '../../../messages/lists';
import { listEndpoints, namesOf, recordContract, recordFields } from '../../records/public';
import { gembaPlanners } from '../rights';
import { routeId } from '../routes/contract';
import { dutyRhythmMessages, dutyStatusMessages, dutyFieldMessages as m } from './messages';
import { dutyRhythms } from './occurrences';
import { dutyMoves, dutyStatuses } from './workflow';

export const dutyId = z.string().check(z.regex(/^DTY_\d{4,9}$/));

export const duty = z.object({
  ...recordFields,
  status: z.enum(dutyStatuses),
  /** The name of the route, as it was when the duty began. */
  title: z.string(),
  routeId: z.string(),
  personId: z.int(),
  person: z.string(),
  rhythm: z.enum(dutyRhythms),
  firstDay: z.string(),
});
export type Duty = z.infer<typeof duty>;

export const dutyList = recordList({
  one: 'GembaDuty',
  several: 'GembaDuties',
  path: '/api/v1/gemba/duties',
  summary: 'Who walks which route how often',
  id: dutyId,
  entry: duty,
  filters: {
    status: { label: listMessages.status, values: dutyStatuses, words: dutyStatusMessages },
    rhythm: { label: m.rhythm, values: dutyRhythms, words: dutyRhythmMessages },
  },
  parameters: {},
  columns: {
    id: { title: listMessages.id, width: 12 },
    status: { title: listMessages.status, width: 14, words: dutyStatusMessages },
    title: { title: m.title, width: 50 },
    person: { title: m.person, width: 24 },
    rhythm: { title: m.rhythm, width: 18, words: dutyRhythmMessages },
    firstDay: { title: m.firstDay, width: 14, isDay: true },
  },
  sorts: ['id', 'title', 'firstDay'],
  usualSort: 'id',
  board: undefined,
  bulk: undefined,
});

export const dutyNames = namesOf(dutyList, 'a duty');

const contract = recordContract(dutyNames, listEndpoints(dutyList), {
  entry: duty,
  created: z.object({
    routeId,
    personId: rowId,
    rhythm: z.enum(dutyRhythms),
    firstDay: z.iso.date(),
  }),
  /** Another rhythm or route is another duty: the walks of this one have been planned by it. */
  changed: { personId: z.optional(rowId) },
  moves: dutyMoves,
  readers: everyColleague,
});

export const dutiesEndpoints = contract.endpoints;

export const dutiesPermissions: Record<keyof typeof dutiesEndpoints, Permission> = {
  ...contract.permissions,
  createGembaDuty: gembaPlanners,
  changeGembaDuty: gembaPlanners,
  moveGembaDuty: gembaPlanners,
};
