import * as z from 'zod/mini';
import { recordedEvent } from './audit-event';

export const longestHistoryPage = 200;

/** A history is read from its newest event on; `before` is the `next` of the page before. */
export const historyQuery = z.object({
  before: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(longestHistoryPage)), 100),
});
export type HistoryQuery = z.infer<typeof historyQuery>;

export const historyPage = z.object({
  items: z.array(recordedEvent),
  /** Where the page after this one begins; null where the history is at its end. */
  next: z.nullable(z.int()),
  total: z.int(),
});
export type HistoryPage = z.infer<typeof historyPage>;
