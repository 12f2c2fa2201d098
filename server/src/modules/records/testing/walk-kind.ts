import { everyColleague } from '@vigie/domain/kernel/identity/permission';
import { rowId } from '@vigie/domain/kernel/ids';
import { text } from '@vigie/domain/kernel/message';
import type { RecordKind } from '@vigie/domain/kernel/records/record-kind';
import { recordList } from '@vigie/domain/kernel/records/record-list';
import type { Workflow } from '@vigie/domain/kernel/workflow';
import type { ModuleContract } from '@vigie/domain/modules/index';
import { listEndpoints, namesOf, recordContract, recordFields } from '@vigie/domain/modules/records/public';
import * as z from 'zod/mini';

/** What the domain of a small module declares: a walk through the workshop, which is planned, begun and then closed, signed. */

const walkStatuses = ['planned', 'begun', 'closed'] as const;
export type WalkStatus = (typeof walkStatuses)[number];
const statusWords = {
  planned: text('Prévue', 'Planned'),
  begun: text('Commencée', 'Begun'),
  closed: text('Close', 'Closed'),
};

export interface WalkItem {
  readonly companyId: number;
  readonly ownerId: number;
  readonly status: WalkStatus;
}

export const walkWorkflow: Workflow<WalkStatus, 'begin' | 'close', 'owner', WalkItem, null> = {
  record: 'walk',
  stateLabels: statusWords,
  stateOf: ({ status }) => status,
  rolesOn: ({ companyId, ownerId }, actor) =>
    actor.companyId === companyId && actor.userId === ownerId ? ['owner'] : [],
  initial: ['planned'],
  createdEvent: 'walk.planned',
  final: ['closed'],
  usual: { planned: 'begin', begun: 'close' },
  transitions: {
    begin: { label: text('Commencer', 'Begin'), from: ['planned'], to: 'begun', by: ['owner'], event: 'walk.begun' },
    close: {
      label: text('Clore', 'Close'),
      from: ['planned', 'begun'],
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
    reasonMissing: text('Indiquez la raison.', 'Give the reason.'),
  },
};

const walkId = z.string().check(z.regex(/^WALK_\d{4,9}$/));
const walk = z.object({
  ...recordFields,
  status: z.enum(walkStatuses),
  title: z.string(),
  ownerId: z.int(),
  owner: z.string(),
});
export type Walk = z.infer<typeof walk>;

export const walkList = recordList({
  one: 'Walk',
  several: 'Walks',
  path: '/api/v1/walks',
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
export const walkNames = namesOf(walkList, 'a walk');

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
export const { endpoints: walksEndpoints, permissions: walksPermissions } = recordContract(
  walkNames,
  listEndpoints(walkList),
  {
    entry: walk,
    created: z.object({ title, ownerId: rowId }),
    changed: { title: z.optional(title) },
    moves: ['begin', 'close'],
    readers: everyColleague,
  },
);

export const walkKind: RecordKind<'walk'> = {
  name: 'walk',
  title: text('Visite', 'Walk'),
  plural: text('Visites', 'Walks'),
  id: walkId,
  address: (id) => `/apps/walks/${id}`,
  workflow: walkWorkflow,
  signed: { walk: ['owner', 'ownerId', 'status', 'title'] },
  searched: ['title', 'owner'],
  words: {
    events: {
      planned: text('a prévu la visite', 'planned the walk'),
      begun: text('a commencé la visite', 'began the walk'),
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
  permissions: walksPermissions,
  kinds: [walkKind],
};
