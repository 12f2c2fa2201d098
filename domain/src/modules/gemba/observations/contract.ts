import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/http/endpoint';
import { everyColleague, type Permission } from '../../../kernel/identity/permission';
import { rowId } from '../../../kernel/ids';
import { recordList } from '../../../kernel/records/record-list';
import { listMessages } from '../../../messages/lists';
import { gembaCategories, gembaCategoryBounds, gembaCategoryMessages } from '../../parameters/public';
import { listEndpoints, namesOf, recordContract, recordFields } from '../../records/public';
import { stationId } from '../stations/contract';
import { walkId } from '../walks/contract';
import { observationFieldMessages as m, observationStatusMessages, verdictMessages } from './messages';
import { observationBounds, verdicts } from './observation';
import { observationMoves, observationStatuses } from './workflow';

export const observationId = z.string().check(z.regex(/^OBS_\d{5,9}$/));

export const observation = z.object({
  ...recordFields,
  status: z.enum(observationStatuses),
  /** What was seen, or the station where nothing was written. */
  title: z.string(),
  walkId: z.string(),
  stationId: z.string(),
  /** As the station was called then. */
  station: z.string(),
  site: z.string(),
  department: z.string(),
  verdict: z.enum(verdicts),
  category: z.string(),
  text: z.string(),
  observedAt: z.string(),
  ownerId: z.int(),
  owner: z.string(),
  settlement: z.string(),
  reportId: z.nullable(z.string()),
  actionId: z.nullable(z.string()),
  /** A case that existed and takes care of it. */
  caseId: z.nullable(z.string()),
});
export type Observation = z.infer<typeof observation>;

export const observationList = recordList({
  one: 'Observation',
  several: 'Observations',
  path: '/api/v1/gemba/observations',
  summary: 'What gemba walks have seen',
  id: observationId,
  entry: observation,
  filters: {
    status: { label: listMessages.status, values: observationStatuses, words: observationStatusMessages },
    verdict: { label: m.verdict, values: verdicts, words: verdictMessages },
    category: { label: m.category, values: gembaCategories, words: gembaCategoryMessages, hasOwn: true },
    station: { label: m.station, isText: true },
    from: { label: m.from },
    until: { label: m.until },
  },
  parameters: { walk: z.optional(walkId), stationId: z.optional(stationId) },
  columns: {
    id: { title: listMessages.id, width: 12 },
    status: { title: listMessages.status, width: 14, words: observationStatusMessages },
    verdict: { title: m.verdict, width: 14, words: verdictMessages },
    title: { title: m.title, width: 60 },
    category: { title: m.category, width: 18, words: gembaCategoryMessages },
    station: { title: m.station, width: 30 },
    department: { title: m.department, width: 24 },
    observer: { title: m.observer, field: 'author', width: 24 },
    observedAt: { title: m.observedAt, width: 14, isDay: true },
  },
  sorts: ['id', 'observedAt'],
  usualSort: 'observedAt',
  board: { states: observationStatuses, status: z.enum(observationStatuses) },
  bulk: undefined,
});

export const observationNames = namesOf(observationList, 'an observation');

const text = z.string().check(z.trim(), z.maxLength(observationBounds.text));
const category = z.string().check(z.trim(), z.minLength(1), z.maxLength(gembaCategoryBounds.letters));

export const newObservation = z.object({
  walkId,
  stationId,
  verdict: z.enum(verdicts),
  category,
  text: z._default(text, ''),
  /** Of the device; now, unless said otherwise. */
  observedAt: z.optional(z.iso.datetime()),
  /** Photos that were uploaded before. */
  attachmentIds: z._default(z.array(z.uuid()).check(z.maxLength(observationBounds.photos)), []),
});

const contract = recordContract(observationNames, listEndpoints(observationList), {
  entry: observation,
  created: newObservation,
  changed: { text: z.optional(text), category: z.optional(category) },
  moves: observationMoves,
  readers: everyColleague,
});

const params = z.object({ id: observationId });

export const observationsEndpoints = {
  ...contract.endpoints,
  reportObservation: endpoint({
    method: 'POST',
    path: '/api/v1/gemba/observations/:id/report',
    summary: 'Begin the report of an observation; once: asked again, the same report',
    creates: true,
    status: 201,
    params,
    output: z.object({ reportId: z.string() }),
  }),
  actOnObservation: endpoint({
    method: 'POST',
    path: '/api/v1/gemba/observations/:id/action',
    summary: 'Make an action of an observation; once',
    creates: true,
    status: 201,
    params,
    body: z.object({
      title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      assignTo: rowId,
      dueDate: z._default(z.nullable(z.iso.date()), null),
    }),
    output: z.object({ actionId: z.string() }),
  }),
  joinObservationToCase: endpoint({
    method: 'POST',
    path: '/api/v1/gemba/observations/:id/case',
    summary:
      'Leave an observation to a case that exists and that the caller may read; it is settled when that has ended',
    changes: true,
    params,
    body: z.object({ caseId: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)) }),
    output: contract.endpoints.getObservation.output,
  }),
};

export const observationsPermissions: Record<keyof typeof observationsEndpoints, Permission> = {
  ...contract.permissions,
  reportObservation: everyColleague,
  actOnObservation: everyColleague,
  joinObservationToCase: everyColleague,
};
