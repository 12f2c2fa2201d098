import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';

/** Apart from the other questions, because the side bar of every page asks this one. */
export const countWaiting = endpoint({
  method: 'GET',
  path: '/api/v1/overview/waiting',
  summary: 'How much waits for the signed-in person on each page; of alerts 100 stands for more',
  query: z.object({ today: z.optional(z.iso.date()) }),
  output: z.object({ pages: z.array(z.object({ page: z.string(), total: z.int() })) }),
});
