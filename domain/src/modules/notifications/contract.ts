import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { listOf, pageQuery } from '../../kernel/listing';
import type { Message } from '../../kernel/message';
import { notificationSnoozeMessages as m } from './messages/notifications';
import { countUnreadNotifications } from './unread-contract';

export const notification = z.object({
  id: z.int(),
  /** One of the types that the modules declare in their notices. */
  type: z.string(),
  /** The id of the record that it speaks of: `IN_00042`. */
  recordId: z.string(),
  /** The person who caused it. */
  who: z.string(),
  summary: z.string(),
  /** Where it is, inside the application. */
  address: z.string(),
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
  /** Hidden until then. */
  snoozedUntil: z.nullable(z.string()),
});
export type Notification = z.infer<typeof notification>;

const types = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(200));
/** What each channel tells: under the bell, by mail at once, in the summary of the day. */
export const choices = z.object({ inApp: types, mail: types, digest: types });
export type Choices = z.infer<typeof choices>;
/** With whether they are those of the company, because the person has chosen nothing. */
export const shownChoices = z.extend(choices, { followsCompany: z.boolean() });
export type ShownChoices = z.infer<typeof shownChoices>;
export const channels = ['inApp', 'mail', 'digest'] as const;

export const notificationStates = ['unread', 'all', 'snoozed'] as const;
export type NotificationState = (typeof notificationStates)[number];

export const notificationsEndpoints = {
  listNotifications: endpoint({
    method: 'GET',
    path: '/api/v1/notifications',
    summary: 'What the system has told the signed-in person, newest first',
    query: z.object({ page: pageQuery.page, state: z._default(z.enum(notificationStates), 'all') }),
    output: listOf(notification),
  }),
  countUnreadNotifications,
  readNotifications: endpoint({
    method: 'POST',
    path: '/api/v1/notifications/read',
    summary: 'Mark some of own notifications as read; without ids, all of them',
    body: z.object({ ids: z.optional(z.array(z.int()).check(z.maxLength(100))) }),
    output: z.object({ unread: z.int() }),
  }),
  snoozeNotifications: endpoint({
    method: 'POST',
    path: '/api/v1/notifications/snooze',
    summary:
      'Put own notifications out of sight until a moment to come, or, with null, back into it; they are unread then',
    body: z.object({
      ids: z.array(z.int()).check(z.minLength(1), z.maxLength(100)),
      until: z.nullable(z.iso.datetime()),
    }),
    output: z.object({ unread: z.int() }),
  }),
  getNotificationChoices: endpoint({
    method: 'GET',
    path: '/api/v1/notifications/choices',
    summary: 'What the signed-in person wants to be told, and how',
    output: shownChoices,
  }),
  chooseNotifications: endpoint({
    method: 'PUT',
    path: '/api/v1/notifications/choices',
    summary: 'Choose what is told under the bell, by mail and in the daily summary',
    body: choices,
    output: shownChoices,
  }),
};

const longestDays = 366;

/** Why a notification cannot be put off until then. */
export function snoozeObjection(until: Date, now: Date): Message | null {
  if (until <= now) return m.inThePast;
  return until.getTime() - now.getTime() > longestDays * 86_400_000 ? m.tooFar : null;
}
