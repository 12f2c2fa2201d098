import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { longPathId, rowIdOrZero } from '../../kernel/ids';
import { listOf, pageQuery } from '../../kernel/listing';
import { person } from '../accounts/public';

export const alertTextLimit = 4000;
export const maxRecipients = 1000;
export const maxTeams = 100;
export const maxLinks = 10;
/** Of the people and teams that an alert names, as many as a row shows. */
export const maxRecipientsNamed = 20;

const ids = (most: number) => z.array(rowIdOrZero).check(z.maxLength(most));

/** A record that an alert points to. Cases and actions, which everyone of the company may read. */
export const recordLink = z.object({ id: z.string(), title: z.string(), address: z.string() });
export type RecordLink = z.infer<typeof recordLink>;

export const alert = z.object({
  id: z.int(),
  sender: person,
  text: z.string(),
  links: z.array(recordLink),
  recipients: z.object({
    /** True when no recipient was named. */
    isEveryone: z.boolean(),
    count: z.int(),
    /** `username (id)` and names of teams. */
    names: z.array(z.string()),
  }),
  /** The alert that this one answers. */
  replyTo: z.nullable(z.object({ id: z.int(), sender: z.string(), text: z.string() })),
  createdAt: z.string(),
  /** When the reader had it open first; null in the outbox too. */
  readAt: z.nullable(z.string()),
  /** Ticked off: struck through, below the others. */
  isDone: z.boolean(),
});
export type Alert = z.infer<typeof alert>;

export const alertBoxes = ['inbox', 'outbox'] as const;
export const alertStates = ['all', 'unread'] as const;
export type AlertState = (typeof alertStates)[number];
export type AlertBox = (typeof alertBoxes)[number];

export const alertsEndpoints = {
  listAlerts: endpoint({
    method: 'GET',
    path: '/api/v1/alerts',
    summary: 'What others wrote to the signed-in person, or what they wrote; newest first, ticked off last',
    query: z.object({
      page: pageQuery.page,
      box: z._default(z.enum(alertBoxes), 'inbox'),
      /** In the inbox. */
      state: z._default(z.enum(alertStates), 'all'),
    }),
    output: listOf(alert),
  }),
  countUnreadAlerts: endpoint({
    method: 'GET',
    path: '/api/v1/alerts/unread',
    summary: 'How many alerts the signed-in person has not read; 100 stands for more',
    output: z.object({ unread: z.int() }),
  }),
  getAlert: endpoint({
    method: 'GET',
    path: '/api/v1/alerts/:id',
    summary: 'One alert, for its author or a recipient',
    params: z.object({ id: longPathId }),
    output: alert,
  }),
  sendAlert: endpoint({
    method: 'POST',
    path: '/api/v1/alerts',
    summary: 'Write to people and teams of the company; without any, to everyone',
    creates: true,
    status: 201,
    body: z.object({
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(alertTextLimit)),
      recipientIds: z._default(ids(maxRecipients), []),
      teamIds: z._default(ids(maxTeams), []),
      /** NC_0012, ACT_0007. */
      recordIds: z._default(
        z.array(z.string().check(z.minLength(1), z.maxLength(20))).check(z.maxLength(maxLinks)),
        [],
      ),
      replyTo: z._default(z.nullable(z.int().check(z.gte(1))), null),
    }),
    output: alert,
  }),
  readAlerts: endpoint({
    method: 'POST',
    path: '/api/v1/alerts/read',
    summary: 'Mark received alerts as read; without ids, all of them',
    body: z.object({ ids: z.optional(z.array(z.int()).check(z.maxLength(100))) }),
    output: z.object({ unread: z.int() }),
  }),
  tickAlert: endpoint({
    method: 'POST',
    path: '/api/v1/alerts/:id/tick',
    summary: 'Tick an alert off in one of the two boxes, or take the tick away',
    params: z.object({ id: longPathId }),
    body: z.object({ box: z.enum(alertBoxes), isDone: z.boolean() }),
  }),
  searchRecipients: endpoint({
    method: 'GET',
    path: '/api/v1/alerts/recipients',
    summary: 'The people and teams of the company that an alert can be written to; at most twenty of each',
    query: z.object({ search: pageQuery.search }),
    output: z.object({
      people: z.array(person),
      teams: z.array(z.object({ id: z.int(), name: z.string(), memberCount: z.int() })),
    }),
  }),
  searchRecords: endpoint({
    method: 'GET',
    path: '/api/v1/alerts/records',
    summary: 'Cases and actions that an alert can point to, by number or words; at most eight of each',
    query: z.object({ search: pageQuery.search }),
    output: z.object({ items: z.array(recordLink) }),
  }),
};
