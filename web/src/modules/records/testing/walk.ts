import { endpoint } from '@vigie/domain/kernel/http/endpoint';
import { text } from '@vigie/domain/kernel/message';
import type { RecordWords } from '@vigie/domain/kernel/records/record-kind';
import { recordList } from '@vigie/domain/kernel/records/record-list';
import type { Workflow } from '@vigie/domain/kernel/workflow';
import { listEndpoints, recordEndpoints } from '@vigie/domain/modules/records/public';
import * as z from 'zod/mini';

/** What the domain of a small kind declares: a walk through the plant, with six fields and four states. */
export const walkStatuses = ['planned', 'underway', 'closed', 'cancelled'] as const;
export type WalkStatus = (typeof walkStatuses)[number];
export type WalkMove = 'start' | 'close' | 'cancel';

export const walkMessages = {
  title: text('Titre', 'Title'),
  titleMissing: text('Donnez un titre.', 'Give a title.'),
  place: text('Lieu', 'Place'),
  walkedOn: text('Jour', 'Day'),
  risk: text('Risque', 'Risk'),
  notes: text('Notes', 'Notes'),
  owner: text('Responsable', 'Owner'),
  seen: text('Constats', 'Findings'),
  new: text('Nouvelle visite', 'New walk'),
  walks: text('Visites', 'Walks'),
  cancelQuestion: text('Pourquoi annulez-vous {id} ?', 'Why are you cancelling {id}?'),
  status: {
    planned: text('Prévue', 'Planned'),
    underway: text('En cours', 'Under way'),
    closed: text('Close', 'Closed'),
    cancelled: text('Annulée', 'Cancelled'),
  },
  risks: { low: text('Faible', 'Low'), high: text('Fort', 'High') },
  hasEnded: text('La visite est terminée.', 'The walk has ended.'),
  notesMissing: text('Écrivez d’abord ce que vous avez vu.', 'First write what you saw.'),
};
const m = walkMessages;

interface WalkItem {
  readonly ownerId: number;
  readonly status: WalkStatus;
}

export const walkWorkflow: Workflow<WalkStatus, WalkMove, 'owner', WalkItem, { readonly hasNotes: boolean }> = {
  record: 'walk',
  stateLabels: m.status,
  stateOf: ({ status }) => status,
  rolesOn: ({ ownerId }, actor) => (actor.userId === ownerId ? ['owner'] : []),
  initial: ['planned'],
  createdEvent: 'walk.planned',
  final: ['closed', 'cancelled'],
  usual: { planned: 'start', underway: 'close' },
  transitions: {
    start: {
      label: text('Commencer', 'Start'),
      from: ['planned'],
      to: 'underway',
      by: ['owner'],
      event: 'walk.started',
    },
    close: {
      label: text('Clore', 'Close'),
      from: ['underway'],
      to: 'closed',
      by: ['owner'],
      event: 'walk.closed',
      guards: [({ hasNotes }) => (hasNotes ? null : { message: m.notesMissing })],
    },
    cancel: {
      label: text('Abandonner', 'Discard'),
      from: ['planned', 'underway'],
      to: 'cancelled',
      by: ['owner'],
      event: 'walk.cancelled',
      needsReason: true,
    },
  },
  refusals: {
    wrongRole: text('Seul son responsable peut le faire.', 'Only its owner may do this.'),
    wrongState: text('Son statut ne le permet pas.', 'Its status does not allow this.'),
    reasonMissing: text('Indiquez la raison.', 'Give the reason.'),
  },
};

const walkId = z.string().check(z.regex(/^WALK_\d{4,9}$/));
const walk = z.object({
  id: z.string(),
  status: z.enum(walkStatuses),
  title: z.string(),
  place: z.string(),
  walkedOn: z.nullable(z.string()),
  risk: z.enum(['low', 'high']),
  notes: z.string(),
  owner: z.string(),
  ownerId: z.int(),
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
  filters: { status: { label: text('Statut', 'Status'), values: walkStatuses, words: m.status } },
  parameters: {},
  columns: {
    id: { title: text('N°', 'No.'), width: 12 },
    status: { title: text('Statut', 'Status'), width: 12, words: m.status },
    title: { title: m.title, width: 60 },
    place: { title: m.place, width: 30 },
    walkedOn: { title: m.walkedOn, width: 12, isDay: true },
    risk: { title: m.risk, width: 12, words: m.risks },
    owner: { title: m.owner, width: 24 },
  },
  sorts: ['id', 'title'],
  usualSort: 'id',
  board: { states: walkStatuses, status: z.enum(walkStatuses) },
  bulk: undefined,
});

const params = z.object({ id: walkId });

export const walkEndpoints = {
  ...recordEndpoints(walkNames),
  ...listEndpoints(walkList),
  getWalk: endpoint({ method: 'GET', path: `${walkNames.path}/:id`, summary: 'One walk', params, output: walk }),
  createWalk: endpoint({
    method: 'POST',
    path: walkNames.path,
    summary: 'Plan a walk',
    creates: true,
    body: z.object({ title: z.string(), place: z.string() }),
    output: walk,
  }),
  changeWalk: endpoint({
    method: 'PATCH',
    path: `${walkNames.path}/:id`,
    summary: 'Change a walk; with a reason once it is under way',
    changes: true,
    params,
    body: z.object({ notes: z.optional(z.string()), reason: z.optional(z.string()) }),
    output: walk,
  }),
  moveWalk: endpoint({
    method: 'POST',
    path: `${walkNames.path}/:id/transition`,
    summary: 'Start, close or cancel a walk',
    changes: true,
    params,
    body: z.object({ action: z.enum(['start', 'close', 'cancel']), reason: z.optional(z.string()) }),
    output: walk,
  }),
};

export const walkWords: RecordWords = {
  events: { planned: text('a prévu la visite', 'planned the walk') },
  fields: {},
};
