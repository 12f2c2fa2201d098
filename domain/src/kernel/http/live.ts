import * as z from 'zod/mini';
import { endpoint } from './endpoint';

/** What reaches an open page: a topic and the few values it needs to fetch the rest through the API. */
export const liveEvent = z.object({
  topic: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** So many pages hear this at once that each waits a part of this time, in milliseconds, before it asks. */
  spread: z.optional(z.int()),
});
export type LiveEvent = z.infer<typeof liveEvent>;

/** Records of this kind changed: pages that show them fetch again. */
export function recordsChanged(record: string): LiveEvent {
  return { topic: 'records.changed', data: { record } };
}

/** Events may have been lost on the way: every open page fetches again. */
export const recordsMissed: LiveEvent = { topic: 'records.missed', data: {} };

export const liveStream = endpoint({
  method: 'GET',
  path: '/api/v1/live',
  summary: 'The events that concern the signed-in person, as a stream of server-sent events',
  answers: 'events',
});
