import * as z from 'zod/mini';
import { endpoint } from './endpoint';

/** What reaches an open page: a topic and the few values it needs to fetch the rest through the API. */
export const liveEvent = z.object({
  topic: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type LiveEvent = z.infer<typeof liveEvent>;

/** Records of this kind changed: whoever shows them asks again. */
export function recordsChanged(record: string): LiveEvent {
  return { topic: 'records.changed', data: { record } };
}

export const liveStream = endpoint({
  method: 'GET',
  path: '/api/v1/live',
  summary: 'The events that concern the signed-in person, as a stream of server-sent events',
  answers: 'events',
});
