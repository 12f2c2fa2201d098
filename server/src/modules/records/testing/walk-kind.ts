import { endpoint } from '@vigie/domain/kernel/http/endpoint';
import { everyColleague } from '@vigie/domain/kernel/identity/permission';
import { text } from '@vigie/domain/kernel/message';
import type { RecordKind } from '@vigie/domain/kernel/records/record-kind';
import { recordList } from '@vigie/domain/kernel/records/record-list';
import { credentials } from '@vigie/domain/kernel/trail/signature';
import type { Workflow } from '@vigie/domain/kernel/workflow';
import type { ModuleContract } from '@vigie/domain/modules/index';
import { listEndpoints, recordEndpoints, recordPermissions } from '@vigie/domain/modules/records/public';
import * as z from 'zod/mini';

/** What the domain of a small module declares: a walk through the workshop, which is planned and then closed, signed. */

const walkStatuses = ['planned', 'closed'] as const;
export type WalkStatus = (typeof walkStatuses)[number];
const statusWords = { planned: text('Prévue', 'Planned'), closed: text('Close', 'Closed') };

export interface WalkItem {
  readonly companyId: number;
  readonly ownerId: number;
  readonly status: WalkStatus;
}

export const walkWorkflow: Workflow<WalkStatus, 'close', 'owner', WalkItem, null> = {
  record: 'walk',
  stateLabels: statusWords,
  stateOf: ({ status }) => status,
  rolesOn: ({ companyId, ownerId }, actor) =>
    actor.companyId === companyId && actor.userId === ownerId ? ['owner'] : [],
  initial: ['planned'],
  createdEvent: 'walk.planned',
  final: ['closed'],
  usual: { planned: 'close' },
  transitions: {
    close: {
      label: text('Clore', 'Close'),
      from: ['planned'],
      to: 'closed',
      by: ['owner'],
      event: 'walk.closed',
      notice: 'walkClosed',
      signature: text('Clos', 'Closed'),
    },
  },
  refusals: {
    wrongRole: text('Seul son auteur peut le faire.', 'Only its author may do this.'),
    wrongState: text('Cette visite est close.', 'This walk is closed.'),
    reasonMissing: text('Dites pourquoi.', 'Say why.'),
  },
};

const walkId = z.string().check(z.regex(/^WALK_\d{4,9}$/));
const walk = z.object({
  id: z.string(),
  status: z.enum(walkStatuses),
  title: z.string(),
  owner: z.string(),
  comments: z.int(),
  version: z.int(),
});
export type Walk = z.infer<typeof walk>;

export const walkNames = { name: 'Walk', noun: 'a walk', path: '/api/v1/walks', id: walkId } as const;

export const walkList = recordList({
  one: 'Walk',
  several: 'Walks',
  path: walkNames.path,
  summary: 'The walks of the company',
  id: walkId,
  entry: walk,
  filters: { status: { label: text('Statut', 'Status'), values: walkStatuses, words: statusWords } },
  parameters: {},
  columns: {
    id: { title: text('N°', 'No.'), width: 12 },
    status: { title: text('Statut', 'Status'), width: 12, words: statusWords },
    title: { title: text('Titre', 'Title'), width: 60 },
  },
  sorts: ['id', 'title'],
  usualSort: 'id',
  board: { states: walkStatuses, status: z.enum(walkStatuses) },
  bulk: undefined,
});
export const walkListEndpoints = listEndpoints(walkList);

export const walksEndpoints = {
  ...recordEndpoints(walkNames),
  ...walkListEndpoints,
  planWalk: endpoint({
    method: 'POST',
    path: walkNames.path,
    summary: 'Plan a walk',
    creates: true,
    status: 201,
    body: z.object({ title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
    output: walk,
  }),
  closeWalk: endpoint({
    method: 'POST',
    path: `${walkNames.path}/:id/close`,
    summary: 'Close a walk, signed',
    changes: true,
    params: z.object({ id: walkId }),
    body: z.object({ credentials: z.optional(credentials) }),
    output: walk,
  }),
};

export const walkKind: RecordKind<'walk'> = {
  name: 'walk',
  title: text('Visite', 'Walk'),
  plural: text('Visites', 'Walks'),
  id: walkId,
  address: (id) => `/apps/walks/${id}`,
  workflow: walkWorkflow,
  signed: { walk: ['status', 'title'] },
  words: {
    events: {
      planned: text('a prévu la visite', 'planned the walk'),
      closed: text('a clos la visite', 'closed the walk'),
    },
    fields: {},
    values: { status: statusWords },
  },
  notices: {
    walkClosed: {
      title: text('{who} a clos la visite : {summary}', '{who} closed the walk: {summary}'),
      mail: text('Une visite est close', 'A walk was closed'),
    },
  },
};

export const walksContract: ModuleContract = {
  endpoints: walksEndpoints,
  permissions: {
    ...recordPermissions('Walk', everyColleague),
    listWalks: everyColleague,
    getWalkBoard: everyColleague,
    exportWalks: everyColleague,
    planWalk: everyColleague,
    closeWalk: everyColleague,
  },
  kinds: [walkKind],
};
